// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { Errors } from "src/libraries/Errors.sol";
import { TokenLock } from "src/locks/TokenLock.sol";
import { TokenLockParams } from "src/types/TokenLockParams.sol";
import { Locking } from "../../integration/locks/Locking.sol";
import { MockToken } from "../../mocks/tokens/MockToken.sol";

/// @notice Fills locks with tokens and coin, releases, lets time pass, tries to hand locks over. The zero address is coin.
contract TokenLockHandler is Test {
    using Locking for TokenLockParams;

    /// @dev Base units or wei, at once.
    uint256 private constant MOST = 1e27;

    TokenLock[] private _locks;
    TokenLockParams[] private _terms;
    address[] private _assets;
    address[] private _callers;

    mapping(TokenLock lock => mapping(address asset => uint256)) public arrived;
    mapping(TokenLock lock => mapping(address asset => uint256)) public left;

    /// @dev Releases that paid something before the end, and after it.
    uint256 public early;
    uint256 public late;

    constructor(
        TokenLock[] memory locks,
        TokenLockParams[] memory terms,
        address[] memory assets,
        address[] memory callers
    ) {
        (_locks, _assets, _callers) = (locks, assets, callers);
        for (uint256 i = 0; i < terms.length; ++i) {
            _terms.push(terms[i]);
        }
    }

    function deposit(uint256 seed, uint256 asset, uint256 amount) external {
        TokenLock lock = _locks[seed % _locks.length];
        address chosen = _assets[asset % _assets.length];
        amount = bound(amount, 0, MOST);
        arrived[lock][chosen] += amount;
        if (chosen != address(0)) return MockToken(chosen).mint(address(lock), amount);

        vm.deal(address(this), amount);
        (bool success,) = address(lock).call{ value: amount }("");
        assertTrue(success, "coin arrives");
    }

    /// @dev What leaves is exactly what the plain formula says of all that has ever arrived, less what has left before.
    function release(uint256 seed, uint256 asset, uint256 caller) external {
        uint256 index = seed % _locks.length;
        TokenLock lock = _locks[index];
        address chosen = _assets[asset % _assets.length];
        uint256 before = balanceOf(chosen, address(lock));
        uint256 vested = _terms[index].vested(arrived[lock][chosen], block.timestamp);
        assertGe(vested, left[lock][chosen], "never less than has left");

        vm.prank(_callers[caller % _callers.length]);
        if (chosen == address(0)) lock.release();
        else lock.release(chosen);

        uint256 amount = before - balanceOf(chosen, address(lock));
        left[lock][chosen] += amount;
        assertEq(left[lock][chosen], vested, "exactly what is vested");
        if (amount > 0) block.timestamp < lock.end() ? ++early : ++late;
    }

    function handOver(uint256 seed, uint256 caller, address to) external {
        TokenLock lock = _locks[seed % _locks.length];
        vm.startPrank(_callers[caller % _callers.length]);
        vm.expectPartialRevert(Errors.TokenLock_BeneficiaryFixed.selector);
        lock.transferOwnership(to);
        vm.expectPartialRevert(Errors.TokenLock_BeneficiaryFixed.selector);
        lock.renounceOwnership();
        vm.stopPrank();
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 60 days));
    }

    function balanceOf(address asset, address account) public view returns (uint256) {
        return asset == address(0) ? account.balance : MockToken(asset).balanceOf(account);
    }
}
