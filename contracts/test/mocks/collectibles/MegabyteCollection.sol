// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { OddCollection } from "./OddCollection.sol";

/// @notice Returns, or reverts with, a megabyte: who copies it pays for it.
contract MegabyteCollection is OddCollection {
    bool private immutable _reverts;

    constructor(bool reverts) {
        _reverts = reverts;
    }

    function _misbehave() internal view override {
        bool reverts = _reverts;
        assembly {
            if reverts { revert(0, 1000000) }
            return(0, 1000000)
        }
    }
}
