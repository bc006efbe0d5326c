// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "./Errors.sol";

/// @title Records
/// @notice Packed lists of recipients. With a width of 1 to 32, a record is that many bytes of mantissa (big-endian) and
/// 20 bytes of address; its amount is `mantissa * unit`. With width 0 a record is the address alone, its amount `unit`.
library Records {
    /* CONSTANTS */

    /// @dev Bytes per address.
    uint256 private constant ADDRESS_LENGTH = 20;

    /// @dev Bytes of the longest mantissa: a 256-bit number.
    uint256 private constant MAX_WIDTH = 32;

    /* FUNCTIONS */

    /// @notice The width itself, once it is known to be 1 to 32.
    function checkWidth(uint256 width) internal pure returns (uint256) {
        if (width == 0 || width > MAX_WIDTH) revert Errors.MultiSender_WidthOutOfRange(width);

        return width;
    }

    /// @notice The number of records, once they are known to be whole ones whose amounts cannot add up to 2^256 or more.
    /// @param width 0 to 32.
    function count(bytes calldata records, uint256 unit, uint256 width) internal pure returns (uint256 number) {
        uint256 recordLength = width + ADDRESS_LENGTH;
        if (records.length == 0) revert Errors.MultiSender_NoRecipients();
        if (records.length % recordLength != 0) revert Errors.MultiSender_RecordsLength(records.length, recordLength);

        number = records.length / recordLength;

        // Exact, because floor(floor(a / b) / c) = floor(a / (b * c)). A unit of 0 makes every amount 0.
        uint256 maxMantissa = width == 0 ? 1 : type(uint256).max >> (256 - 8 * width);
        if (unit != 0 && maxMantissa > type(uint256).max / unit / number) {
            revert Errors.MultiSender_AmountOverflow(unit, width, number);
        }
    }

    /// @notice The record at an index below {count}.
    function at(bytes calldata records, uint256 index, uint256 unit, uint256 width)
        internal
        pure
        returns (address recipient, uint256 amount)
    {
        // Nothing overflows: the offset is within the records, and {count} bounded the amounts.
        unchecked {
            uint256 offset = index * (width + ADDRESS_LENGTH);
            recipient = address(bytes20(records[offset + width:]));
            amount = width == 0 ? unit : unit * (uint256(bytes32(records[offset:])) >> (256 - 8 * width));
        }
    }
}
