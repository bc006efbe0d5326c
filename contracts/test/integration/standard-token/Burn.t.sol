// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";
import { IStandardToken } from "src/interfaces/IStandardToken.sol";
import { Base_Test } from "../../Base.t.sol";
import { Defaults } from "../../utils/Defaults.sol";

contract Burn_Test is Base_Test {
    ERC20 private _token;
    uint256 private _supply;

    function setUp() public override {
        super.setUp();
        _token = ERC20(standardTokenFactory.createToken(Defaults.standardToken(alice)));
        _supply = _token.totalSupply();
    }

    function testFuzz_WhenHolderBurns(uint256 first, uint256 second) external {
        first = bound(first, 0, _supply);
        second = bound(second, 0, _supply - first);
        vm.expectEmit(address(_token));
        emit ERC20.Transfer(alice, address(0), first);
        vm.prank(alice);
        _burn(first);
        vm.prank(alice);
        _burn(second);

        assertEq(_token.balanceOf(alice), _supply - first - second, "balance");
        assertEq(_token.totalSupply(), _supply - first - second, "supply");
        assertEq(_token.balanceOf(address(0)), 0, "zero address");
    }

    function test_WhenAllIsBurnt() external {
        vm.prank(alice);
        _burn(_supply);
        assertEq(_token.totalSupply(), 0, "supply");

        vm.prank(alice);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        _burn(1);
    }

    function testFuzz_RevertWhen_AboveBalance(uint256 amount) external {
        vm.prank(alice);
        _token.transfer(bob, 5);
        amount = bound(amount, 6, type(uint256).max);
        vm.prank(bob);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        _burn(amount);
        assertEq(_token.totalSupply(), _supply, "supply");
    }

    /// @dev An allowance is not enough: only the holder burns.
    function test_WhenSpenderBurns() external {
        vm.prank(alice);
        _token.approve(bob, 10);
        vm.prank(bob);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        _burn(1);
        assertEq(_token.balanceOf(alice), _supply, "holder");
    }

    function _burn(uint256 amount) private {
        IStandardToken(address(_token)).burn(amount);
    }
}
