// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TokenLock } from "src/locks/TokenLock.sol";
import { TokenLockParams } from "src/types/TokenLockParams.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { Taxed_Test } from "../../taxed/shared/Taxed.sol";
import { Locking } from "../Locking.sol";

/// @notice A token with fees in a lock: the way in from the first owner is free, the way out is not.
abstract contract Taxed_TokenLock_Shared_Test is Taxed_Test {
    using Locking for *;

    uint256 internal constant LOCKED = 1e25;

    TokenLock internal lock;
    uint256 internal start;

    function _arrange() internal override {
        start = block.timestamp;
        lock = tokenLockFactory.create(Defaults.vesting(alice, address(token)));
    }

    function test_WhenTheFirstOwnerFillsIt() external {
        _give(address(lock), LOCKED);
        assertEq(token.balanceOf(address(lock)), LOCKED, "no fee");
    }

    function testFuzz_WhenAHolderFillsIt(uint256 amount) external {
        amount = bound(amount, 1e18, LOCKED);
        _give(bob, LOCKED);
        _send({ from: bob, to: address(lock), amount: amount });
        _assertArrived(token.balanceOf(address(lock)), amount, "with a fee");
    }

    /// @dev As a transfer from the lock does: each release pays the fees of its time.
    function testFuzz_WhenItReleases(uint256 passed) external {
        _give(address(lock), LOCKED);
        passed = bound(passed, 250 days, 1000 days);
        vm.warp(start + passed);
        uint256 vested = LOCKED * passed / 1000 days;
        assertEq(lock.releasable(address(token)), vested, "releasable");

        vm.prank(eve);
        lock.release(address(token));
        _assertArrived(token.balanceOf(alice), vested, "with a fee");
        assertEq(lock.released(address(token)), vested, "booked before the fee");
    }

    /// @dev Also when another account calls.
    function test_WhenItReleasesToTheFirstOwner() external {
        TokenLockParams memory params = Defaults.vesting(firstOwner, address(token));
        lock = tokenLockFactory.create(params);
        _give(address(lock), LOCKED);
        uint256 before = token.balanceOf(firstOwner);
        vm.warp(start + 500 days);
        vm.prank(eve);
        lock.release(address(token));
        assertEq(token.balanceOf(firstOwner) - before, LOCKED / 2, "no fee");
    }

    function test_GivenFeesWereLoweredToZero() external {
        _give(address(lock), LOCKED);
        _lowerAllFees();
        vm.warp(start + 500 days);
        lock.release(address(token));
        assertEq(token.balanceOf(alice), LOCKED / 2, "no fee");
    }

    function _lowerAllFees() internal virtual;
}
