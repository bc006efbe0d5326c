// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Takes coin and returns a word, or refuses it with one: neither is anybody's business.
contract AnsweringRecipient {
    bool private immutable _reverts;
    uint256 private immutable _word;

    constructor(bool reverts, uint256 word) {
        (_reverts, _word) = (reverts, word);
    }

    fallback() external payable {
        (bool reverts, uint256 word) = (_reverts, _word);
        assembly {
            mstore(0, word)
            if reverts { revert(0, 32) }
            return(0, 32)
        }
    }
}
