// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SSTORE2 } from "solady/utils/SSTORE2.sol";
import { IERC7572 } from "../interfaces/IERC7572.sol";
import { Label } from "../libraries/Label.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title LabeledToken
/// @notice Keeps a token's name, symbol, decimals and contract URI in code, so that reading them costs no storage.
abstract contract LabeledToken is IERC7572 {
    /* IMMUTABLES */

    uint8 private immutable _digits;
    bytes32 private immutable _nameHead;
    bytes32 private immutable _nameTail;
    uint256 private immutable _nameLength;
    bytes32 private immutable _symbolHead;
    uint256 private immutable _symbolLength;

    /// @dev Account whose code is the contract URI, behind one byte that stops who calls it; zero if there is none. In storage, 66
    /// bytes would cost twice as much, and an empty one 20,000 gas more.
    address private immutable _uriAt;

    /* CONSTRUCTOR */

    constructor(TokenIdentity memory identity) {
        _digits = identity.decimals;
        (_nameHead, _nameTail, _nameLength) = (identity.name.head, identity.name.tail, identity.name.length);
        (_symbolHead, _symbolLength) = (identity.symbol.head, identity.symbol.length);
        if (bytes(identity.contractURI).length > 0) _uriAt = SSTORE2.write(bytes(identity.contractURI));
    }

    /* METADATA */

    /// @inheritdoc IERC7572
    /// @dev As {SSTORE2-read}, but an account without code is an empty text.
    function contractURI() external view returns (string memory uri) {
        address at = _uriAt;
        assembly ("memory-safe") {
            uri := mload(0x40)
            let length := extcodesize(at)
            length := sub(length, gt(length, 0))
            mstore(uri, length)
            extcodecopy(at, add(uri, 32), 1, length)
            mstore(0x40, add(add(uri, 32), length))
        }
    }

    function _name() internal view returns (string memory) {
        return Label.unpack(_nameHead, _nameTail, _nameLength);
    }

    function _symbol() internal view returns (string memory) {
        return Label.unpack(_symbolHead, _symbolLength);
    }

    function _decimals() internal view returns (uint8) {
        return _digits;
    }
}
