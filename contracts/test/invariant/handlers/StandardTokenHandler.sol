// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";

/// @notice Transfers and approves among a few holders.
contract StandardTokenHandler is Test {
    IERC20 private immutable _token;
    address[] private _holders;

    constructor(IERC20 token, address[] memory holders) {
        (_token, _holders) = (token, holders);
    }

    function transfer(uint256 from, uint256 to, uint256 amount) external {
        address holder = _holder(from);
        amount = bound(amount, 0, _token.balanceOf(holder));
        vm.prank(holder);
        _token.transfer(_holder(to), amount);
    }

    function approve(uint256 owner, uint256 spender, uint256 amount) external {
        vm.prank(_holder(owner));
        _token.approve(_holder(spender), amount);
    }

    function transferFrom(uint256 spender, uint256 from, uint256 to, uint256 amount) external {
        (address by, address holder) = (_holder(spender), _holder(from));
        uint256 allowance = _token.allowance(holder, by);
        uint256 balance = _token.balanceOf(holder);
        amount = bound(amount, 0, allowance < balance ? allowance : balance);
        vm.prank(by);
        _token.transferFrom(holder, _holder(to), amount);
    }

    function _holder(uint256 seed) private view returns (address) {
        return _holders[seed % _holders.length];
    }
}
