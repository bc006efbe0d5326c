// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "./Errors.sol";

/// @title Records
/// @notice Packed lists of recipients. With a width of 1 to 32, a record is that many bytes of mantissa (big-endian) and
/// 20 bytes of address; its amount is `mantissa * unit`. With width 0 a record is the address alone, its amount `unit`.
library Records {
    /* CONSTANTS */

    /// @dev Bytes per address.
    uint256 internal constant ADDRESS_LENGTH = 20;

    /// @dev Bytes of the longest mantissa: a 256-bit number.
    uint256 private constant MAX_WIDTH = 32;

    /// @dev Highest sum of all amounts. The bits above it are what lets the token loop read an answer from where an amount
    /// begins: see {TokenLoop}.
    uint256 private constant MAX_SUM = type(uint248).max;

    /* FUNCTIONS */

    /// @notice The width itself, once it is known to be 1 to 32.
    function checkWidth(uint256 width) internal pure returns (uint256) {
        // 0 wraps to the highest number of all.
        unchecked {
            if (width - 1 >= MAX_WIDTH) revert Errors.MultiSender_WidthOutOfRange(width);
        }

        return width;
    }

    /// @notice Reverts unless these are whole records, at least one, whose amounts cannot add up to 2^248 or more.
    /// @param width 0 to 32.
    function check(bytes calldata records, uint256 unit, uint256 width) internal pure {
        // Nothing overflows: the width is at most 32, and a list is shorter than 2^64 bytes.
        unchecked {
            uint256 recordLength = width + ADDRESS_LENGTH;
            uint256 count = records.length / recordLength;
            if (count == 0 || count * recordLength != records.length) _refuseLength(records.length, recordLength);

            // Nearly every list: 96 bits of mantissa, 88 of unit and 64 of count make 248.
            if (width <= 12 && unit < 2 ** 88) return;

            // Exact, because floor(floor(a / b) / c) = floor(a / (b * c)). A unit of 0 makes every amount 0.
            uint256 maxMantissa = width == 0 ? 1 : type(uint256).max >> (256 - 8 * width);
            if (unit != 0 && maxMantissa > MAX_SUM / unit / count) {
                revert Errors.MultiSender_AmountOverflow(unit, width, count);
            }
        }
    }

    /// @notice The record at an index, after {check}.
    function at(bytes calldata records, uint256 index, uint256 unit, uint256 width)
        internal
        pure
        returns (address recipient, uint256 amount)
    {
        // Nothing overflows: the offset is within the records, and {check} bounded the amounts.
        unchecked {
            uint256 offset = index * (width + ADDRESS_LENGTH);
            recipient = address(bytes20(records[offset + width:]));
            amount = width == 0 ? unit : unit * (uint256(bytes32(records[offset:])) >> (256 - 8 * width));
        }
    }

    /// @notice The sum of the amounts from one index up to another that is not counted, after {check}.
    function sum(bytes calldata records, uint256 first, uint256 end, uint256 unit, uint256 width)
        internal
        pure
        returns (uint256 total)
    {
        // Nothing overflows: {check} bounded the sum of all amounts.
        unchecked {
            if (width == 0) return (end - first) * unit;
        }

        assembly ("memory-safe") {
            let step := add(width, ADDRESS_LENGTH)
            let drop := sub(256, shl(3, width)) // bits of a word that follow the mantissa
            let last := add(records.offset, mul(end, step))
            for { let next := add(records.offset, mul(first, step)) } lt(next, last) { next := add(next, step) } {
                total := add(total, shr(drop, calldataload(next)))
            }
            total := mul(total, unit)
        }
    }

    /// @notice The number of records, after {check}.
    function numberOf(bytes calldata records, uint256 width) internal pure returns (uint256) {
        return records.length / (width + ADDRESS_LENGTH);
    }

    function _refuseLength(uint256 length, uint256 recordLength) private pure {
        if (length == 0) revert Errors.MultiSender_NoRecipients();

        revert Errors.MultiSender_RecordsLength(length, recordLength);
    }
}
