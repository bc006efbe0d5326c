// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { BabyTokenParams } from "src/types/BabyTokenParams.sol";
import { RewardPending } from "src/types/VaultPending.sol";
import { ScriptedReward } from "../../../mocks/market/ScriptedReward.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { Report } from "../shared/VaultReports.sol";
import { BabyVaultMarket } from "./BabyVaultMarket.sol";

/// @notice The marketing wallet is paid in the reward token.
contract Marketing_BabyVault_Test is BabyVaultMarket {
    ScriptedReward private _reward;

    function _arrange() internal override {
        _reward = new ScriptedReward();
        _adoptReward(_reward);
        _openUsual();
    }

    function testFuzz_WhenItTakesWhatItIsPaid(uint256 collected) external {
        _bringAllCoin(bound(collected, 1e18, 4e23));
        RewardPending memory waiting = rewardVault.pendingReward();
        assertApproxEqAbs(waiting.marketingCoin * 3, waiting.dividendsCoin * 2, 5, "two parts to three");

        Report memory report = _assertBuys("purchase");

        uint256 all = waiting.dividendsCoin + waiting.marketingCoin;
        assertEq(report.marketing, report.received * waiting.marketingCoin / all, "in proportion");
        assertEq(reward.balanceOf(marketingWallet), report.marketing, "paid");
        assertEq(reward.balanceOf(address(vault)), report.distributed, "the rest is the holders'");
        (uint256 credited,) = dividendToken.claimableOf(marketingWallet);
        assertEq(credited, 0, "credited");
    }

    function test_WhenItsPartIsTheLargerOne() external {
        BabyTokenParams memory params = Defaults.babyToken({
            teamWallet: firstOwner,
            router: address(exchange.router),
            rewardToken: address(reward),
            marketingWallet: marketingWallet
        });
        (params.marketingFeeBps, params.tokenRewardFeeBps) = (200, 100);
        vm.prank(carol); // another creator, the same salt
        _adopt(babyTokenFactory.createToken(params));
        _addFirstLiquidity({
            token: address(token), from: firstOwner, amount: token.totalSupply() / 2, coin: POOL_COIN
        });
        _bringAllCoin(2e23);
        RewardPending memory waiting = rewardVault.pendingReward();
        assertApproxEqAbs(waiting.marketingCoin, waiting.dividendsCoin * 2, 5, "two parts to one");

        Report memory report = _assertBuys("purchase");

        uint256 all = waiting.dividendsCoin + waiting.marketingCoin;
        assertEq(report.marketing, report.received * waiting.marketingCoin / all, "in proportion");
        assertEq(reward.balanceOf(marketingWallet), report.marketing, "paid");
        _assertSolvent();
    }

    function test_WhenItIsBlocked() external {
        _assertCredited(ScriptedReward.Mood.Reverting);
    }

    function test_WhenPayingItBurnsAllGas() external {
        _assertCredited(ScriptedReward.Mood.Burning);
    }

    function test_WhenPayingItReturnsAMegabyte() external {
        _assertCredited(ScriptedReward.Mood.Megabyte);
    }

    function test_WhenPayingItRevertsWithAMegabyte() external {
        _assertCredited(ScriptedReward.Mood.RevertingMegabyte);
    }

    function test_WhenPayingItReturnsFalse() external {
        _assertCredited(ScriptedReward.Mood.False);
    }

    function test_WhenPayingItReturnsNothing() external {
        _bringAllCoin(2e23);
        _reward.become(ScriptedReward.Mood.Silent, marketingWallet);
        assertEq(_assertBuys("purchase").marketing, reward.balanceOf(marketingWallet), "paid");
    }

    /// @dev Nearly all that a payment may burn, and still paid.
    function test_WhenPayingItIsSlow() external {
        _bringAllCoin(2e23);
        _reward.become(ScriptedReward.Mood.Hungry, marketingWallet);
        assertEq(_assertBuys("purchase").marketing, reward.balanceOf(marketingWallet), "paid");
    }

    /// @dev It holds some of the token itself: then it earns as a holder, too.
    function test_WhenItIsAHolder() external {
        _bringAllCoin(2e23);
        vm.prank(firstOwner);
        token.transfer(marketingWallet, 1e26);
        _pass(1);
        _reward.become(ScriptedReward.Mood.Reverting, marketingWallet);
        Report memory report = _assertBuys("purchase");
        (uint256 units,) = dividendToken.eligible();
        (uint256 claimable,) = dividendToken.claimableOf(marketingWallet);
        assertApproxEqAbs(claimable, report.marketing + report.distributed * 1e26 / units, 1, "both");
    }

    /* HELPERS */

    /// @dev What it could not be paid waits for it alone.
    function _assertCredited(ScriptedReward.Mood mood) private {
        _bringAllCoin(2e23);
        _reward.become(mood, marketingWallet);
        RewardPending memory waiting = rewardVault.pendingReward();
        vm.recordLogs();
        vault.process();
        Vm.Log[] memory logs = vm.getRecordedLogs();

        uint256 amount;
        uint256 events;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] != IDividendToken.Credited.selector) continue;
            assertEq(logs[i].emitter, address(token), "emitter");
            assertEq(logs[i].topics[1], bytes32(uint256(uint160(marketingWallet))), "account");
            amount = abi.decode(logs[i].data, (uint256));
            ++events;
        }
        assertEq(events, 1, "events");
        _assertClaimable(amount, waiting);
    }

    function _assertClaimable(uint256 amount, RewardPending memory waiting) private {
        uint256 all = waiting.dividendsCoin + waiting.marketingCoin;
        uint256 received = dividendToken.owed();
        assertEq(amount, received * waiting.marketingCoin / all, "in proportion");
        (uint256 credited,) = dividendToken.claimableOf(marketingWallet);
        assertEq(credited, amount, "claimable");
        assertEq(reward.balanceOf(marketingWallet), 0, "not paid");
        assertEq(reward.balanceOf(address(vault)), received, "all is here");

        vm.expectRevert();
        dividendToken.claimFor(marketingWallet);
        _reward.become(ScriptedReward.Mood.Honest, address(0));
        vm.prank(eve);
        assertEq(dividendToken.claimFor(marketingWallet), amount, "claimed");
        assertEq(reward.balanceOf(marketingWallet), amount, "paid then");
        assertEq(dividendToken.owed(), received - amount, "the rest is the holders'");
        _assertSolvent();
    }
}
