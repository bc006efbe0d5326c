// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Returns, or reverts with, a megabyte: who copies it pays for it.
contract ReturningRecipient {
    bool private immutable _reverts;

    constructor(bool reverts) {
        _reverts = reverts;
    }

    receive() external payable {
        bool reverts = _reverts;
        assembly {
            if reverts { revert(0, 1000000) }
            return(0, 1000000)
        }
    }
}
