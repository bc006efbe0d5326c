// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "../tokens/MockToken.sol";

/// @notice Uses as much gas for each transfer as it was given at creation, and fails with less.
contract HungryToken is MockToken {
    uint256 private _appetite;

    function setAppetite(uint256 appetite) external {
        _appetite = appetite;
    }

    function _beforeTokenTransfer(address, address, uint256) internal view override {
        if (_appetite == 0) return;

        uint256 end = gasleft() - _appetite;
        while (gasleft() > end) { }
    }
}
