// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DearTokenChain } from "../shared/DearTokenChain.sol";
import { TokenFromRoute } from "./TokenFromRoute.sol";

contract DearChain_TokenFrom_Test is DearTokenChain, TokenFromRoute { }
