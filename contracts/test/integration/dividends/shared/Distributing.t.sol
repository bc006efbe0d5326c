// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { stdError } from "forge-std/StdError.sol";
import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { Errors } from "src/libraries/Errors.sol";
import { DividendTotals } from "src/types/DividendTotals.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice When something can be distributed or credited, by whom, and how much.
abstract contract Distributing_DividendToken_Shared_Test is Dividends_Test {
    function _arrange() internal override { }

    function testFuzz_WhenDistributed(uint256 amount) external {
        amount = bound(amount, 0, type(uint128).max);
        _pass(1);
        uint256 units = _eligible();
        uint256 remainder = (amount << FRACTION_BITS) % units;

        vm.expectEmit(address(token));
        emit IDividendToken.Distributed({ amount: amount, eligibleUnits: units, remainder: remainder });
        vm.prank(address(vault));
        dividendToken.distribute(amount);
        _assertTotals({ granted: amount, claimed: 0, distributions: 1, remainder: remainder });
    }

    function testFuzz_RevertWhen_SomebodyElseDistributes(address caller, uint256 amount) external {
        vm.assume(caller != address(vault));
        bytes4 selector = Errors.TaxedToken_CallerNotVault.selector;
        bytes memory refusal = abi.encodeWithSelector(selector, caller, address(vault));
        vm.startPrank(caller);
        vm.expectRevert(refusal);
        dividendToken.distribute(amount);
        vm.expectRevert(refusal);
        dividendToken.credit(caller, amount);
        vm.stopPrank();
    }

    /* NO HOLDER */

    function test_RevertGiven_NobodyIsEligible() external {
        _nobody();
        vm.startPrank(address(vault));
        vm.expectRevert(Errors.DividendToken_NobodyEligible.selector);
        dividendToken.distribute(1e18);
        vm.expectRevert(Errors.DividendToken_NobodyEligible.selector);
        dividendToken.distribute(0);
        vm.stopPrank();
    }

    /// @dev The coin waits, seen by everybody, until there is a holder.
    function test_GivenNobodyIsEligibleOnTheMarket() external {
        _tax(1e26);
        _nobody();
        _send({ from: bob, to: address(pair), amount: token.balanceOf(bob) });
        pair.sync();
        _warmUp();
        vault.process();
        uint256 coin = rewardVault.pendingReward().dividendsCoin;
        assertGt(coin, 0, "coin waits");
        assertEq(uint8(rewardVault.pendingReward().waiting), uint8(Waiting.NobodyEligible), "for a holder");
        assertEq(dividendToken.dividendTotals().granted, 0, "nothing is distributed");

        _buy({ token: address(token), buyer: carol, coin: 1 ether });
        _warmUp();
        vault.process();
        assertGt(_claimable(carol), 0, "the first who comes earns it");
    }

    /* THE SAME SECOND */

    function test_RevertGiven_AHolderHasReceivedInThisSecond() external {
        _give(alice, 1e24);
        _assertChanging();
        _pass(1);
        _assertDistributes();

        // Whatever way it was received.
        _send({ from: alice, to: bob, amount: 1 });
        _assertChanging();
        _pass(1);
        _buy({ token: address(token), buyer: bob, coin: 1 ether });
        _assertChanging();
        _pass(1);
        vm.prank(address(vault));
        token.transfer(firstOwner, 1);
        _assertChanging();
        _pass(1);
        _assertDistributes();
    }

    /// @dev Who moves nothing changes nothing.
    function test_GivenNobodysUnitsHaveChangedInThisSecond() external {
        _give(alice, 1e24);
        _pass(1);
        _send({ from: alice, to: alice, amount: 1e23 });
        _send({ from: alice, to: bob, amount: 0 });
        _assertDistributes();
    }

    function test_GivenAHolderHasSoldInThisSecond() external {
        _give(alice, 1e24);
        _pass(1);
        _sell({ token: address(token), seller: alice, amount: 1e23 });
        _assertChanging();
    }

    /// @dev The second is kept in 32 bits; after the year 2106 it is the same second only once in 136 years.
    function test_WhenTheClockWraps() external {
        vm.warp((1 << 32) + 5);
        _give(alice, 1e24);
        (, uint256 changedAt) = dividendToken.eligible();
        assertEq(changedAt, 5, "modulo 2^32");
        _assertChanging();
        _pass(1);
        _assertDistributes();
    }

    /* BOUND */

    function testFuzz_GivenAlmostAllThatMayEverBeGranted(uint256 more) external {
        _distribute(type(uint128).max - 5);
        _distribute(5);
        assertApproxEqAbs(_claimable(firstOwner), type(uint128).max, 1, "all of it");

        _pass(1);
        vm.startPrank(address(vault));
        more = bound(more, 1, type(uint256).max - type(uint128).max);
        bytes memory refusal =
            abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 128, more + type(uint128).max);
        vm.expectRevert(refusal);
        dividendToken.distribute(more);
        vm.expectRevert(refusal);
        dividendToken.credit(alice, more);
        vm.expectRevert(stdError.arithmeticError);
        dividendToken.distribute(type(uint256).max);
        dividendToken.distribute(0);
        vm.stopPrank();
        assertApproxEqAbs(dividendToken.claimFor(firstOwner), type(uint128).max, 1, "and it is paid");
    }

    /* CREDIT */

    /// @dev Besides what it has earned, for any account.
    function testFuzz_WhenCredited(uint256 first, uint256 second) external {
        first = bound(first, 0, 1e30);
        second = bound(second, 0, 1e30);
        _give(alice, 1e24);
        _credit(alice, first);
        _distribute(1e18);
        uint256 earned = _earned(alice) - (first << FRACTION_BITS);
        _credit(alice, second);
        assertEq(_earned(alice), ((first + second) << FRACTION_BITS) + earned, "both");
        _send({ from: alice, to: bob, amount: 1e24 });
        assertEq(_earned(alice), ((first + second) << FRACTION_BITS) + earned, "settled");

        uint256 amount = first + second + (earned >> FRACTION_BITS);
        vm.prank(alice);
        assertEq(dividendToken.claim(), amount, "claimed");
        assertEq(reward.balanceOf(alice), amount, "paid");
        DividendTotals memory totals = dividendToken.dividendTotals();
        assertEq(totals.granted, first + second + 1e18, "granted");
        assertEq(totals.claimed, amount, "all claimed");
        assertEq(dividendToken.owed(), totals.granted - amount, "owed");
    }

    function test_WhenSomebodyWithoutUnitsIsCredited() external {
        _credit(carol, 7);
        assertEq(_claimable(carol), 7, "claimable");
        assertEq(dividendToken.dividendTotals().distributions, 0, "nothing was distributed");
        assertEq(dividendToken.claimFor(carol), 7, "claimed");
        assertEq(reward.balanceOf(carol), 7, "paid");
    }

    /* HELPERS */

    /// @dev All that the first owner has is dead.
    function _nobody() private {
        _give(DEAD, token.balanceOf(firstOwner));
        _pass(1);
    }

    function _assertChanging() private {
        vm.prank(address(vault));
        vm.expectRevert(Errors.DividendToken_HoldersChanging.selector);
        dividendToken.distribute(1e18);
    }

    function _assertDistributes() private {
        uint256 distributions = dividendToken.dividendTotals().distributions;
        vm.prank(address(vault));
        dividendToken.distribute(1e18);
        assertEq(dividendToken.dividendTotals().distributions, distributions + 1, "distributed");
    }

    function _assertTotals(uint256 granted, uint256 claimed, uint256 distributions, uint256 remainder) private view {
        DividendTotals memory expected =
            DividendTotals({ claimed: claimed, distributions: distributions, granted: granted, remainder: remainder });
        assertEq(abi.encode(dividendToken.dividendTotals()), abi.encode(expected), "totals");
    }

    function _credit(address account, uint256 amount) private {
        reward.mint(address(vault), amount);
        vm.expectEmit(address(token));
        emit IDividendToken.Credited({ account: account, amount: amount });
        vm.prank(address(vault));
        dividendToken.credit(account, amount);
    }
}
