// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Label } from "../libraries/Label.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title LabeledToken
/// @notice Keeps a token's name, symbol and decimals in its code, so that reading them costs no storage.
abstract contract LabeledToken {
    /* IMMUTABLES */

    uint8 private immutable _digits;
    bytes32 private immutable _nameHead;
    bytes32 private immutable _nameTail;
    uint256 private immutable _nameLength;
    bytes32 private immutable _symbolHead;
    uint256 private immutable _symbolLength;

    /* CONSTRUCTOR */

    constructor(TokenIdentity memory identity) {
        _digits = identity.decimals;
        (_nameHead, _nameTail, _nameLength) = (identity.name.head, identity.name.tail, identity.name.length);
        (_symbolHead, _symbolLength) = (identity.symbol.head, identity.symbol.length);
    }

    /* METADATA */

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
