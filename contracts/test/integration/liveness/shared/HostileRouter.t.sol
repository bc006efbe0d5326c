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
        _collect(8 * dividendToken.runThreshold());
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

    /// @dev Whatever gas a sell has, the next one does not pay for another try of the same step.
    function test_WhenItBurnsAllGasAtAnyLimit() external {
        _router.become(ScriptedRouter.Mood.Burning);
        vm.prank(bob);
        token.approve(address(exchange.router), type(uint256).max);

        uint256 tries;
        for (uint256 limit = 600_000; limit <= 900_000; limit += 5000) {
            uint256 snapshot = vm.snapshotState();
            if (_sellWithin(limit) > 400_000) {
                ++tries;
                _assertNextSellersAreSpared();
            }
            vm.revertToState(snapshot);
        }
        assertGt(tries, 10, "tries");
    }

    /* HELPERS */

    /// @return used Gas of the call to the exchange.
    function _sellWithin(uint256 limit) private returns (uint256 used) {
        bytes memory data = abi.encodeCall(
            exchange.router.swapExactTokensForETHSupportingFeeOnTransferTokens,
            (1e18, 0, _path(address(token), address(exchange.weth)), bob, block.timestamp)
        );
        vm.prank(bob);
        used = gasleft();
        (bool success,) = address(exchange.router).call{ gas: limit }(data);
        used -= gasleft();
        assertTrue(success, "sold");
    }

    /// @dev The second step was tried: the next seller pays for a try of the first, and the one after for nothing.
    function _assertNextSellersAreSpared() private {
        _pass(1);
        assertEq(_sellAndReport().purchaseSkips, 0, "another try of the second step");
        _pass(1);
        Report memory report = _sellAndReport();
        assertEq(report.runs + report.skips + report.purchaseSkips, 0, "a third try");
    }

    /// @dev Nothing of what waits is lost while it is hostile, and all of it is used when it is not any more.
    function _assertLives(ScriptedRouter.Mood mood) private {
        _router.become(mood);
        VaultPending memory before = vault.pending();
        RewardPending memory coinBefore = rewardVault.pendingReward();
        uint256 liquidity = pair.balanceOf(DEAD);
        _assertEverythingWorks();
        _pass(1);
        assertEq(uint256(vault.pending().waiting), uint256(Waiting.None), "it would try the first step");
        assertEq(uint256(rewardVault.pendingReward().waiting), uint256(Waiting.None), "it would try the second step");
        Report memory report = _process();
        assertEq(uint256(report.reason), uint256(Waiting.SwapFailed), "first step by hand");
        assertEq(uint256(report.purchaseReason), uint256(Waiting.SwapFailed), "second step by hand");

        VaultPending memory afterwards = vault.pending();
        assertGe(afterwards.liquidityUnits, before.liquidityUnits, "units for the liquidity");
        assertGe(afterwards.bookedUnits, before.bookedUnits, "booked units");
        assertEq(rewardVault.pendingReward().dividendsCoin, coinBefore.dividendsCoin, "coin for the holders");
        assertEq(rewardVault.pendingReward().marketingCoin, coinBefore.marketingCoin, "coin for the payee");
        assertEq(pair.balanceOf(DEAD), liquidity, "no run");
        _assertSolvent();

        _router.become(ScriptedRouter.Mood.Honest);
        _pass(vault.PAUSE());
        assertEq(_sellAndReport().purchases, 1, "the second step has recovered");
        _pass(1);
        _assertSells();
        assertGt(pair.balanceOf(DEAD), liquidity, "the first step has recovered");
    }
}
