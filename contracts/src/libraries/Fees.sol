// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Fees
/// @notice What a transfer pays.
library Fees {
    /// @dev Hundredths of a percent in the whole.
    uint256 private constant BPS = 10_000;

    /// @notice One component of a fee, rounded down.
    /// @param amount Base units, at most 112 bits.
    /// @param bps Hundredths of a percent, at most 16 bits: the product fits.
    function part(uint256 amount, uint256 bps) internal pure returns (uint256) {
        unchecked {
            return amount * bps / BPS;
        }
    }
}
