// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Starvation
/// @notice Tells a call that failed by itself from one that was given too little gas. No price of the chain enters it, EIP-150 alone.
library Starvation {
    /// @notice Whether a call that has just failed had so much gas, whatever it did with it.
    /// @dev What is left now was there before, and a call may get 63 of 64 parts of that.
    /// @param given Gas that the call was to have.
    function hadAll(uint256 given) internal view returns (bool) {
        return gasleft() / 64 * 63 >= given;
    }
}
