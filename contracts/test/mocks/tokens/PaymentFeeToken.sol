// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Takes 1 % of each transfer from who receives it, but for one account: a pull there brings all.
contract PaymentFeeToken is MockToken {
    address private immutable _exempt;

    constructor(address exempt) {
        _exempt = exempt;
    }

    function _afterTokenTransfer(address from, address to, uint256 amount) internal override {
        if (from != address(0) && to != address(0) && to != _exempt) _burn(to, amount / 100);
    }
}
