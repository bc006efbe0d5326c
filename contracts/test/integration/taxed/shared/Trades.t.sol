// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Taxed_Test } from "./Taxed.sol";

/// @notice Buys and sells on a real Uniswap V2.
abstract contract Trades_Taxed_Shared_Test is Taxed_Test {
    function _arrange() internal override { }

    /* KINDS */

    /// @dev Of what the first owner has.
    function _mostSold() internal view virtual returns (uint256);

    /// @dev The logs from `next` on: what the kind's token says of a taxed transfer besides who received what.
    function _assertRest(Vm.Log[] memory logs, uint256 next, address from, uint256 amount) internal view virtual;

    /* TESTS */

    function testFuzz_WhenBought(uint256 coin) external {
        coin = bound(coin, 1e6, 10_000 ether);
        uint256 amount = _quote({ sold: coin, isBought: true });

        vm.recordLogs();
        _buy({ token: address(token), buyer: alice, coin: coin });
        _assertTaxedOnce({ from: address(pair), to: alice, amount: amount, first: 0 });
        _assertArrived(token.balanceOf(alice), amount, "buyer");
        _assertNothingToSkim();
    }

    function testFuzz_WhenSold(uint256 amount) external {
        amount = bound(amount, 1e6, _mostSold());
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

    /// @dev At any fees, after any trades and runs of the vault, the pair has what it believes.
    function testFuzz_WhenTraded(uint16[4] memory fees, uint256[8] memory amounts) external {
        _createBounded(1e27, fees);
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
        _assertTransfer({ log: logs[first], from: from, to: to, amount: _netOf(amount), label: "recipient" });
        _assertTransfer({
            log: logs[first + 1], from: from, to: address(vault), amount: _collectedOf(amount), label: "vault"
        });
        _assertRest({ logs: logs, next: first + 2, from: from, amount: amount });
        assertEq(token.balanceOf(address(vault)), _collectedOf(amount), "collected");
    }

    function _assertNothingToSkim() internal virtual {
        assertEq(token.balanceOf(address(pair)), _reserve(), "balance of the pair");
        uint256 balance = token.balanceOf(eve);
        pair.skim(eve);
        assertEq(token.balanceOf(eve), balance, "skimmed");
    }
}
