// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Dividends
/// @notice How a distribution is shared: what one eligible unit has earned since the beginning, in units of 2^-128 of the
/// reward token's base unit. Nothing is lost: what does not divide evenly is kept, and so is each holder's fraction.
/// @dev Eligible units have at most 112 bits, and all amounts together less than 128: so all sums and products here fit in
/// 256 bits.
library Dividends {
    /// @dev Bits behind the point: with 112 bits of eligible units, what does not divide evenly is less than 2^-16 of a
    /// reward token's base unit.
    uint256 internal constant FRACTION_BITS = 128;

    /// @notice Shares an amount.
    /// @param perUnit What a unit has earned so far.
    /// @param remainder What did not divide evenly so far, in 2^-128.
    /// @param amount Base units of the reward token.
    /// @param eligible Units that share it, more than zero.
    function add(uint256 perUnit, uint256 remainder, uint256 amount, uint256 eligible)
        internal
        pure
        returns (uint256 newPerUnit, uint256 newRemainder)
    {
        unchecked {
            uint256 whole = (amount << FRACTION_BITS) + remainder;
            return (perUnit + whole / eligible, whole % eligible);
        }
    }

    /// @notice What so many units have earned while a unit went from one sum to the next, in 2^-128.
    function earned(uint256 units, uint256 perUnitBefore, uint256 perUnitNow) internal pure returns (uint256) {
        unchecked {
            return units * (perUnitNow - perUnitBefore);
        }
    }
}
