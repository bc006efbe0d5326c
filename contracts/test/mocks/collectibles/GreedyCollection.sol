// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { OddCollection } from "./OddCollection.sol";

/// @notice Transfers if it may use a lot of gas for it, and fails with less.
contract GreedyCollection is OddCollection {
    uint256 public constant APPETITE = 2_900_000;

    function _misbehave() internal view override {
        uint256 end = gasleft() - APPETITE;
        while (gasleft() > end) { }
    }
}
