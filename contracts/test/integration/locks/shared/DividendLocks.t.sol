// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Dividends_Test } from "../../dividends/shared/Dividends.sol";
import { Taxed_TokenLock_Shared_Test } from "./TaxedLocks.t.sol";

/// @notice A token with dividends in a lock: it earns, any account claims for it, and what is claimed vests as well.
abstract contract Dividends_TokenLock_Shared_Test is Dividends_Test, Taxed_TokenLock_Shared_Test {
    function testFuzz_WhenDividendsAreClaimedIntoIt(uint256 amount, uint256 passed) external {
        uint256 earned = _earn(bound(amount, 1e6, 1e30));
        _claimInto(earned);
        assertEq(lock.releasable(address(reward)), 0, "before the cliff");

        passed = bound(passed, 250 days, 1000 days);
        vm.warp(start + passed);
        _releaseReward(earned * passed / 1000 days);
        vm.warp(start + 1000 days);
        _releaseReward(earned - earned * passed / 1000 days);
    }

    /// @dev Later dividends vest as if they had been there from the start.
    function test_WhenDividendsAreClaimedHalfwayThrough() external {
        vm.warp(start + 500 days);
        lock.release(address(token));
        uint256 earned = _earn(1e24);
        _claimInto(earned);
        _releaseReward(earned * (500 days + 1) / 1000 days);
    }

    /// @dev Of what is still in the lock.
    function test_WhenAPartWasReleased() external {
        _give(address(lock), LOCKED);
        vm.warp(start + 500 days);
        lock.release(address(token));
        _distribute(1e24);
        uint256 all = _eligible();
        assertApproxEqAbs(_claimable(address(lock)), 1e24 * (LOCKED / 2) / all, 1, "half of the units");
    }

    function _earn(uint256 amount) private returns (uint256 earned) {
        _give(address(lock), LOCKED);
        _distribute(amount);
        earned = _claimable(address(lock));
    }

    function _claimInto(uint256 earned) private {
        vm.prank(eve);
        assertEq(dividendToken.claimFor(address(lock)), earned, "claimed");
        assertEq(reward.balanceOf(address(lock)), earned, "in the lock");
    }

    function _releaseReward(uint256 expected) private {
        uint256 before = reward.balanceOf(alice);
        vm.prank(eve);
        lock.release(address(reward));
        assertEq(reward.balanceOf(alice) - before, expected, "reward of the beneficiary");
    }

    function _lowerAllFees() internal override {
        _lowerToZero();
    }
}
