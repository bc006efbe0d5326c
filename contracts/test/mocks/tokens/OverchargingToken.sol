// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Charges MultiSender, and it alone, one unit more than it sends: what lies there would pay for it.
contract OverchargingToken is MockToken {
    address private immutable _victim;

    constructor(address victim) {
        _victim = victim;
    }

    function _afterTokenTransfer(address from, address to, uint256) internal override {
        if (from == _victim && to != address(0)) _burn(_victim, 1);
    }
}
