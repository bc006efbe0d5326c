// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "./Errors.sol";

/// @title Starvation
/// @notice Tells a call that failed by itself from one that was given too little gas. No price of the chain enters it: a call
/// that ends for want of gas leaves a 64th of it, and so does each call around it.
library Starvation {
    /// @dev Of the gas that a call was to have, the part that is left at least where it did not lack any: it would take
    /// eight calls in one another to leave as much.
    uint256 private constant GIVEN_PER_LEFT = 8;

    /// @notice Gas that is left at least after a call that has failed by itself.
    /// @param given Gas that the call was to have.
    function leastLeft(uint256 given) internal pure returns (uint256) {
        return given / GIVEN_PER_LEFT;
    }

    /// @notice Reverts if a call that has failed may have lacked gas. More of it then shows whether it fails by itself.
    /// @param given Gas that the call was to have.
    function refuse(uint256 given) internal view {
        uint256 required = leastLeft(given);
        if (gasleft() < required) revert Errors.TokenVault_InsufficientGas(gasleft(), required);
    }

    /// @notice After a call that has failed and was to have so much gas: ends this call unless that one had it all, whatever it
    /// did with it. It takes all its gas along, for the calls around it to see what was lacking, as in {refuse}.
    /// @dev What is left now was there before, and no call gets more than 63 of 64 parts of it.
    function endUnlessGiven(uint256 given) internal view {
        if (gasleft() / 64 * 63 >= given) return;

        assembly ("memory-safe") {
            invalid()
        }
    }
}
