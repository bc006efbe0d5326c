// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Transfers_Taxed_Shared_Test } from "../taxed/shared/Transfers.t.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

contract Transfers_LiquidityGeneratorToken_Test is Transfers_Taxed_Shared_Test, LiquidityGenerator_Test { }
