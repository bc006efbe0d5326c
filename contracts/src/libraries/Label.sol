// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Label
/// @notice A name or symbol of at most 64 bytes, taken apart into words that a token can keep in its code.
/// @dev Put together in assembly: to concatenate and cut takes 84 bytes more, in each token.
library Label {
    /// @param head Bytes 0 to 31, filled up with zeros on the right.
    /// @param tail Bytes 32 to 63, likewise.
    /// @param length Number of bytes: a text may itself end in zeros.
    struct Words {
        bytes32 head;
        bytes32 tail;
        uint256 length;
    }

    /// @notice Takes a text of at most 64 bytes apart.
    function pack(string calldata text) internal pure returns (Words memory words) {
        bytes calldata data = bytes(text);
        // forge-lint: disable-next-line(unsafe-typecast): what does not fit goes to the tail
        words.head = bytes32(data);
        // forge-lint: disable-next-line(unsafe-typecast): at most 32 bytes are left
        if (data.length > 32) words.tail = bytes32(data[32:]);
        words.length = data.length;
    }

    /// @notice Puts a text of at most 32 bytes together again.
    function unpack(bytes32 head, uint256 length) internal pure returns (string memory text) {
        assembly ("memory-safe") {
            text := mload(0x40)
            mstore(0x40, add(text, 64))
            mstore(text, length)
            mstore(add(text, 32), head)
        }
    }

    /// @notice Puts a text of at most 64 bytes together again.
    function unpack(bytes32 head, bytes32 tail, uint256 length) internal pure returns (string memory text) {
        assembly ("memory-safe") {
            text := mload(0x40)
            mstore(0x40, add(text, 96))
            mstore(text, length)
            mstore(add(text, 32), head)
            mstore(add(text, 64), tail)
        }
    }
}
