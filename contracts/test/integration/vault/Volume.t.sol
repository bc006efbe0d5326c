// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { console } from "forge-std/console.sol";
import { VaultMarket } from "./VaultMarket.sol";

/// @notice Trades of many times the pool a day: how much of their fees waits at the end.
/// @dev At 8 % fees, of which 5 % go to the vault. A keeper calls in between.
contract Volume_Vault_Test is VaultMarket {
    /// @param pools Volume of a day, in pools.
    /// @param perMinute Trades.
    /// @param isRandom Whether purchases and sales come at random, or in turns.
    /// @param every Minutes from one call to the next.
    /// @param hoursLong How long it lasts.
    struct Trading {
        uint256 pools;
        uint256 perMinute;
        bool isRandom;
        uint256 every;
        uint256 hoursLong;
    }

    uint256 private constant MINUTES = 1440;

    uint256 private _collected;

    function _arrange() internal override {
        uint256 units = token.totalSupply() * 45 / 100;
        vm.prank(firstOwner);
        token.transfer(alice, units);
        vm.deal(alice, 100_000 ether);
        vm.startPrank(alice);
        exchange.weth.deposit{ value: 100_000 ether }();
        token.approve(address(exchange.router), type(uint256).max);
        exchange.weth.approve(address(exchange.router), type(uint256).max);
        vm.stopPrank();
    }

    function test_WhenThreePoolsADay() external {
        assertLe(_waits(Trading(3, 1, false, 1, 24)), 100, "hundredths of a percent of the day's fees");
    }

    function test_WhenTenPoolsADay() external {
        assertLe(_waits(Trading(10, 1, false, 1, 24)), 100, "hundredths of a percent of the day's fees");
    }

    function test_WhenTenPoolsADayAtRandom() external {
        assertLe(_waits(Trading(10, 6, true, 1, 6)), 1000, "hundredths of a percent of the fees");
    }

    /// @dev A known limit, measured: trades of 0.7 % of the pool, each minute at random, move the price by half in a day, and
    /// the band keeps a run away for half of the time. More than one run of what has waited, within an average, would pay an
    /// attacker where the pool takes 0.1 %.
    function test_WhenTenPoolsADayInLargeTradesAtRandom() external {
        assertLe(_waits(Trading(10, 1, true, 1, 24)), 4000, "hundredths of a percent of the day's fees");
    }

    /// @dev A keeper every three minutes: about as often as runs are due then.
    function test_WhenTenPoolsADayAndKeepersAreSlower() external {
        assertLe(_waits(Trading(10, 1, false, 3, 24)), 1000, "hundredths of a percent of the day's fees");
    }

    /// @dev Each run takes what one run may: a keeper every half an hour takes 48 of them.
    function test_WhenAKeeperComesEveryHalfAnHour() external {
        assertGt(_waits(Trading(3, 1, false, 30, 24)), 3000, "much waits");
    }

    /* HELPERS */

    /// @return bps Units that wait, of all that were collected.
    function _waits(Trading memory market) private returns (uint256 bps) {
        uint256 runs;
        uint256 earned;
        for (uint256 minute = 0; minute < market.hoursLong * 60; ++minute) {
            for (uint256 i = 0; i < market.perMinute; ++i) {
                uint256 dice = market.isRandom ? uint256(keccak256(abi.encode(minute, i))) : minute;
                _trade({ parts: MINUTES * market.perMinute, pools: market.pools, isPurchase: dice % 2 == 0 });
                _pass(30 / market.perMinute);
            }
            if (minute % market.every == 0) {
                Report memory report = _process();
                runs += report.runs;
                earned += report.earned;
            }
            _pass(30);
        }

        bps = token.balanceOf(address(vault)) * 10_000 / _collected;
        console.log("%d pools a day, a call every %d minutes: %d runs", market.pools, market.every, runs);
        console.log("waits %d bps of the fees, keepers earned %d wei", bps, earned);
    }

    /// @param parts Trades that make up the volume of a day.
    function _trade(uint256 parts, uint256 pools, bool isPurchase) private {
        (uint256 units, uint256 coin) = _reserves();
        uint256 before = token.balanceOf(address(vault));
        (address from, address to) =
            isPurchase ? (address(exchange.weth), address(token)) : (address(token), address(exchange.weth));
        vm.prank(alice);
        exchange.router
            .swapExactTokensForTokensSupportingFeeOnTransferTokens({
                amountIn: (isPurchase ? coin : units) * pools / parts,
                amountOutMin: 0,
                path: _path(from, to),
                to: alice,
                deadline: block.timestamp
            });
        _collected += token.balanceOf(address(vault)) - before;
    }
}
