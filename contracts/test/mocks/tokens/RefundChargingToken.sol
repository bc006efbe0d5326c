// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BlocklistToken } from "./BlocklistToken.sol";

/// @notice Charges one account one unit more for what it sends to another: what lies there would pay for it.
contract RefundChargingToken is BlocklistToken {
    address private immutable _victim;
    address private immutable _to;

    constructor(address victim, address to) {
        (_victim, _to) = (victim, to);
    }

    function _afterTokenTransfer(address from, address to, uint256) internal override {
        if (from == _victim && to == _to) _burn(_victim, 1);
    }
}
