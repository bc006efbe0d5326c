// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BlocklistToken } from "./BlocklistToken.sol";

/// @notice Uses a lot of gas for those on its list, and fails with less.
contract GreedyToken is BlocklistToken {
    uint256 public constant APPETITE = 2_900_000;

    function _beforeTokenTransfer(address, address to, uint256) internal view override {
        if (!isBlocked[to]) return;

        uint256 end = gasleft() - APPETITE;
        while (gasleft() > end) { }
    }
}
