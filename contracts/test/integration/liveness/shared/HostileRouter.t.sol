// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RewardPending, VaultPending, Waiting } from "src/types/VaultPending.sol";
import { ScriptedRouter } from "../../../mocks/market/ScriptedRouter.sol";
import { Report } from "../../reward-vault/shared/VaultReports.sol";
import { RewardLivenessMarket } from "./RewardLivenessMarket.sol";

/// @notice A router that has named the real exchange, and quotes as it likes. Both steps are due.
abstract contract HostileRouter_Reward_Liveness_Test is RewardLivenessMarket {
    ScriptedRouter private _router;

    function _arrange() internal override {
        _router = new ScriptedRouter({ honest: address(exchange.router), wrappedCoin: address(exchange.weth) });
        Opening memory opening;
        opening.router = address(_router);
        _openWith(opening);
        _bringCoin();
        _collect(8 * _portion());
        _pass(1);
    }

    function test_WhenItReverts() external {
        _assertLives(ScriptedRouter.Mood.Reverting);
    }

    function test_WhenItBurnsAllGas() external {
        _assertLives(ScriptedRouter.Mood.Burning);
    }

    function test_WhenItReturnsAMegabyte() external {
        _assertLives(ScriptedRouter.Mood.Megabyte);
    }

    function test_WhenItRevertsWithAMegabyte() external {
        _assertLives(ScriptedRouter.Mood.RevertingMegabyte);
    }

    function test_WhenItReturnsNothing() external {
        _assertLives(ScriptedRouter.Mood.Empty);
    }

    function test_WhenItQuotesNothing() external {
        _assertLives(ScriptedRouter.Mood.QuotingNothing);
    }

    function test_WhenItQuotesOneUnit() external {
        _assertLives(ScriptedRouter.Mood.QuotingOneUnit);
    }

    function test_WhenItQuotesLessThanTheReservesGive() external {
        _assertLives(ScriptedRouter.Mood.QuotingBelowFair);
    }

    function test_WhenItQuotesTooMuch() external {
        _assertLives(ScriptedRouter.Mood.QuotingTooMuch);
    }

    /* HELPERS */

    /// @dev Nothing of what waits is lost while it is hostile, and all of it is used when it is not any more. Who tries earns
    /// nothing.
    function _assertLives(ScriptedRouter.Mood mood) private {
        _router.become(mood);
        VaultPending memory before = vault.pending();
        RewardPending memory coinBefore = rewardVault.pendingReward();
        uint256 liquidity = pair.balanceOf(DEAD);
        _assertEverythingWorks();
        _pass(1);
        assertEq(uint256(vault.pending().waiting), uint256(Waiting.None), "it would try the first step");
        assertEq(uint256(rewardVault.pendingReward().waiting), uint256(Waiting.None), "it would try the second step");
        // What burns all gas in the first step leaves none for the second.
        if (mood == ScriptedRouter.Mood.Burning) _assertRefused(AMPLE_GAS);
        else _assertBothFail();

        VaultPending memory afterwards = vault.pending();
        assertGe(afterwards.liquidityUnits, before.liquidityUnits, "units for the liquidity");
        assertGe(afterwards.bookedUnits, before.bookedUnits, "booked units");
        assertEq(rewardVault.pendingReward().dividendsCoin, coinBefore.dividendsCoin, "coin for the holders");
        assertEq(rewardVault.pendingReward().marketingCoin, coinBefore.marketingCoin, "coin for the payee");
        assertEq(pair.balanceOf(DEAD), liquidity, "no run");
        _assertSolvent();

        _router.become(ScriptedRouter.Mood.Honest);
        Report memory report = _assertBuys("recovered");
        assertEq(report.runs, 1, "the first step has recovered");
        assertGt(pair.balanceOf(DEAD), liquidity, "liquidity is made");
    }

    function _assertBothFail() private {
        Report memory report = _processWith(5 * AMPLE_GAS); // to read a megabyte costs millions
        assertEq(uint256(report.reason), uint256(Waiting.SwapFailed), "first step");
        assertEq(uint256(report.purchaseReason), uint256(Waiting.SwapFailed), "second step");
        assertEq(report.runPay + report.purchasePay, 0, "pay for nothing");
    }
}
