// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeTransferLib } from "solady/utils/SafeTransferLib.sol";
import { PriceAverage } from "./PriceAverage.sol";
import { ITaxedToken } from "../interfaces/ITaxedToken.sol";
import { IERC20 } from "../interfaces/external/IERC20.sol";
import { IUniswapV2Pair } from "../interfaces/external/IUniswapV2Pair.sol";
import { IUniswapV2Router } from "../interfaces/external/IUniswapV2Router.sol";
import { IWrappedCoin } from "../interfaces/external/IWrappedCoin.sol";
import { VaultConfig } from "../types/VaultConfig.sol";

/// @title PairTrades
/// @notice What a vault does in its pair, and how much of it at once: it sells, and it adds liquidity. When it may, the
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

    /// @notice Whether the token is the pair's first.
    function isTokenFirst(VaultConfig memory config) internal pure returns (bool) {
        return config.token < config.wrappedCoin;
    }

    /// @notice Whether somebody has traded in this block, perhaps with borrowed liquidity that is gone after it. Or has
    /// paid one side into the pair and is about to pay the other: a swap would make a gift of that to the pool.
    function isBusy(VaultConfig memory config, PriceAverage.Look memory look) internal view returns (bool) {
        return look.isFresh || IERC20(config.token).balanceOf(config.pair) != look.token
            || IWrappedCoin(config.wrappedCoin).balanceOf(config.pair) != look.coin;
    }

    function _reserves(VaultConfig memory config) private view returns (uint256 token, uint256 coin) {
        (uint256 reserve0, uint256 reserve1,) = IUniswapV2Pair(config.pair).getReserves();
        return isTokenFirst(config) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /* TRADES */

    /// @notice Sells units of the token.
    /// @dev The router only quotes; the pair refuses if that is more than it owes.
    function sell(VaultConfig memory config, uint256 units) internal returns (uint256 coin) {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (config.token, config.wrappedCoin);
        coin = IUniswapV2Router(config.router).getAmountsOut(units, path)[1];

        config.token.safeTransfer(config.pair, units);
        (uint256 amount0Out, uint256 amount1Out) = isTokenFirst(config) ? (uint256(0), coin) : (coin, uint256(0));
        IUniswapV2Pair(config.pair)
            .swap({ amount0Out: amount0Out, amount1Out: amount1Out, to: address(this), data: "" });
    }

    /// @notice Adds what is there but `reserved`, at the pair's price. What would earn no liquidity at all stays.
    function addLiquidity(VaultConfig memory config, uint256 reserved) internal returns (uint256 units, uint256 coin) {
        (uint256 reserveToken, uint256 reserveCoin) = _reserves(config);
        uint256 unitsHeld = IERC20(config.token).balanceOf(address(this)) - ITaxedToken(config.token).bookedForPayout();
        // No more than a run can swap for, whatever strangers have given: what goes in at once must not be worth moving
        // the price.
        coin = Math.min(IWrappedCoin(config.wrappedCoin).balanceOf(address(this)) - reserved, most(reserveCoin));
        units = coin * reserveToken / reserveCoin;
        if (units > unitsHeld) (units, coin) = (unitsHeld, unitsHeld * reserveCoin / reserveToken);

        uint256 supply = IUniswapV2Pair(config.pair).totalSupply();
        if (units * supply < reserveToken || coin * supply < reserveCoin) return (0, 0);

        config.token.safeTransfer(config.pair, units);
        config.wrappedCoin.safeTransfer(config.pair, coin);
        IUniswapV2Pair(config.pair).mint(DEAD);
    }
}
