// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";

/// @notice Packed lists of recipients, read byte by byte.
library PlainRecords {
    /// @dev For all that need an amount or an id of their own in each record.
    function checkWidth(uint256 width) internal pure {
        if (width == 0 || width > 32) revert Errors.MultiSender_WidthOutOfRange(width);
    }

    function count(bytes calldata records, uint256 width) internal pure returns (uint256) {
        uint256 recordLength = width + 20;
        if (records.length == 0) revert Errors.MultiSender_NoRecipients();
        if (records.length % recordLength != 0) revert Errors.MultiSender_RecordsLength(records.length, recordLength);

        return records.length / recordLength;
    }

    /// @dev As {count}, and the highest sum that the width allows fits in 248 bits.
    function countBounded(bytes calldata records, uint256 unit, uint256 width) internal pure returns (uint256 number) {
        number = count(records, width);

        uint256 maxMantissa = 1;
        if (width > 0) maxMantissa = type(uint256).max >> (256 - 8 * width);
        if (unit > type(uint248).max / number / maxMantissa) {
            revert Errors.MultiSender_AmountOverflow(unit, width, number);
        }
    }

    /// @return number The mantissa or id, 0 if the width is 0.
    function at(bytes calldata records, uint256 index, uint256 width)
        internal
        pure
        returns (uint256 number, address recipient)
    {
        bytes calldata record = records[index * (width + 20):(index + 1) * (width + 20)];
        for (uint256 i = 0; i < width; ++i) {
            number = number * 256 + uint8(record[i]);
        }
        recipient = address(bytes20(record[width:]));
    }

    /// @return amount In wei or base units.
    function amountAt(bytes calldata records, uint256 index, uint256 unit, uint256 width)
        internal
        pure
        returns (uint256 amount, address recipient)
    {
        (amount, recipient) = at(records, index, width);
        amount = width == 0 ? unit : amount * unit;
    }
}
