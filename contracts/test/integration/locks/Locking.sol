// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenLockFactory } from "src/interfaces/ITokenLockFactory.sol";
import { TokenLock } from "src/locks/TokenLock.sol";
import { TokenLockParams } from "src/types/TokenLockParams.sol";

/// @notice How tests create locks, and what must be vested by a plain formula.
library Locking {
    /// @dev A call to the factory alone: a prank before it concerns that call.
    function create(ITokenLockFactory factory, TokenLockParams memory params) internal returns (TokenLock) {
        return TokenLock(payable(factory.createLocks(listOf(params))[0]));
    }

    function listOf(TokenLockParams memory params) internal pure returns (TokenLockParams[] memory list) {
        list = new TokenLockParams[](1);
        list[0] = params;
    }

    /// @dev Of all that has arrived by then.
    function vested(TokenLockParams memory params, uint256 total, uint256 time) internal pure returns (uint256) {
        uint256 passed = time < params.startTimestamp ? 0 : time - params.startTimestamp;
        if (passed < params.cliffSeconds || time < params.startTimestamp) return 0;
        if (passed > params.durationSeconds) passed = params.durationSeconds;
        return params.durationSeconds == 0 ? total : total * passed / params.durationSeconds;
    }
}
