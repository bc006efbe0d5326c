// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PriceAverage } from "./PriceAverage.sol";
import { IUniswapV2Pair } from "../interfaces/external/IUniswapV2Pair.sol";
import { Market } from "../types/Market.sol";
import { Waiting } from "../types/VaultPending.sol";

/// @title Readiness
/// @notice What keeps a vault from trading in a pair, but for what others are doing there at the moment.
library Readiness {
    using PriceAverage for PriceAverage.Window;
    using PriceAverage for PriceAverage.Look;

    /// @dev 3 %: little enough to lose if an attacker has moved the price up to there, enough for what buyers and sellers
    /// do in half an hour.
    uint256 internal constant BAND_BPS = 300;

    /// @param amount What would be swapped.
    /// @param notBefore Second from which it may be.
    function reasonToWait(
        Market memory market,
        PriceAverage.Look memory look,
        PriceAverage.Window storage window,
        uint256 amount,
        uint256 notBefore
    ) internal view returns (Waiting) {
        // Without anybody's liquidity, what lies in the pair is a trap.
        if (look.token == 0 || look.coin == 0 || IUniswapV2Pair(market.pair).totalSupply() == 0) {
            return Waiting.NoLiquidity;
        }
        if (amount == 0) return Waiting.NothingCollected;
        // forge-lint: disable-next-line(block-timestamp): a few seconds do not matter
        if (block.timestamp < notBefore) return Waiting.TooSoon;

        (bool isKnown, uint256 average) = window.average(look);
        if (!isKnown) return Waiting.NoAverage;
        return look.isWithin(average, BAND_BPS) ? Waiting.None : Waiting.PriceMoved;
    }
}
