// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice Buys and sells on a real Uniswap V2.
abstract contract Trades_DividendToken_Shared_Test is Dividends_Test {
    function _arrange() internal override { }

    function testFuzz_WhenBought(uint256 coin) external {
        coin = bound(coin, 1e6, 10_000 ether);
        uint256 amount = _quote({ sold: coin, isBought: true });

        vm.recordLogs();
        _buy({ token: address(token), buyer: alice, coin: coin });
        _assertTaxedOnce({ from: address(pair), to: alice, amount: amount, first: 0 });
        assertEq(token.balanceOf(alice), _netOf(amount), "buyer");
        _assertNothingToSkim();
    }

    function testFuzz_WhenSold(uint256 amount) external {
        amount = bound(amount, 1e6, token.balanceOf(firstOwner));
        _give(alice, amount);
        uint256 coin = _quote({ sold: _netOf(amount), isBought: false });

        vm.recordLogs();
        _sell({ token: address(token), seller: alice, amount: amount });
        _assertTaxedOnce({ from: alice, to: address(pair), amount: amount, first: 1 }); // after the approval
        assertEq(alice.balance, coin, "coin for what arrived at the pair");
        _assertNothingToSkim();
    }

    function test_WhenTheFirstOwnerTrades() external {
        uint256 held = token.balanceOf(firstOwner);
        uint256 amount = _quote({ sold: 1 ether, isBought: true });
        _buy({ token: address(token), buyer: firstOwner, coin: 1 ether });
        assertEq(token.balanceOf(firstOwner), held + amount, "bought without fees");

        uint256 coin = _quote({ sold: amount, isBought: false });
        _sell({ token: address(token), seller: firstOwner, amount: amount });
        assertEq(firstOwner.balance, coin, "sold without fees");
        assertEq(token.balanceOf(firstOwner), held, "what it had");
        assertEq(token.balanceOf(address(vault)), 0, "vault");
        _assertNothingToSkim();
    }

    function test_WhenAStrangerBuysForAnother() external {
        uint256 amount = _quote({ sold: 1 ether, isBought: true });
        vm.deal(alice, 1 ether);
        vm.recordLogs();
        vm.prank(alice);
        exchange.router.swapExactETHForTokensSupportingFeeOnTransferTokens{ value: 1 ether }({
            amountOutMin: _netOf(amount),
            path: _path(address(exchange.weth), address(token)),
            to: bob,
            deadline: block.timestamp
        });
        _assertTaxedOnce({ from: address(pair), to: bob, amount: amount, first: 0 });
    }

    /// @dev The seller's minimum is kept to the wei: the fee is known beforehand.
    function test_WhenSoldWithAnExactMinimum() external {
        _give(alice, 1e24);
        uint256 coin = _quote({ sold: _netOf(1e24), isBought: false });
        vm.startPrank(alice);
        token.approve(address(exchange.router), 1e24);
        exchange.router
            .swapExactTokensForETHSupportingFeeOnTransferTokens({
                amountIn: 1e24,
                amountOutMin: coin,
                path: _path(address(token), address(exchange.weth)),
                to: alice,
                deadline: block.timestamp
            });
        vm.stopPrank();
        assertEq(alice.balance, coin, "coin");
    }

    /// @dev Whatever is traded at whatever fees, runs and distributions between, the pair has what it believes.
    function testFuzz_WhenTraded(DividendFees memory fees, uint256[8] memory amounts) external {
        _boundFees(fees);
        _create(1e27, fees);
        _addFirstLiquidity({ token: address(token), from: firstOwner, amount: 5e26, coin: POOL_COIN });
        _tax(1e26);
        address[3] memory people = [alice, bob, carol];
        for (uint256 i = 0; i < amounts.length; ++i) {
            if (i % 3 == 0) _warmUp();
            address trader = people[amounts[i] % 3];
            uint256 balance = token.balanceOf(trader);
            if (amounts[i] % 2 == 0 || balance < 1e9) {
                _buy({ token: address(token), buyer: trader, coin: bound(amounts[i], 1e9, 100 ether) });
            } else {
                _sell({ token: address(token), seller: trader, amount: bound(amounts[i], 1e9, balance) });
            }
            assertEq(token.balanceOf(address(pair)), _reserve(), "balance of the pair");
        }
        _assertNothingToSkim();
    }

    /// @dev The pair earns nothing: what is distributed cannot be skimmed from it, nor claimed by it.
    function test_GivenSomethingWasDistributed() external {
        _tax(1e26);
        _warmUp();
        vault.process();
        assertGt(dividendToken.dividendTotals().granted, 0, "distributed");
        _assertNothingToSkim();
        assertEq(dividendToken.claimFor(address(pair)), 0, "claimed for the pair");
    }

    /* HELPERS */

    function _quote(uint256 sold, bool isBought) private view returns (uint256) {
        (uint256 amount, uint256 coin) = (_reserve(), exchange.weth.balanceOf(address(pair)));
        return
            isBought
                ? exchange.router.getAmountOut(sold, coin, amount)
                : exchange.router.getAmountOut(sold, amount, coin);
    }

    function _reserve() private view returns (uint256) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return pair.token0() == address(token) ? reserve0 : reserve1;
    }

    /// @dev By the events of the transaction, of which the `first` are others: one transfer with its fees.
    function _assertTaxedOnce(address from, address to, uint256 amount, uint256 first) private {
        Vm.Log[] memory logs = _logsOfToken();
        assertEq(logs.length, first + 2, "events");
        _assertTransfer({ log: logs[first], from: from, to: to, amount: _netOf(amount), label: "recipient" });
        _assertTransfer({
            log: logs[first + 1], from: from, to: address(vault), amount: _collectedOf(amount), label: "vault"
        });
        assertEq(token.balanceOf(address(vault)), _collectedOf(amount), "collected");
    }

    function _assertNothingToSkim() private {
        assertEq(token.balanceOf(address(pair)), _reserve(), "balance of the pair");
        uint256 balance = token.balanceOf(eve);
        pair.skim(eve);
        assertEq(token.balanceOf(eve), balance, "skimmed");
        assertEq(reward.balanceOf(eve), 0, "skimmed of the reward");
    }
}
