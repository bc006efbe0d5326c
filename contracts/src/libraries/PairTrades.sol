// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeTransferLib } from "solady/utils/SafeTransferLib.sol";
import { PriceAverage } from "./PriceAverage.sol";
import { IUniswapV2Pair } from "../interfaces/external/IUniswapV2Pair.sol";
import { IUniswapV2Router } from "../interfaces/external/IUniswapV2Router.sol";
import { IWrappedCoin } from "../interfaces/external/IWrappedCoin.sol";
import { Market } from "../types/Market.sol";

/// @title PairTrades
/// @notice What a vault does in a pair, and how much of it at once: it sells, it buys, it adds liquidity. When it may, the
/// vault decides.
library PairTrades {
    using SafeTransferLib for address;

    /* CONSTANTS */

    /// @dev Not quite 0.1 % of the reserve. Who moves the price before a run and back after it pays the pool's fee
    /// twice, and with a fee of 0.1 % or more that costs more than can be gained from a swap of this size. With exactly
    /// 0.1 % of the reserve it would not: the swap moves the price as well.
    uint256 internal constant RESERVE_PER_UNIT = 1050;

    /// @dev Where liquidity goes: nobody can take it out again.
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /* READING */

    /// @notice The most that goes into the pair at once, of a side of which it has so much.
    function most(uint256 reserve) internal pure returns (uint256) {
        return reserve / RESERVE_PER_UNIT;
    }

    /// @notice What the pair says now; nothing if there is no pair.
    function look(Market memory market) internal view returns (PriceAverage.Look memory result) {
        if (market.pair != address(0)) result = PriceAverage.look(market.pair, _isTokenFirst(market));
    }

    /// @notice Whether somebody has traded in this second, perhaps with borrowed liquidity that is gone after it. Or has
    /// paid one side into the pair and is about to pay the other: a swap would make a gift of that to the pool.
    /// @param unitsInPair What the token says that the pair has. Asked by who knows what the token may burn.
    function isBusy(Market memory market, PriceAverage.Look memory now_, uint256 unitsInPair)
        internal
        view
        returns (bool)
    {
        return now_.isFresh || unitsInPair != now_.token
            || IWrappedCoin(market.wrappedCoin).balanceOf(market.pair) != now_.coin;
    }

    function _isTokenFirst(Market memory market) private pure returns (bool) {
        return market.token < market.wrappedCoin;
    }

    function _reserves(Market memory market) private view returns (uint256 token, uint256 coin) {
        (uint256 reserve0, uint256 reserve1,) = IUniswapV2Pair(market.pair).getReserves();
        return _isTokenFirst(market) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /* TRADES */

    /// @notice Sells units of the token.
    /// @return coin Wei that the pair has paid.
    function sell(Market memory market, uint256 units) internal returns (uint256 coin) {
        return _swap({ market: market, from: market.token, to: market.wrappedCoin, amount: units });
    }

    /// @notice Buys the token.
    /// @return units Base units that the pair has paid. Less has arrived if the token takes a fee.
    function buy(Market memory market, uint256 coin) internal returns (uint256 units) {
        return _swap({ market: market, from: market.wrappedCoin, to: market.token, amount: coin });
    }

    /// @dev The router only quotes; the pair refuses if that is more than it owes.
    function _swap(Market memory market, address from, address to, uint256 amount) private returns (uint256 paid) {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (from, to);
        paid = IUniswapV2Router(market.router).getAmountsOut(amount, path)[1];

        from.safeTransfer(market.pair, amount);
        (uint256 amount0Out, uint256 amount1Out) = from < to ? (uint256(0), paid) : (paid, uint256(0));
        IUniswapV2Pair(market.pair)
            .swap({ amount0Out: amount0Out, amount1Out: amount1Out, to: address(this), data: "" });
    }

    /// @notice Adds at most so much of both sides, at the pair's price. What would earn no liquidity at all stays.
    function addLiquidity(Market memory market, uint256 unitsHeld, uint256 coinHeld)
        internal
        returns (uint256 units, uint256 coin)
    {
        (uint256 reserveToken, uint256 reserveCoin) = _reserves(market);
        // No more than a run can swap for, whatever strangers have given: what goes in at once must not be worth moving
        // the price.
        coin = Math.min(coinHeld, most(reserveCoin));
        units = coin * reserveToken / reserveCoin;
        if (units > unitsHeld) (units, coin) = (unitsHeld, unitsHeld * reserveCoin / reserveToken);

        uint256 supply = IUniswapV2Pair(market.pair).totalSupply();
        if (units * supply < reserveToken || coin * supply < reserveCoin) return (0, 0);

        market.token.safeTransfer(market.pair, units);
        market.wrappedCoin.safeTransfer(market.pair, coin);
        IUniswapV2Pair(market.pair).mint(DEAD);
    }
}
