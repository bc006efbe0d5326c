// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeTransferLib } from "solady/utils/SafeTransferLib.sol";
import { Errors } from "./Errors.sol";
import { Pace } from "./Pace.sol";
import { PriceAverage } from "./PriceAverage.sol";
import { IERC20 } from "../interfaces/external/IERC20.sol";
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

    /// @dev Part of the coin for a purchase that is not worth keeping.
    uint256 private constant COIN_PER_REST = 1000;

    /// @dev Percent of what the reserves say: the router must quote as much. A pool's fee and the move of the price by a swap
    /// of this size take less than the rest.
    uint256 private constant LEAST_QUOTE = 97;

    /// @dev Where liquidity goes: it cannot be taken out again.
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

    /// @notice Whether the pair has seen a trade in this second, perhaps with borrowed liquidity that is gone after it, or
    /// has been paid one side of a trade before the other: a swap would make a gift of that to the pool, and move the price
    /// that the liquidity is added at. So much as a run itself may swap does no harm, and keeps no run away.
    function isBusy(Market memory market, PriceAverage.Look memory now_) internal view returns (bool) {
        return now_.elapsed == 0 || _isPaid(IERC20(market.token).balanceOf(market.pair), now_.token)
            || _isPaid(IWrappedCoin(market.wrappedCoin).balanceOf(market.pair), now_.coin);
    }

    function _isPaid(uint256 balance, uint256 reserve) private pure returns (bool) {
        return balance < reserve || balance - reserve > most(reserve);
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
        (uint256 reserveToken, uint256 reserveCoin) = _reserves(market);
        coin = IUniswapV2Router(market.router).getAmountsOut(units, _path(market.token, market.wrappedCoin))[1];
        _requireFair({ quoted: coin, fair: units * reserveCoin / reserveToken });

        _swap({ pair: market.pair, from: market.token, amountIn: units, to: market.wrappedCoin, amountOut: coin });
    }

    /// @notice What at most so much coin would buy, and what just that costs: of a token with few units in the pair a
    /// part of one would be paid and not be had. Less than a thousandth is spent all the same, for nothing to remain.
    function quote(Market memory market, uint256 mostCoin) internal view returns (uint256 coin, uint256 units) {
        IUniswapV2Router router = IUniswapV2Router(market.router);
        address[] memory path = _path(market.wrappedCoin, market.token);
        (uint256 reserveToken, uint256 reserveCoin) = _reserves(market);
        units = router.getAmountsOut(mostCoin, path)[1];
        _requireFair({ quoted: units, fair: mostCoin * reserveToken / reserveCoin });

        uint256 cost = router.getAmountsIn(units, path)[0];
        coin = cost < mostCoin - mostCoin / COIN_PER_REST ? cost : mostCoin;
    }

    /// @notice As {quote}, of a coin from which the caller's part is taken before.
    /// @return coin Wei that go into the pair.
    /// @return units Base units that they buy.
    /// @return share Wei for the caller, at most {Pace.KEEPER_BPS} of both.
    function quoteWithShare(Market memory market, uint256 mostCoin, uint256 dueAt)
        internal
        view
        returns (uint256 coin, uint256 units, uint256 share)
    {
        share = Pace.share(mostCoin, dueAt);
        uint256 rest = mostCoin - share;
        (coin, units) = quote(market, rest);
        if (coin < rest) share = Pace.share(coin, dueAt);
    }

    /// @notice Buys what was quoted. Less arrives if the token takes a fee.
    function buy(Market memory market, uint256 coin, uint256 units) internal {
        _swap({ pair: market.pair, from: market.wrappedCoin, amountIn: coin, to: market.token, amountOut: units });
    }

    /// @dev A router that quotes too little would hand what is swapped to the owners of the liquidity. One unit may be lost in
    /// rounding.
    function _requireFair(uint256 quoted, uint256 fair) private pure {
        if ((quoted + 1) * 100 < fair * LEAST_QUOTE) revert Errors.TokenVault_QuoteTooLow(quoted, fair);
    }

    /// @dev The router only quotes; the pair refuses if that is more than it owes.
    function _swap(address pair, address from, uint256 amountIn, address to, uint256 amountOut) private {
        from.safeTransfer(pair, amountIn);
        (uint256 amount0Out, uint256 amount1Out) = from < to ? (uint256(0), amountOut) : (amountOut, uint256(0));
        IUniswapV2Pair(pair).swap({ amount0Out: amount0Out, amount1Out: amount1Out, to: address(this), data: "" });
    }

    function _path(address from, address to) private pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (from, to);
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
