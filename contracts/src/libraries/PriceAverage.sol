// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IUniswapV2Pair } from "../interfaces/external/IUniswapV2Pair.sol";

/// @title PriceAverage
/// @notice The average price of a token over 30 minutes to a day, from what its pair adds up, and whether the price of
/// this moment is near it.
/// @dev Prices are coin per token in units of 2^-112. Differences of what a pair adds up wrap on purpose, as the sums
/// do.
library PriceAverage {
    /* CONSTANTS */

    /// @dev Seconds: what an attacker would have to hold the price for.
    uint256 internal constant MIN_SPAN = 30 minutes;

    /// @dev Seconds: an older average says nothing about now.
    uint256 internal constant MAX_SPAN = 1 days;

    /* TYPES */

    /// @param cumulative Sum of price times seconds, modulo 2^224. An average is wrong, and a run waits, only if price
    /// times seconds reaches that within a day: at more than 2^95 wei per base unit.
    /// @param timestamp When.
    struct Observation {
        uint224 cumulative;
        uint32 timestamp;
    }

    /// @param older What the average starts from.
    /// @param newer What it will start from next, once it is {MIN_SPAN} old.
    struct Window {
        Observation older;
        Observation newer;
    }

    /// @param coin Wei of wrapped coin in the pair.
    /// @param cumulative See {Observation}.
    /// @param elapsed Seconds since the pair last changed.
    /// @param token Base units of the token in the pair.
    struct Look {
        uint256 coin;
        uint224 cumulative;
        uint256 elapsed;
        uint256 token;
    }

    /* FUNCTIONS */

    /// @notice What the pair says now, its sum brought up to this second.
    /// @dev What was traded in this block does not count: the pair then was brought up to this second before it.
    function look(address pair, bool isTokenFirst) internal view returns (Look memory result) {
        (uint112 reserve0, uint112 reserve1, uint32 since) = IUniswapV2Pair(pair).getReserves();
        (result.token, result.coin) = isTokenFirst ? (reserve0, reserve1) : (reserve1, reserve0);
        if (result.token == 0 || result.coin == 0) return result;

        uint256 last =
            isTokenFirst ? IUniswapV2Pair(pair).price0CumulativeLast() : IUniswapV2Pair(pair).price1CumulativeLast();
        unchecked {
            // Seconds are modulo 2^32 in the pair.
            result.elapsed = uint32(block.timestamp) - since;
            // forge-lint: disable-next-line(unsafe-typecast): modulo 2^224
            result.cumulative = uint224(last + _price(result) * result.elapsed);
        }
    }

    /// @notice Keeps a look for later, unless the last one kept is too young.
    function observe(Window storage window, Look memory now_) internal {
        if (!_isOld(window.newer)) return;

        window.older = window.newer;
        // forge-lint: disable-next-line(unsafe-typecast): modulo 2^32, as in the pair
        window.newer = Observation({ cumulative: now_.cumulative, timestamp: uint32(block.timestamp) });
    }

    /// @notice The average price up to now, the same before and after {observe}.
    /// @dev Where the pair has not changed for {MIN_SPAN}, that is its price, and no look before is needed.
    /// @return isKnown Whether there is one, over neither too short nor too long a time.
    function average(Window storage window, Look memory now_) internal view returns (bool isKnown, uint256 price) {
        if (now_.elapsed >= MIN_SPAN) return (true, _price(now_));

        Observation memory start = _isOld(window.newer) ? window.newer : window.older;
        uint256 span = _age(start);
        if (start.timestamp == 0 || span > MAX_SPAN) return (false, 0);

        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast): modulo 2^224
            return (true, (now_.cumulative - start.cumulative) / span);
        }
    }

    /// @dev Whether an average may start from it. The older observation always may: the newer one came {MIN_SPAN}
    /// later.
    function _isOld(Observation memory observation) private view returns (bool) {
        return _age(observation) >= MIN_SPAN;
    }

    /// @dev Seconds since an observation.
    function _age(Observation memory observation) private view returns (uint256) {
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast): modulo 2^32
            return uint32(block.timestamp) - observation.timestamp;
        }
    }

    /// @notice Whether the price of this moment is within a part, in hundredths of a percent, of another price.
    function isWithin(Look memory now_, uint256 price, uint256 bps) internal pure returns (bool) {
        uint256 spot = _price(now_);
        uint256 distance = spot > price ? spot - price : price - spot;

        return distance * 10_000 <= price * bps;
    }

    function _price(Look memory now_) private pure returns (uint256) {
        return (now_.coin << 112) / now_.token;
    }
}
