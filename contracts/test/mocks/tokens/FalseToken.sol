// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Moves nothing and returns false, instead of reverting, for those on its list.
contract FalseToken is MockToken {
    mapping(address account => bool) public isRefused;

    function setRefused(address account, bool refused) external {
        isRefused[account] = refused;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        return !isRefused[to] && super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        return !isRefused[to] && super.transferFrom(from, to, amount);
    }
}
