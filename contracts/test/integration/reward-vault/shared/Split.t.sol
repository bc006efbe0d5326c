// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RewardPending, VaultPending } from "src/types/VaultPending.sol";
import { RewardVaultMarket } from "./RewardVaultMarket.sol";
import { Report } from "./VaultReports.sol";

/// @notice What comes of a first step, by what it is for.
abstract contract Split_RewardVault_Test is RewardVaultMarket {
    /// @dev What a purpose may lose or win by rounding, in wei: less than one for its units, and one for its coin.
    uint256 private constant ROUNDING = 2;

    /// @dev Coin by purpose since the token was made.
    struct Shares {
        uint256 buyback;
        uint256 dividends;
        uint256 payout;
    }

    function _arrange() internal override { }

    /// @dev The swap's coin is shared as the units were, and then by purpose.
    function testFuzz_WhenAllPurposesWait(uint256 given, uint256 collected) external {
        _give(bound(given, 1e18, 1e25));
        _collect(bound(collected, 1e18, 2e25));
        VaultPending memory before = vault.pending();
        _warmUp();
        (uint256 reserve, uint256 coinBefore) = _reserves();

        Report memory report = _runFirst();

        uint256 half = before.liquidityUnits / 2;
        uint256 cap = reserve / 1050;
        uint256 booked = before.bookedUnits;
        if (booked + half > cap) booked = booked * cap / (booked + half);
        (, uint256 coinAfter) = _reserves();
        uint256 got = coinBefore + report.coinAdded - coinAfter;
        assertEq(report.runPay, got / 100, "the keeper's hundredth, of all purposes");
        got -= report.runPay;
        assertEq(report.coinBooked, got * booked / report.unitsSwapped, "in proportion");
        assertEq(vault.pending().bookedUnits, before.bookedUnits - booked, "what is booked still");
        assertEq(vault.pending().liquidityCoin, got - report.coinBooked - report.coinAdded, "what is left over");
        _assertShared(_shares(report), report.coinBooked);
    }

    /// @dev Over as many runs as it takes: no purpose pays for another, and nothing is left.
    function testFuzz_WhenItIsRunUntilNothingIsBooked(uint256 collected) external {
        _collect(bound(collected, 1e22, 2e24));
        _warmUp();
        Shares memory all;
        uint256 coin;
        uint256 runs;
        while (dividendToken.booked() > 0) {
            Report memory report = _process();
            assertEq(report.runs, 1, "a run");
            Shares memory some = _shares(report);
            all.dividends += some.dividends;
            all.payout += some.payout;
            all.buyback = _coinForBuyback();
            coin += report.coinBooked;
            assertLt(++runs, 20, "runs");
            _assertSolvent();
            _pass(vault.PAUSE());
        }

        assertEq(all.buyback + all.dividends + all.payout, coin, "all coin is for something");
        _assertInProportion(all, coin, ROUNDING * runs);
    }

    /// @dev They were booked when they were taken.
    function test_WhenFeesAreGoneSince() external {
        _collect(2e23);
        _dropFees();
        _warmUp();
        Report memory report = _runFirst();
        assertEq(report.runs, 1, "runs");
        assertGt(report.coinBooked, 0, "coin");
        _assertShared(_shares(report), report.coinBooked);
    }

    /// @dev Token, coin and wrapped coin from strangers can only become liquidity, also where coin waits for others.
    function testFuzz_WhenStrangersGive(uint256 units, uint256 coin, uint256 wrapped) external {
        _bringAllCoin(1e23);
        RewardPending memory waiting = rewardVault.pendingReward();
        uint256 forBuyback = _coinForBuyback();
        uint256 liquidityCoin = vault.pending().liquidityCoin;
        units = bound(units, 1e20, 4e23);
        coin = bound(coin, 0, 0.1 ether);
        wrapped = bound(wrapped, 0, 0.2 ether);
        _give(units);
        vm.deal(address(vault), coin);
        _wrapFor(address(vault), wrapped);
        assertEq(dividendToken.booked(), 0, "booked");
        assertEq(vault.pending().liquidityCoin, liquidityCoin + coin + wrapped, "coin for the liquidity");
        _assertWaits(waiting, forBuyback);

        vm.prank(address(vault));
        vault.swapAndPay({ forLiquidity: units / 2, forBooked: 0, keeper: eve, dueAt: block.timestamp });
        _assertWaits(waiting, forBuyback);
        assertEq(address(vault).balance, 0, "coin that is not wrapped");
        uint256 held = exchange.weth.balanceOf(address(vault));
        assertEq(
            held, _coinWaiting(waiting) + forBuyback + vault.pending().liquidityCoin, "the rest is the liquidity's"
        );
        _assertSolvent();
    }

    /// @dev Coin that waits for one purpose stays, whatever another spends.
    function test_WhenTheSecondStepBuys() external {
        _bringAllCoin(1e23);
        uint256 forBuyback = _coinForBuyback();
        uint256 liquidityCoin = vault.pending().liquidityCoin;
        Report memory report = _runSecond();
        assertEq(report.purchases, 1, "purchases");
        assertEq(_coinForBuyback(), forBuyback, "coin for buybacks");
        assertEq(vault.pending().liquidityCoin, liquidityCoin, "coin for the liquidity");
        assertEq(_coinWaiting(rewardVault.pendingReward()), 0, "coin for the reward token");
        _assertSolvent();
    }

    /* HELPERS */

    /// @dev Since the last purchase; what the second step of the same call spent is among it.
    function _shares(Report memory report) private view returns (Shares memory result) {
        RewardPending memory waiting = rewardVault.pendingReward();
        result.buyback = _coinForBuyback();
        result.dividends = waiting.dividendsCoin;
        result.payout = waiting.marketingCoin + report.coinPaid;
        if (report.purchases == 0) return result;

        (, uint256 dividends, uint256 payout) = _bookedBps();
        uint256 taken = report.coinSpent + report.purchasePay;
        uint256 forMarketing = report.coinPaid > 0 ? 0 : taken * payout / (dividends + payout);
        result.dividends += taken - forMarketing;
        result.payout += forMarketing;
    }

    /// @dev Exact in sum, and to the wei for each.
    function _assertShared(Shares memory shares, uint256 coin) private pure {
        assertEq(shares.buyback + shares.dividends + shares.payout, coin, "all coin is for something");
        _assertInProportion(shares, coin, ROUNDING);
    }

    function _assertInProportion(Shares memory shares, uint256 coin, uint256 rounding) private pure {
        (uint256 buyback, uint256 dividends, uint256 payout) = _bookedBps();
        uint256 all = buyback + dividends + payout;
        assertApproxEqAbs(shares.buyback, coin * buyback / all, rounding, "for buybacks");
        assertApproxEqAbs(shares.dividends, coin * dividends / all, rounding, "for holders");
        assertApproxEqAbs(shares.payout, coin * payout / all, rounding, "for the payee");
    }

    function _coinWaiting(RewardPending memory waiting) private pure returns (uint256) {
        return waiting.dividendsCoin + waiting.marketingCoin;
    }

    function _assertWaits(RewardPending memory expected, uint256 forBuyback) private view {
        RewardPending memory actual = rewardVault.pendingReward();
        assertEq(actual.dividendsCoin, expected.dividendsCoin, "for holders");
        assertEq(actual.marketingCoin, expected.marketingCoin, "for the payee");
        assertEq(_coinForBuyback(), forBuyback, "for buybacks");
    }
}
