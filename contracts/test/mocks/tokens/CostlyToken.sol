// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BlocklistToken } from "./BlocklistToken.sol";

/// @notice Uses a lot of gas to tell a balance, as tokens do that follow an index.
contract CostlyToken is BlocklistToken {
    uint256 public constant COST = 60_000;

    function balanceOf(address account) public view override returns (uint256) {
        uint256 start = gasleft();
        while (start - gasleft() < COST) { }
        return super.balanceOf(account);
    }
}
