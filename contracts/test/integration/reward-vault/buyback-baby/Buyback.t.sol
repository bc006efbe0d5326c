// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBuybackBabyVault } from "src/interfaces/IBuybackBabyVault.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { Report } from "../shared/VaultReports.sol";
import { BuybackMarket } from "./BuybackMarket.sol";

/// @notice Anybody has the vault buy the token back: within the cap, the band and the pause.
contract Buyback_BuybackBabyVault_Test is BuybackMarket {
    function testFuzz_WhenAnythingWaits(uint256 collected) external {
        _bringAllCoin(bound(collected, 1e18, 4e23));
        uint256 waiting = _coinForBuyback();
        (uint256 reserve, uint256 coin) = _reserves();
        uint256 dead = token.balanceOf(DEAD);

        Report memory report = _assertBuysBack(eve, 0, "buyback");

        assertEq(report.coinBack + report.buybackPay, waiting, "all coin that waits");
        assertEq(report.buybackPay, waiting / 100, "the keeper's hundredth: due for longer than an hour");
        assertEq(_coinForBuyback(), 0, "none is left");
        (uint256 reserveAfter, uint256 coinAfter) = _reserves();
        assertEq(coinAfter, coin + report.coinBack, "coin into the pair");
        assertEq(report.burnt, reserve - reserveAfter, "all that the pair has paid");
        assertEq(token.balanceOf(DEAD), dead + report.burnt, "untaxed, at the dead address");
        assertLe(coinAfter * reserve / reserveAfter * 1000, coin * 1002, "0.2 %");
    }

    function test_WhenMoreWaitsThanFits() external {
        _bringMuchCoin();
        uint256 waiting = _coinForBuyback();
        (, uint256 coin) = _reserves();
        assertGt(waiting, coin / 1050, "more");

        Report memory report = _assertBuysBack(eve, 0, "buyback");
        assertEq(report.coinBack + report.buybackPay, coin / 1050, "a 1,050th of the pair's coin");
        assertEq(_coinForBuyback(), waiting - coin / 1050, "the rest waits");
    }

    /// @dev To the last digit: two transfers, no fee, and what was bought.
    function test_WhenItIsBought() external {
        _bringAllCoin(1e23);
        uint256 pay = _coinForBuyback() / 100;
        uint256 coin = _coinForBuyback() - pay;
        uint256 units = exchange.router.getAmountsOut(coin, _path(address(exchange.weth), address(token)))[1];
        uint256 collected = token.balanceOf(address(vault));
        vm.expectEmit(address(token));
        emit IERC20.Transfer({ from: address(pair), to: address(vault), value: units });
        vm.expectEmit(address(token));
        emit IERC20.Transfer({ from: address(vault), to: DEAD, value: units });
        vm.expectEmit(address(vault));
        emit ITokenVault.KeeperPaid({ keeper: eve, amount: pay });
        vm.expectEmit(address(vault));
        emit IBuybackBabyVault.BoughtBack({ coin: coin, burnt: units });
        vm.prank(eve);
        assertEq(_buybackVault().buyback(0), units, "burnt");
        assertEq(token.balanceOf(address(vault)), collected, "units of the vault");
        assertEq(exchange.weth.balanceOf(eve), pay, "the caller's pay");
        assertEq(token.balanceOf(eve) + eve.balance, 0, "nothing else");
    }

    /* WAITING */

    function test_WhenThereIsNoCoin() external {
        _warmUp();
        _assertBuysNothingBack(eve, Waiting.NothingCollected, "no coin");
    }

    function test_WhenThePriceHasMoved() external {
        _bringAllCoin(1e23);
        _moveUp(POOL_COIN * 4 / 100);
        _assertBuysNothingBack(eve, Waiting.PriceMoved, "moved");
        _pass(31 minutes);
        _assertBuysBack(eve, 0, "the price has held");
    }

    function test_WhenItIsTooSoon() external {
        _bringMuchCoin();
        _assertBuysBack(eve, 0, "first");
        _pass(vault.PAUSE() - 1);
        _assertBuysNothingBack(eve, Waiting.TooSoon, "a second before the end");
        _pass(1);
        _assertBuysBack(eve, 0, "at the end");
    }

    function test_WhenSomebodyTradedInThisBlock() external {
        _bringAllCoin(1e23);
        _buy(address(token), alice, 0.1 ether);
        _assertBuysNothingBack(eve, Waiting.PairBusy, "in the same block");
        _pass(1);
        _assertBuysBack(eve, 0, "in the next");
    }

    /// @dev One run a block, whatever it does.
    function test_WhenTheFirstStepSoldInThisBlock() external {
        _bringAllCoin(1e23);
        _collect(1e24);
        _pass(1);
        _assertSwaps("first step");
        _assertBuysNothingBack(eve, Waiting.PairBusy, "in the same block");
        _pass(1);
        _assertBuysBack(eve, 0, "in the next");
        assertEq(uint256(vault.pending().waiting), uint256(Waiting.TooSoon), "each has its own pause");
    }

    function test_WhenItBoughtBackInThisBlock() external {
        _bringAllCoin(1e23);
        _collect(1e24);
        _pass(1);
        _assertBuysBack(eve, 0, "buyback");
        _assertSkipped(Waiting.PairBusy, "first step in the same block");
    }

    function test_WhenSomebodyIsPayingThePair() external {
        _bringAllCoin(1e23);
        (, uint256 coin) = _reserves();
        _wrapFor(address(pair), coin / 1050 + 1);
        _assertBuysNothingBack(eve, Waiting.PairBusy, "more than one may spend");
        pair.skim(carol);
        _wrapFor(address(pair), coin / 1050);
        _assertBuysBack(eve, 0, "as much");
    }

    /// @dev The look that it takes serves the first step, too: it is the same pair.
    function test_WhenASkippedBuybackLooks() external {
        _bringAllCoin(1e23);
        _passBusy(pair, 2 days);
        _assertBuysNothingBack(eve, Waiting.NoAverage, "older than a day");
        _passBusy(pair, 1 days);
        _assertBuysBack(eve, 0, "from that look");
    }

    /* REWARD TOKEN */

    function test_WhenTheRewardTokenHasNoPool() external {
        reward = new MockToken();
        _openUsual();
        _bringAllCoin(1e23);
        _assertBuysBack(eve, 0, "buyback");
    }

    function testFuzz_WhenItIsCalledWithAnyGas(uint256 gasLimit) external {
        _bringAllCoin(1e23);
        uint256 coin = _coinForBuyback();
        _coolMarket();
        vm.prank(eve);
        (bool success,) = address(vault).call{ gas: bound(gasLimit, 21_000, 400_000) }(
            abi.encodeCall(IBuybackBabyVault.buyback, (0))
        );
        assertEq(_coinForBuyback(), success ? 0 : coin, "coin that waits");
        assertEq(token.balanceOf(DEAD) > 0, success, "burnt");
    }

    function testFuzz_WhenAskedBefore(uint256 seed) external {
        _bringAllCoin(4e23);
        for (uint256 i = 0; i < 12; ++i) {
            _doAnything(uint256(keccak256(abi.encode(seed, i))));
            Waiting said = _buybackVault().pendingBuyback().waiting;
            Report memory report = _buyback(eve, 0);
            assertEq(uint256(report.buybackReason), uint256(said), "reason");
            assertEq(report.buybacks, said == Waiting.None ? 1 : 0, "buybacks");
            _assertSolvent();
        }
    }

    /* HELPERS */

    function _doAnything(uint256 dice) private {
        uint256 amount = bound(dice >> 16, 1e15, 1e24);
        if (dice % 6 == 0) _collect(amount);
        if (dice % 6 == 1) vault.process();
        if (dice % 6 == 2) _buy(address(token), alice, amount / 2e4);
        if (dice % 6 == 3) _sell(address(token), firstOwner, amount * 10);
        if (dice % 6 == 4) _pass(bound(dice >> 16, 1, 20 minutes));
        if (dice % 6 == 5) _pass(bound(dice >> 16, 30 minutes, 2 days));
    }
}
