// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DearTokenChain } from "../shared/DearTokenChain.sol";
import { TokenRoute } from "./TokenRoute.sol";

contract DearChain_Token_Test is DearTokenChain, TokenRoute { }
