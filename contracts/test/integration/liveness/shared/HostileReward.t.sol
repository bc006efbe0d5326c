// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RewardPending, VaultPending, Waiting } from "src/types/VaultPending.sol";
import { ScriptedReward } from "../../../mocks/market/ScriptedReward.sol";
import { Report } from "../../reward-vault/shared/VaultReports.sol";
import { RewardLivenessMarket } from "./RewardLivenessMarket.sol";

/// @notice A reward token that was honest for a while, and is not any more. Coin waits for it all the time.
abstract contract HostileReward_Liveness_Test is RewardLivenessMarket {
    ScriptedReward private _reward;

    function _arrange() internal override {
        _reward = new ScriptedReward();
        _adoptReward(_reward);
        _openUsual();
        _bringCoin();
        assertEq(_process().purchases, 1, "an honest purchase");
        _collect(8 * _portion());
        _pass(vault.PAUSE());
        assertEq(_runFirst().runs, 1, "the first step");
        assertGt(rewardVault.pendingReward().dividendsCoin, 0, "coin waits");
        _pass(vault.PAUSE());
    }

    /* TRANSFERS */

    function test_WhenItReverts() external {
        _assertLives(ScriptedReward.Mood.Reverting);
    }

    function test_WhenItBurnsAllGas() external {
        _assertLives(ScriptedReward.Mood.Burning);
    }

    /// @dev With less gas than shows that it has failed by itself, nothing happens at all.
    function test_WhenItBurnsAllGasOfLittle() external {
        _collect(8 * _portion());
        _pass(1);
        _reward.become(ScriptedReward.Mood.Burning, address(0));
        VaultPending memory before = vault.pending();
        for (uint256 gasLimit = 100_000; gasLimit < 2_600_000; gasLimit += 125_000) {
            _assertRefused(gasLimit);
        }
        assertEq(abi.encode(vault.pending()), abi.encode(before), "all waits");
        _assertBoth(_processWith(2_900_000));
    }

    function _assertBoth(Report memory report) private pure {
        assertEq(report.runs, 1, "the first step");
        assertEq(uint256(report.purchaseReason), uint256(Waiting.SwapFailed), "the second step");
    }

    function test_WhenItReturnsAMegabyte() external {
        _assertLives(ScriptedReward.Mood.Megabyte);
    }

    function test_WhenItRevertsWithAMegabyte() external {
        _assertLives(ScriptedReward.Mood.RevertingMegabyte);
    }

    function test_WhenItReturnsFalse() external {
        _assertLives(ScriptedReward.Mood.False);
    }

    function test_WhenItPaysNothing() external {
        _assertLives(ScriptedReward.Mood.Idle);
    }

    /* BALANCES */

    function test_WhenItSaysThatThePairHasLess() external {
        _assertLives(ScriptedReward.Lie.Less, address(rewardPair));
    }

    /// @dev Then the pair believes that it has been paid more than it was.
    function test_WhenItSaysThatThePairHasMore() external {
        _reward.say(ScriptedReward.Lie.More, address(rewardPair));
        assertEq(_processWith(AMPLE_GAS).purchases, 1, "purchases");
        _assertEverythingWorks();
        _assertFirstStepGoesOn();
        _assertSolvent();
    }

    function test_WhenItSaysThatEverybodyHasMost() external {
        _assertLives(ScriptedReward.Lie.Most, address(0));
    }

    function test_WhenItSaysThatTheVaultHasMost() external {
        _assertLives(ScriptedReward.Lie.Most, address(vault));
    }

    function test_WhenItDoesNotSayWhatThePairHas() external {
        _assertLives(ScriptedReward.Lie.Reverting, address(rewardPair));
    }

    function test_WhenItDoesNotSayWhatTheVaultHas() external {
        _assertLives(ScriptedReward.Lie.Reverting, address(vault));
    }

    function test_WhenItBurnsAllGasToSayIt() external {
        _assertLives(ScriptedReward.Lie.Burning, address(0));
    }

    function test_WhenItBurnsAllGasToSayWhatTheVaultHas() external {
        _assertLives(ScriptedReward.Lie.Burning, address(vault));
    }

    function test_WhenItSaysItWithAMegabyte() external {
        _assertLives(ScriptedReward.Lie.Megabyte, address(0));
    }

    function test_WhenItSaysNothing() external {
        _assertLives(ScriptedReward.Lie.Empty, address(0));
    }

    /// @dev Then too much has been granted, and the last to claim may find nothing. The token itself does not mind.
    function test_WhenItSaysThatTheVaultHasMore() external {
        _reward.say(ScriptedReward.Lie.More, address(vault));
        _processWith(AMPLE_GAS);
        _assertEverythingWorks();
        _assertFirstStepGoesOn();
    }

    function test_WhenItSaysThatTheVaultHasLess() external {
        _reward.say(ScriptedReward.Lie.Less, address(vault));
        _processWith(AMPLE_GAS);
        _assertEverythingWorks();
        _assertFirstStepGoesOn();
    }

    /* HONEST, BUT NOT AS USUAL */

    /// @dev What has arrived counts.
    function test_WhenItTakesAFee() external {
        _reward.become(ScriptedReward.Mood.Fee, address(0));
        uint256 held = reward.balanceOf(address(vault));
        Report memory report = _processWith(AMPLE_GAS);
        assertEq(report.purchases, 1, "purchases");
        assertEq(reward.balanceOf(address(vault)) + report.marketing - held, report.received, "what has arrived");
        _assertSolvent();
        _assertEverythingWorks();
    }

    function test_WhenItReturnsNothing() external {
        _reward.become(ScriptedReward.Mood.Silent, address(0));
        assertEq(_processWith(AMPLE_GAS).purchases, 1, "purchases");
        _assertSolvent();
        _assertEverythingWorks();
    }

    /// @dev Nearly all that a question may burn.
    function test_WhenItIsSlowToSayABalance() external {
        _reward.say(ScriptedReward.Lie.Slow, address(0));
        assertEq(_process().purchases, 1, "by hand");
        _assertEverythingWorks();
    }

    /* CALLING BACK */

    /// @dev It finds nothing to do, and earns nothing.
    function test_WhenItProcesses() external {
        Report memory report = _purchaseCalling(address(vault), abi.encodeCall(vault.process, ()));
        assertEq(_reward.successes(), _reward.calls(), "processed");
        assertEq(report.purchaseSkips, _reward.calls(), "and skipped");
        assertEq(exchange.weth.balanceOf(address(_reward)), 0, "earned");
    }

    function test_WhenItClaims() external {
        uint256 claimed = dividendToken.dividendTotals().claimed;
        _purchaseCalling(address(token), abi.encodeCall(dividendToken.claimFor, (bob)));
        assertGt(_reward.successes(), 0, "claimed");
        claimed = dividendToken.dividendTotals().claimed - claimed;
        assertEq(reward.balanceOf(bob), claimed, "paid what was counted");
    }

    function test_WhenItMovesTheToken() external {
        _assertBuysNothingCalling(abi.encodeCall(token.transfer, (eve, 1e18)));
        assertEq(token.balanceOf(eve), 0, "eve's");
    }

    /// @dev To the pair itself.
    function test_WhenItSellsTheToken() external {
        _collect(8 * _portion());
        _assertBuysNothingCalling(abi.encodeCall(token.transfer, (address(pair), 1e18)));
    }

    /* HELPERS */

    /// @dev Holders have changed in this second then: nothing is bought, nor moved.
    function _assertBuysNothingCalling(bytes memory data) private {
        vm.prank(firstOwner);
        token.transfer(address(_reward), 1e24);
        _pass(1);
        _reward.call(address(token), data);
        Report memory report = _processWith(AMPLE_GAS);
        assertEq(report.purchases, 0, "purchases");
        assertEq(report.purchasePay, 0, "pay for nothing");
        assertEq(uint256(report.purchaseReason), uint256(Waiting.SwapFailed), "reason");
        assertEq(token.balanceOf(address(_reward)), 1e24, "its own");
        _assertSolvent();
        _assertEverythingWorks();
    }

    function _purchaseCalling(address called, bytes memory data) private returns (Report memory report) {
        uint256 coin = rewardVault.pendingReward().dividendsCoin + rewardVault.pendingReward().marketingCoin;
        _reward.call(called, data);
        pair.sync(); // no first step
        report = _processWith(AMPLE_GAS);
        assertGt(_reward.calls(), 0, "calls");
        assertEq(report.purchases, 1, "purchases");
        assertEq(report.coinSpent + report.purchasePay, coin, "the coin is spent once");
        _assertSolvent();
        _reward.become(ScriptedReward.Mood.Honest, address(0));
        _assertEverythingWorks();
    }

    function _assertLives(ScriptedReward.Mood mood) private {
        _reward.become(mood, address(0));
        _assertWaits();
    }

    function _assertLives(ScriptedReward.Lie lie, address about) private {
        _reward.say(lie, about);
        _assertWaits();
    }

    /// @dev The coin waits, and buys when the token has recovered. Who tries earns nothing for it.
    function _assertWaits() private {
        RewardPending memory before = _pendingReward();
        assertEq(uint256(before.waiting), uint256(Waiting.None), "it would try");
        pair.sync(); // no first step
        Report memory report = _processWith(AMPLE_GAS);
        assertEq(report.purchaseSkips, 1, "a try");
        assertEq(report.purchasePay, 0, "pay for nothing");
        assertEq(uint256(report.purchaseReason), uint256(Waiting.SwapFailed), "reason");
        assertEq(_pendingReward().dividendsCoin, before.dividendsCoin, "the holders' coin waits");
        assertEq(_pendingReward().marketingCoin, before.marketingCoin, "the payee's coin waits");

        _assertEverythingWorks();
        _assertFirstStepGoesOn();
        _reward.become(ScriptedReward.Mood.Honest, address(0));
        _reward.say(ScriptedReward.Lie.None, address(0));
        _pass(1);
        assertEq(_processWith(AMPLE_GAS).purchases, 1, "recovered");
        _assertSolvent();
    }

    /// @dev Where the reward token burns all gas, a page has to give less than a test has.
    function _pendingReward() private view returns (RewardPending memory) {
        return rewardVault.pendingReward{ gas: 10_000_000 }();
    }

    /// @dev Whatever the second step does.
    function _assertFirstStepGoesOn() private {
        _collect(8 * _portion());
        _pass(vault.PAUSE() - 1);
        uint256 liquidity = pair.balanceOf(DEAD);
        uint256 snapshot = vm.snapshotState();
        Report memory report = _processWith(AMPLE_GAS);
        assertEq(report.runs, 1, "the first step");
        assertGt(report.runPay, 0, "pays");
        assertGt(pair.balanceOf(DEAD), liquidity, "liquidity is made");
        vm.revertToState(snapshot);
    }
}
