// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendSubjects } from "./DividendSubjects.sol";
import { DividendFixture } from "./DividendFixture.sol";

/// @notice What people do with a token with dividends on Uniswap V2.
/// @dev The first owner, who may refuse coin, trades in wrapped coin.
abstract contract DividendTrader is DividendFixture {
    /// @dev Base units that are worth more than a few wei at any price that trades of these sizes lead to.
    uint256 private constant LEAST = 1e18;

    constructor(DividendSubjects memory subjects) DividendFixture(subjects) { }

    /* TRADES */

    function buy(uint256 by, uint256 amount) external watched {
        address buyer = _person(by);
        (, uint256 reserve) = _reserves();
        amount = _part(amount, 1e9, _min(buyer.balance / 4, reserve / 200));
        if (amount == 0) return;

        vm.prank(buyer);
        exchange.router.swapExactETHForTokensSupportingFeeOnTransferTokens{ value: amount }({
            amountOutMin: 0, path: _path(address(exchange.weth), address(token)), to: buyer, deadline: block.timestamp
        });
    }

    function sell(uint256 by, uint256 amount) external watched {
        address seller = _person(by);
        (uint256 reserve,) = _reserves();
        amount = _part(amount, LEAST, _min(token.balanceOf(seller), reserve / 200));
        if (amount > 0) _sell(seller, amount);
    }

    function _sell(address by, uint256 amount) private {
        address[] memory path = _path(address(token), address(exchange.weth));
        vm.startPrank(by);
        token.approve(address(exchange.router), amount);
        if (by == people[0]) {
            exchange.router.swapExactTokensForTokensSupportingFeeOnTransferTokens(amount, 0, path, by, block.timestamp);
        } else {
            exchange.router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, by, block.timestamp);
        }
        vm.stopPrank();
    }

    /* LIQUIDITY */

    function addLiquidity(uint256 by, uint256 amount, bool isWrapped) external watched {
        address provider = _person(by);
        (uint256 reserve, uint256 coin) = _reserves();
        amount = _part(amount, LEAST, _min(token.balanceOf(provider), reserve / 10));
        coin = coin * amount / reserve + 1;
        if (amount == 0 || coin > provider.balance) return;

        vm.startPrank(provider);
        token.approve(address(exchange.router), amount);
        if (isWrapped || provider == people[0]) _addWrapped(provider, amount, coin);
        else exchange.router.addLiquidityETH{ value: coin }(address(token), amount, 0, 0, provider, block.timestamp);
        vm.stopPrank();
    }

    function _addWrapped(address provider, uint256 amount, uint256 coin) private {
        exchange.weth.deposit{ value: coin }();
        exchange.weth.approve(address(exchange.router), coin);
        exchange.router
            .addLiquidity({
                tokenA: address(token),
                tokenB: address(exchange.weth),
                amountADesired: amount,
                amountBDesired: coin,
                amountAMin: 0,
                amountBMin: 0,
                to: provider,
                deadline: block.timestamp
            });
    }

    function removeLiquidity(uint256 by, uint256 amount, bool isWrapped) external watched {
        address provider = _person(by);
        amount = _part(amount, 1e9, pair.balanceOf(provider) / 3);
        if (amount == 0) return;

        vm.startPrank(provider);
        pair.approve(address(exchange.router), amount);
        if (isWrapped || provider == people[0]) {
            exchange.router
                .removeLiquidity(address(token), address(exchange.weth), amount, 0, 0, provider, block.timestamp);
        } else {
            exchange.router
                .removeLiquidityETHSupportingFeeOnTransferTokens(
                    address(token), amount, 0, 0, provider, block.timestamp
                );
        }
        vm.stopPrank();
    }

    /* THE PAIR */

    function skim(uint256 to) external watched {
        pair.skim(_person(to));
    }

    function sync() external watched {
        pair.sync();
    }
}
