// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RewardPending, Waiting } from "src/types/VaultPending.sol";
import { ScriptedReward } from "../../../mocks/market/ScriptedReward.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";
import { RewardVaultMarket } from "./RewardVaultMarket.sol";
import { Report } from "./VaultReports.sol";

/// @notice What keeps the second step from buying: it is said before and in the event, and the coin waits.
abstract contract SecondStep_RewardVault_Test is RewardVaultMarket {
    function _arrange() internal override { }

    function test_WhenThereIsNoCoin() external {
        _warmUp();
        _assertBuysNothing(Waiting.NothingCollected, "no coin");
    }

    /* LIQUIDITY */

    /// @dev The account that makes the pair later has no power over it.
    function test_WhenThePairIsMadeLater() external {
        reward = new MockToken();
        _openUsual();
        _bringAllCoin(1e23);
        _assertBuysNothing(Waiting.NoLiquidity, "no pair");

        vm.prank(eve);
        rewardPair = IV2Pair(exchange.factory.createPair(address(reward), address(exchange.weth)));
        _assertBuysNothing(Waiting.NoLiquidity, "an empty pair");
        reward.mint(address(rewardPair), 1e18);
        _wrapFor(address(rewardPair), 1 ether);
        rewardPair.sync();
        _pass(31 minutes);
        _assertBuysNothing(Waiting.NoLiquidity, "liquidity without an owner");

        reward.mint(rewardMaker, 1e24);
        _addFirstLiquidity({ token: address(reward), from: rewardMaker, amount: 1e24, coin: 100 ether });
        _assertBuysNothing(Waiting.NoAverage, "a pool");
        _pass(30 minutes);
        _assertBuys("a pool that is old enough");
    }

    /// @dev With hardly a wei in the pool nothing fits into it.
    function test_WhenThePoolIsEmptied() external {
        _bringAllCoin(1e23);
        uint256 liquidity = rewardPair.balanceOf(rewardMaker);
        vm.prank(rewardMaker);
        rewardPair.transfer(address(rewardPair), liquidity);
        (uint256 units, uint256 coin) = _takeLiquidity();
        _pass(1);
        _assertBuysNothing(Waiting.NothingCollected, "emptied");

        reward.mint(address(rewardPair), units);
        _wrapFor(address(rewardPair), coin);
        rewardPair.mint(rewardMaker);
        _pass(1);
        _assertBuys("filled again");
    }

    /* AVERAGE */

    /// @dev Its own, of its own pair: what the first step knows does not count.
    function test_WhenTheFirstLook() external {
        _adoptReward({ adopted: new MockToken(), units: 1e24, coin: 100 ether });
        _openUsual();
        _collect(1e23);
        _passBusy(rewardPair, 30 minutes);
        assertEq(_process().runs, 1, "the first step needs no look at a quiet pair");
        _assertBuysNothing(Waiting.NoAverage, "first look");
        _passBusy(rewardPair, 30 minutes - 1);
        _assertBuysNothing(Waiting.NoAverage, "one second early");
        _pass(1);
        _assertBuys("on time");
    }

    function test_WhenThePairIsQuiet() external {
        _bringAllCoin(1e23);
        _pass(2 days);
        _assertBuys("no look for two days, and no trade");
    }

    function test_WhenTheLastLookIsADayOld() external {
        _bringAllCoin(1e23); // which looks 30 minutes before the end
        _passBusy(rewardPair, 1 days - 30 minutes);
        _assertBuys("a day");
    }

    function test_WhenTheLastLookIsOlderThanADay() external {
        _bringAllCoin(1e23);
        _passBusy(rewardPair, 1 days - 30 minutes + 1);
        _assertBuysNothing(Waiting.NoAverage, "a day and a second");
        _passBusy(rewardPair, 30 minutes - 1);
        _assertBuysNothing(Waiting.NoAverage, "renewed, too young");
        _pass(1);
        _assertBuys("renewed");
    }

    /// @dev Each reason in turn; the look that the step then takes is the only one that is not older than a day later.
    function test_WhenASkippedStepLooks_PriceMoved() external {
        _bringAllCoin(1e23);
        _moveUp(REWARD_POOL_COIN / 10);
        _assertBuysNothing(Waiting.PriceMoved, "moved");
        _assertLookCounts();
    }

    function test_WhenASkippedStepLooks_NothingCollected() external {
        _warmUp();
        _assertBuysNothing(Waiting.NothingCollected, "nothing");
        _passBusy(rewardPair, 1 days - 1);
        _collect(1e23);
        _pass(1);
        Report memory report = _process();
        assertEq(report.runs, 1, "coin comes");
        assertEq(report.purchases, 1, "from that look");
    }

    function test_WhenASkippedStepLooks_NoAverage() external {
        _bringAllCoin(1e23);
        _passBusy(rewardPair, 2 days);
        _assertBuysNothing(Waiting.NoAverage, "older than a day");
        _assertLookCounts();
    }

    function test_WhenASkippedStepLooks_HoldersChanging() external {
        _bringAllCoin(1e23);
        vm.prank(firstOwner);
        token.transfer(carol, 1);
        _assertBuysNothing(Waiting.HoldersChanging, "changing");
        _assertLookCounts();
    }

    /* OTHERS IN THE PAIR */

    function test_WhenSomebodyTradedInThisBlock() external {
        _bringAllCoin(1e23);
        _buy(address(reward), eve, 1 ether);
        _assertBuysNothing(Waiting.PairBusy, "in the same block");
        _pass(1);
        _assertBuys("in the next");
    }

    /// @dev Some tokens grow in the pair all the time; and one wei must not stop dividends.
    function test_WhenSomethingLiesInThePair() external {
        _bringAllCoin(1e23);
        _wrapFor(address(rewardPair), 1);
        reward.mint(address(rewardPair), 1);
        _assertBuys("with it");
    }

    /// @dev A purchase that fails has not happened: the next one is due since the same second.
    function test_WhenAPurchaseFailed() external {
        ScriptedReward scripted = new ScriptedReward();
        _adoptReward(scripted);
        _openUsual();
        _bringAllCoin(1e23);
        uint256 dueAt = rewardVault.pendingReward().dueAt;
        scripted.become(ScriptedReward.Mood.Reverting, address(vault));
        Report memory report = _process();
        assertEq(report.purchases, 0, "purchases");
        assertEq(uint256(report.purchaseReason), uint256(Waiting.SwapFailed), "reason");
        assertEq(rewardVault.pendingReward().dueAt, dueAt, "due");
        scripted.become(ScriptedReward.Mood.Honest, address(0));
        _pass(1);
        _assertBuys("a second later");
    }

    /* HOLDERS */

    function test_WhenAHolderReceives() external {
        _bringAllCoin(1e23);
        vm.prank(firstOwner);
        token.transfer(carol, 1);
        _assertBuysNothing(Waiting.HoldersChanging, "in the same second");
        _pass(1);
        _assertBuys("in the next");
    }

    function test_WhenAHolderPays() external {
        _bringAllCoin(1e23);
        vm.prank(firstOwner);
        token.transfer(address(vault), 1e18);
        _assertBuysNothing(Waiting.HoldersChanging, "in the same second");
        _pass(1);
        _assertBuys("in the next");
    }

    function test_WhenNobodyIsEligible() external {
        _bringAllCoin(1e23);
        uint256 units = token.balanceOf(bob);
        vm.prank(bob);
        token.transfer(firstOwner, units);
        units = token.balanceOf(firstOwner);
        vm.prank(firstOwner);
        token.transfer(DEAD, units);
        (uint256 eligible,) = dividendToken.eligible();
        assertEq(eligible, 0, "eligible");
        _pass(1);
        _assertBuysNothing(Waiting.NobodyEligible, "no eligible holder");

        _buy(address(token), carol, 1 ether);
        _pass(1);
        _assertBuys("carol");
    }

    /* HELPERS */

    function _takeLiquidity() private returns (uint256 units, uint256 coin) {
        (uint256 amount0, uint256 amount1) = rewardPair.burn(rewardMaker);
        (units, coin) = rewardPair.token0() == address(reward) ? (amount0, amount1) : (amount1, amount0);
    }

    function _moveUp(uint256 coin) private {
        _wrapFor(address(rewardPair), coin);
        rewardPair.sync();
    }

    function _assertLookCounts() private {
        _passBusy(rewardPair, 1 days);
        _assertBuys("from that look");
    }
}
