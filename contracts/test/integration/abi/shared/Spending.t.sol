// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Target } from "./Target.sol";

/// @notice What a holder has, only the holder or whom it has allowed moves.
abstract contract Spending_Shared_Test is Target {
    function testFuzz_RevertWhen_HolderHasAllowedNothing(uint256 seed, uint256 amount) external {
        address[] memory callers = _callers();
        address caller = callers[seed % callers.length];
        bytes32 state = _state();
        for (uint256 i = 0; i < callers.length; ++i) {
            uint256 balance = IERC20(target).balanceOf(callers[i]);
            uint256 units = bound(amount, 1, balance == 0 ? 1 : balance);
            (bool isDone,) = _call(caller, abi.encodeCall(IERC20.transferFrom, (callers[i], caller, units)));
            assertFalse(isDone, "taken from another");
        }
        assertEq(_state(), state, "state");
    }
}
