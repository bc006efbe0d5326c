// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGenerator_Test } from "../../liquidity-generator/LiquidityGenerator.sol";
import { Taxed_TokenLock_Shared_Test } from "../shared/TaxedLocks.t.sol";

contract Taxed_TokenLock_LiquidityGeneratorToken_Test is LiquidityGenerator_Test, Taxed_TokenLock_Shared_Test {
    /// @dev What the lock earns as a holder vests as if it had been there from the start.
    function testFuzz_WhenReflectionIsEarned(uint256 volume, uint256 passed) external {
        _give(address(lock), LOCKED);
        _tax(bound(volume, 1e18, 1e26));
        uint256 grown = token.balanceOf(address(lock));
        assertGt(grown, LOCKED, "has earned");
        assertEq(lock.releasable(address(token)), 0, "before the cliff");

        passed = bound(passed, 250 days, 1000 days);
        vm.warp(start + passed);
        assertEq(lock.releasable(address(token)), grown * passed / 1000 days, "the part of what it has now");
    }

    /// @dev Many releases among others' transfers: never more than the part of all that ever was there, and in the end all but
    /// one unit, which rounding may leave (K-60) and the next release pays.
    function testFuzz_WhenItReleasesAgainAndAgain(uint8 steps) external {
        uint256 count = bound(steps, 1, 12);
        _give(address(lock), LOCKED);
        for (uint256 i = 1; i <= count; ++i) {
            _tax(1e22);
            vm.warp(start + 1000 days * i / count);
            uint256 all = token.balanceOf(address(lock)) + lock.released(address(token));
            lock.release(address(token));
            assertLe(lock.released(address(token)), all * (block.timestamp - start) / 1000 days, "not early");
        }
        assertLe(token.balanceOf(address(lock)), 1e17, "what its own last fee reflected to it, and no more");
        lock.release(address(token));
        assertLe(token.balanceOf(address(lock)), 1, "a unit");
    }

    /// @dev Right after a release, rounding can leave a unit less than the schedule counted; a second later, more has vested.
    function testFuzz_WhenItIsReleasedTwiceInASecond(uint256 passed, uint256 amount) external {
        _give(address(lock), bound(amount, 1e18, LOCKED));
        _tax(1e22);
        vm.warp(start + bound(passed, 250 days, 1000 days - 1));
        lock.release(address(token));
        vm.warp(block.timestamp + 1);
        lock.release(address(token));
    }

    function _lowerAllFees() internal override {
        vm.prank(firstOwner);
        generator.lowerFees(_fees(0, 0, 0));
    }
}
