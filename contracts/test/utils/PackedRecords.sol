// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Writes what MultiSender reads, byte by byte, on purpose apart from its own code.
library PackedRecords {
    function pack(uint256 width, uint256[] memory mantissas, address[] memory recipients)
        internal
        pure
        returns (bytes memory records)
    {
        for (uint256 i = 0; i < recipients.length; ++i) {
            records = bytes.concat(records, cut(mantissas[i], width), bytes20(recipients[i]));
        }
    }

    function pack(address[] memory recipients) internal pure returns (bytes memory records) {
        for (uint256 i = 0; i < recipients.length; ++i) {
            records = bytes.concat(records, bytes20(recipients[i]));
        }
    }

    /// @dev The last `width` bytes of a number.
    function cut(uint256 number, uint256 width) internal pure returns (bytes memory text) {
        text = new bytes(width);
        for (uint256 i = 0; i < width; ++i) {
            text[width - 1 - i] = bytes1(uint8(number >> (8 * i)));
        }
    }
}
