// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RewardPending, Waiting } from "src/types/VaultPending.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { RewardVaultMarket } from "./RewardVaultMarket.sol";
import { Report } from "./VaultReports.sol";

/// @notice How much the second step buys, within its own cap, band and pause, and what becomes of it.
abstract contract Purchase_RewardVault_Test is RewardVaultMarket {
    function _arrange() internal override { }

    /* CAP */

    function testFuzz_WhenAnythingWaits(uint256 poolUnits, uint256 poolCoin, uint256 collected) external {
        _openWithPool({ units: bound(poolUnits, 1e12, 1e30), coin: bound(poolCoin, 1e15, 1e22) });
        _bringAllCoin(bound(collected, 1e20, 4e23));
        RewardPending memory before = rewardVault.pendingReward();
        uint256 waiting = before.dividendsCoin + before.marketingCoin;
        (uint256 units, uint256 coin) = _rewardReserves();
        uint256 most = waiting < coin / 1050 ? waiting : coin / 1050;
        uint256 bought = _quote(most - most / 100); // never bought before: due for longer than an hour

        Report memory report = _assertBuys("purchase");

        uint256 taken = report.coinSpent + report.purchasePay;
        assertLe(taken, most, "all, or a 1,050th of the pool's coin");
        assertEq(report.purchasePay, (taken < most ? report.coinSpent : most) / 100, "the keeper's hundredth");
        assertEq(report.received, bought, "what is kept would buy nothing");
        RewardPending memory left = rewardVault.pendingReward();
        assertEq(left.dividendsCoin + left.marketingCoin, waiting - taken, "the rest waits");
        assertEq(report.marketing, report.received * before.marketingCoin / waiting, "the payee's part of what arrived");
        uint256 cost = before.marketingCoin - left.marketingCoin;
        uint256 unit = taken / report.received + 2;
        assertApproxEqAbs(cost, taken * before.marketingCoin / waiting, unit, "what that has cost");
        assertGe(cost * report.received, report.marketing * taken, "no part of it from the holders' coin");
        assertEq(report.distributed, report.received - report.marketing, "the holders' part");
        (uint256 unitsAfter, uint256 coinAfter) = _rewardReserves();
        assertEq(coinAfter, coin + report.coinSpent, "coin into the pair");
        assertEq(unitsAfter, units - report.received, "reward token out of the pair");
        assertLe(coinAfter * units / unitsAfter * 1000, coin * 1002, "0.2 %");
    }

    /* BAND */

    /// @dev A power of two below, so that nothing is rounded: the average is the price, to the last bit.
    function test_WhenThePriceRises() external {
        _openWithPool({ units: 2 ** 80, coin: 100 ether });
        _bringAllCoin(1e23);
        _payCoin(3 ether);
        uint256 snapshot = vm.snapshotState();
        _assertBuysNothing(Waiting.PairBusy, "3 %");
        _pass(1);
        _assertBuys("3 %, a second later");

        vm.revertToState(snapshot);
        _payCoin(1);
        _assertBuysNothing(Waiting.PriceMoved, "a wei more");
    }

    function test_WhenThePriceFalls() external {
        // 97 parts become 100: the price was coin / (97 * 2^70), and is 97 % of that.
        _openWithPool({ units: 97 * 2 ** 70, coin: 97 ether });
        _bringAllCoin(1e23);
        _payUnits(3 * 2 ** 70);
        uint256 snapshot = vm.snapshotState();
        _assertBuysNothing(Waiting.PairBusy, "3 %");
        _pass(1);
        _assertBuys("3 %, a second later");

        vm.revertToState(snapshot);
        _payUnits(1);
        _assertBuysNothing(Waiting.PriceMoved, "a unit more");
    }

    /// @dev What was bought in this very block is in the price, and not in its average.
    function test_WhenSomebodyBuysInTheSameBlock() external {
        _openWithPool({ units: 1e24, coin: 100 ether });
        _bringAllCoin(1e23);
        _buy(address(reward), eve, 1.6 ether);
        _assertBuysNothing(Waiting.PriceMoved, "bought");
        _pass(31 minutes);
        _assertBuys("the price has held");
    }

    /* PAUSE */

    /// @dev Its own: the first step's neither helps nor hinders.
    function test_WhenItIsTooSoon() external {
        _openWithPool({ units: 1e24, coin: 10 ether });
        _bringAllCoin(4e23);
        _assertBuys("first");
        _assertBuysNothing(Waiting.TooSoon, "in the same block");
        _pass(vault.PAUSE() - 1);
        _assertBuysNothing(Waiting.TooSoon, "a second before the end");
        _pass(1);
        _assertBuys("at the end");
    }

    function test_WhenTheFirstStepIsTooSoon() external {
        _collect(1e23);
        _warmUp();
        assertEq(_runFirst().runs, 1, "first step");
        _pass(1);
        Report memory report = _assertBuys("a second later");
        assertEq(uint256(report.reason), uint256(Waiting.TooSoon), "first step");
    }

    /* BOTH STEPS */

    function test_WhenProcessed() external {
        _collect(1e25);
        _warmUp();
        Report memory report = _process();
        assertEq(report.runs, 1, "first steps");
        assertEq(report.purchases, 1, "second steps, with the coin of the first");
        assertEq(rewardVault.pendingReward().dividendsCoin, 0, "coin that waits");
        assertGt(report.distributed, 0, "distributed");
    }

    /* GIFTS */

    function testFuzz_WhenStrangersGiveTheRewardToken(uint256 gift) external {
        gift = bound(gift, 1, 1e30);
        _bringAllCoin(1e23);
        reward.mint(address(vault), gift);
        assertEq(rewardVault.pendingReward().rewardUnits, gift, "said before");

        Report memory report = _assertBuys("purchase");

        assertEq(report.distributed, report.received - report.marketing + gift, "distributed along");
        assertEq(rewardVault.pendingReward().rewardUnits, 0, "all of it");
        assertEq(dividendToken.owed(), report.distributed, "owed");
    }

    /// @dev A gift alone buys nothing, and waits for a purchase.
    function test_WhenThereIsNothingButAGift() external {
        _warmUp();
        reward.mint(address(vault), 1e18);
        _assertBuysNothing(Waiting.NothingCollected, "no coin");
        assertEq(rewardVault.pendingReward().rewardUnits, 1e18, "waits");
    }

    /* HELPERS */

    function _openWithPool(uint256 units, uint256 coin) private {
        _adoptReward({ adopted: new MockToken(), units: units, coin: coin });
        _openUsual();
    }

    function _quote(uint256 coin) private view returns (uint256) {
        return exchange.router.getAmountsOut(coin, _path(address(exchange.weth), address(reward)))[1];
    }

    function _payCoin(uint256 coin) private {
        _wrapFor(address(rewardPair), coin);
        rewardPair.sync();
    }

    function _payUnits(uint256 units) private {
        reward.mint(address(rewardPair), units);
        rewardPair.sync();
    }
}
