// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ScriptedToken } from "../tokens/ScriptedToken.sol";

/// @notice A wrapped coin that keeps the coin and wraps nothing.
contract GreedyCoin is ScriptedToken {
    function deposit() external payable { }
}
