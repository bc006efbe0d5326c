// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Takes 1 % of each transfer from who receives it.
contract FeeToken is MockToken {
    function _afterTokenTransfer(address from, address to, uint256 amount) internal override {
        if (from != address(0) && to != address(0)) _burn(to, amount / 100);
    }
}
