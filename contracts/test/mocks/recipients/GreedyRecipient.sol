// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Accepts coin if it may use a lot of gas for it, and fails with less.
contract GreedyRecipient {
    uint256 public constant APPETITE = 2_900_000;

    receive() external payable {
        uint256 end = gasleft() - APPETITE;
        while (gasleft() > end) { }
    }
}
