// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { Errors } from "src/libraries/Errors.sol";
import { SeizingToken } from "../../../mocks/rewards/SeizingToken.sol";
import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { BurningToken } from "../../../mocks/tokens/BurningToken.sol";
import { FalseToken } from "../../../mocks/tokens/FalseToken.sol";
import { FeeToken } from "../../../mocks/tokens/FeeToken.sol";
import { MegabyteToken } from "../../../mocks/tokens/MegabyteToken.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { NoReturnToken } from "../../../mocks/tokens/NoReturnToken.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice What a reward token may do to claims, and what it cannot do: take what is another's, or stop a transfer.
abstract contract HostileRewards_DividendToken_Shared_Test is Dividends_Test {
    function _arrange() internal override { }

    function test_WhenItPauses() external {
        _begin(new SeizingToken());
        SeizingToken(address(reward)).setPaused(true);
        _assertRefused(alice);
        _assertRefused(bob);
        _assertEverybodyTransfers();

        SeizingToken(address(reward)).setPaused(false);
        _assertPaid(alice);
        _assertPaid(bob);
    }

    /// @dev No other holder has to wait, and the holder's own is kept, whatever it does with its units.
    function test_WhenItBlocksAHolder() external {
        _begin(new BlocklistToken());
        BlocklistToken(address(reward)).setBlocked(alice, true);
        _assertRefused(alice);
        _assertPaid(bob);
        _send({ from: alice, to: carol, amount: token.balanceOf(alice) });
        _distribute(1e18);
        _assertRefused(alice);
        _assertPaid(carol);

        BlocklistToken(address(reward)).setBlocked(alice, false);
        _assertPaid(alice);
    }

    function test_WhenItReturnsNothing() external {
        _begin(new NoReturnToken());
        _assertPaid(alice);
        _haveCoinWait();
        vault.process();
        assertEq(dividendToken.dividendTotals().distributions, 2, "bought and distributed, too");
        _assertPaid(alice);
        _assertPaid(bob);
    }

    function test_WhenItReturnsFalse() external {
        _begin(new FalseToken());
        FalseToken(address(reward)).setRefused(alice, true);
        _assertRefused(alice);
        _assertPaid(bob);
        FalseToken(address(reward)).setRefused(alice, false);
        _assertPaid(alice);
    }

    /// @dev Through the market: what arrived is shared, and a holder bears the fee of its claim.
    function test_WhenItTakesAFee() external {
        _open({ rewardToken: new FeeToken(), rewards: 1e24, setup: _normal() });
        _haveCoinWait();
        vault.process();
        uint256 granted = dividendToken.dividendTotals().granted;
        assertGt(granted, 0, "distributed");
        assertEq(reward.balanceOf(address(vault)), granted, "what arrived");

        uint256 earned = _claimable(bob);
        assertEq(dividendToken.claimFor(bob), earned, "claimed");
        assertEq(reward.balanceOf(bob), earned - earned / 100, "less the fee");
        assertEq(reward.balanceOf(address(vault)), dividendToken.owed(), "the vault has what is owed");
    }

    function test_WhenItBurnsAllGas() external {
        _begin(new BurningToken());
        BurningToken(address(reward)).setBlocked(alice, true);
        uint256 earned = _claimable(alice);
        uint256 gasBefore = gasleft();
        vm.expectEmit(address(token));
        emit IDividendToken.ClaimSkipped(alice);
        dividendToken.claimMany(_two(alice, bob));
        assertLt(gasBefore - gasleft(), dividendToken.CLAIM_GAS() + 250_000, "no more than one may burn");
        assertEq(_claimable(alice), earned, "alice loses nothing");
        assertGt(reward.balanceOf(bob), 0, "bob is paid");
        _assertEverybodyTransfers();
    }

    /// @dev It makes its caller pay for a megabyte of its own, but not for copying it.
    function test_WhenItReturnsAMegabyte() external {
        _begin(new MegabyteToken());
        uint256 earned = _claimable(alice);
        dividendToken.claimMany(_two(alice, bob));
        assertEq(reward.balanceOf(alice) + reward.balanceOf(bob), 0, "too much for a list");
        assertEq(_claimable(alice), earned, "nothing is lost");

        uint256 gasBefore = gasleft();
        _assertPaid(alice);
        assertLt(gasBefore - gasleft(), 2_600_000, "a megabyte is paid once: 2,200,000");
        _assertPaid(bob);
    }

    /* ITS BALANCES CHANGE */

    /// @dev Late claimants wait for later rewards, which no holder earns until all is there again.
    function testFuzz_WhenItTakesFromTheVault(uint256 taken) external {
        _open({ rewardToken: new SeizingToken(), rewards: 1e24, setup: _normal() });
        _haveCoinWait();
        vault.process();
        uint256 owed = dividendToken.owed();
        SeizingToken(address(reward)).seize(address(vault), bound(taken, owed / 2, owed));
        assertEq(dividendToken.owed(), owed, "it owes as much");
        uint256 held = reward.balanceOf(address(vault));
        uint256 earned = _claimable(firstOwner); // much more than the half
        assertGt(earned, held, "who has most comes too late");
        vm.expectRevert(
            abi.encodeWithSelector(Errors.RewardVault_TransferFailed.selector, address(reward), firstOwner, earned)
        );
        dividendToken.claimFor(firstOwner);
        _assertEverybodyTransfers();

        // The next purchase is for the gap: only what is more than that is shared.
        _pass(31 minutes);
        uint256 granted = dividendToken.dividendTotals().granted;
        _fillByPurchase();
        uint256 shared = dividendToken.dividendTotals().granted - granted;
        uint256 inVault = reward.balanceOf(address(vault));
        if (inVault < dividendToken.owed()) assertEq(shared, 0, "nothing is shared");
        else assertEq(inVault, dividendToken.owed(), "no more than fills the gap is kept");

        reward.mint(address(vault), owed);
        dividendToken.claimMany(_three(firstOwner, alice, bob));
        assertGe(reward.balanceOf(firstOwner), earned, "all is paid in the end");
    }

    /// @dev What it gives to the vault, or anybody does, joins the next distribution.
    function testFuzz_WhenItGivesToTheVault(uint256 gift) external {
        gift = bound(gift, 1, 1e24);
        _open({ rewardToken: new SeizingToken(), rewards: 1e24, setup: _normal() });
        _haveCoinWait();
        uint256 state = vm.snapshotState();
        vault.process();
        uint256 usual = dividendToken.dividendTotals().granted;

        vm.revertToState(state);
        reward.mint(address(vault), gift);
        assertEq(dividendToken.owed(), 0, "nothing owed yet");
        assertEq(rewardVault.pendingReward().rewardUnits, gift, "seen");
        vault.process();
        assertEq(dividendToken.dividendTotals().granted, usual + gift, "shared");
        assertEq(reward.balanceOf(address(vault)), dividendToken.owed(), "the vault has what is owed");
        _assertPaid(bob);
    }

    /* HELPERS */

    /// @dev Alice and Bob have earned something in this reward token.
    function _begin(MockToken rewardToken) private {
        _open({ rewardToken: rewardToken, rewards: 1e24, setup: _normal() });
        _give(alice, 1e26);
        _give(bob, 2e26);
        _distribute(1e18);
    }

    function _fillByPurchase() private {
        _tax(token.totalSupply() / 20);
        _pass(31 minutes);
        vault.process();
    }

    function _assertRefused(address holder) private {
        (uint256 amount, uint256 fraction) = dividendToken.claimableOf(holder);
        uint256 owed = dividendToken.owed();
        bytes memory refusal =
            abi.encodeWithSelector(Errors.RewardVault_TransferFailed.selector, address(reward), holder, amount);
        vm.prank(holder);
        vm.expectRevert(refusal);
        dividendToken.claim();
        vm.expectRevert(refusal);
        dividendToken.claimFor(holder);
        vm.expectEmit(address(token));
        emit IDividendToken.ClaimSkipped(holder);
        dividendToken.claimMany(_two(holder, eve));

        assertEq(_earned(holder), (amount << FRACTION_BITS) + fraction, "nothing is lost");
        assertEq(dividendToken.owed(), owed, "it is owed still");
    }

    function _assertPaid(address holder) private {
        uint256 amount = _claimable(holder);
        uint256 before = reward.balanceOf(holder);
        assertGt(amount, 0, "earned");
        assertEq(dividendToken.claimFor(holder), amount, "claimed");
        assertEq(reward.balanceOf(holder), before + amount, "paid");
        assertEq(reward.balanceOf(address(vault)), dividendToken.owed(), "the vault has what is owed");
    }

    function _assertEverybodyTransfers() private {
        uint256 state = vm.snapshotState();
        _give(alice, 1e24);
        _send({ from: alice, to: bob, amount: 1e23 });
        _buy({ token: address(token), buyer: carol, coin: 1 ether });
        _sell({ token: address(token), seller: alice, amount: token.balanceOf(alice) });
        assertGt(alice.balance, 0, "sold");
        assertGt(token.balanceOf(carol), 0, "bought");
        vm.revertToStateAndDelete(state);
    }
}
