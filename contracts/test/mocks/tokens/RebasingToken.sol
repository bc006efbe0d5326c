// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BlocklistToken } from "./BlocklistToken.sol";

/// @notice Changes one account's balance right before that account first pays with it.
contract RebasingToken is BlocklistToken {
    address private immutable _account;
    uint256 private _rise;
    uint256 private _fall;

    constructor(address account) {
        _account = account;
    }

    function setChange(uint256 rise, uint256 fall) external {
        (_rise, _fall) = (rise, fall);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        if (msg.sender == _account) {
            if (_rise > 0) _mint(_account, _rise);
            if (_fall > 0) _burn(_account, _fall);
            (_rise, _fall) = (0, 0);
        }
        return super.transfer(to, amount);
    }
}
