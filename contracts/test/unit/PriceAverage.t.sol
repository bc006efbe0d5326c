// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { IUniswapV2Pair } from "src/interfaces/external/IUniswapV2Pair.sol";
import { PriceAverage } from "src/libraries/PriceAverage.sol";

/// @notice The arithmetic at the ends of its numbers, which no pool of ours reaches in a test: a pair's answers are given.
contract PriceAverage_Test is Test {
    using PriceAverage for PriceAverage.Window;
    using PriceAverage for PriceAverage.Look;

    uint256 private constant NOW = 1_700_000_000;
    address private constant PAIR = address(0xbeef);

    PriceAverage.Window private _window;

    function setUp() external {
        vm.warp(NOW);
    }

    /* LOOKING */

    function testFuzz_WhenThePairHasBeenQuiet(uint112 units, uint112 coin, uint256 last, uint32 elapsed) external {
        units = uint112(bound(units, 1, type(uint112).max));
        coin = uint112(bound(coin, 1, type(uint112).max));
        for (uint256 i = 0; i < 2; ++i) {
            bool isTokenFirst = i == 0;
            // The seconds wrap where the pair's field does.
            _answer(units, coin, uint32(NOW) - uint32(bound(elapsed, 0, NOW)), last, isTokenFirst);
            PriceAverage.Look memory look = PriceAverage.look(PAIR, isTokenFirst);
            uint256 expected;
            unchecked {
                expected = last + (uint256(coin) << 112) / units * uint32(bound(elapsed, 0, NOW));
            }
            assertEq(look.token, units, "units");
            assertEq(look.coin, coin, "coin");
            assertEq(look.cumulative, uint224(expected), "sum up to this second");
            assertEq(look.elapsed, bound(elapsed, 0, NOW), "elapsed");
        }
    }

    /// @dev In the year 2106 a pair's clock starts again at nothing.
    function testFuzz_WhenThePairsClockHasWrapped(uint32 before, uint32 behind) external {
        before = uint32(bound(before, 1, 1 days));
        behind = uint32(bound(behind, 0, 1 days));
        vm.warp(2 ** 32 + behind);
        _answer(1e18, 1e18, type(uint32).max - before + 1, 7, true);
        uint256 elapsed = uint256(before) + behind;
        assertEq(PriceAverage.look(PAIR, true).cumulative, 7 + (elapsed << 112), "elapsed over the wrap");

        _answer(1e18, 1e18, behind, 7, true);
        vm.warp(2 ** 32 + behind + before);
        assertEq(PriceAverage.look(PAIR, true).cumulative, 7 + (uint256(before) << 112), "elapsed after the wrap");
    }

    function test_WhenOneSideIsEmpty() external {
        _answer(0, 1e18, 0, 5, true);
        assertEq(PriceAverage.look(PAIR, true).cumulative, 0, "no units");
        _answer(1e18, 0, 0, 5, true);
        assertEq(PriceAverage.look(PAIR, true).cumulative, 0, "no coin");
    }

    /* AVERAGING */

    /// @dev The sum passes 2^224 or 2^256 between the looks; the difference does not care.
    function testFuzz_WhenTheSumHasWrapped(uint256 start, uint256 price, uint256 span) external {
        price = bound(price, 0, 2 ** 200);
        span = bound(span, 30 minutes, 1 days);
        uint256 end;
        unchecked {
            end = start + price * span;
        }
        _window.observe(_look(start));
        vm.warp(NOW + span);
        (bool isKnown, uint256 average) = _window.average(_look(end));
        assertTrue(isKnown, "known");
        assertEq(average, price, "price");
    }

    function test_WhenTheSumWrapsExactly() external {
        uint256[4] memory starts = [uint256(type(uint224).max), type(uint256).max, 2 ** 224 - 1800, 2 ** 255];
        for (uint256 i = 0; i < 4; ++i) {
            delete _window;
            vm.warp(NOW);
            _window.observe(_look(starts[i]));
            vm.warp(NOW + 30 minutes);
            uint256 end;
            unchecked {
                end = starts[i] + 5 * 30 minutes;
            }
            (, uint256 average) = _window.average(_look(end));
            assertEq(average, 5, "price");
        }
    }

    /// @dev Before and after the look itself is kept.
    function testFuzz_WhenAskedAroundALook(uint256 span) external {
        span = bound(span, 1, 3 days);
        _window.observe(_look(0));
        vm.warp(NOW + span);
        (bool isKnownBefore, uint256 before) = _window.average(_look(span * 9));
        _window.observe(_look(span * 9));
        (bool isKnownAfter, uint256 afterwards) = _window.average(_look(span * 9));
        assertEq(isKnownBefore, span >= 30 minutes && span <= 1 days, "known");
        assertEq(isKnownAfter, isKnownBefore, "known after it");
        assertEq(before, isKnownBefore ? 9 : 0, "price");
        assertEq(afterwards, before, "price after it");
    }

    /// @dev In the first hours of that year's wrap, no look at all would seem to be one from the wrap.
    function test_WhenNothingWasKeptAfterTheClockHasWrapped() external {
        vm.warp(2 ** 32 + 12 hours);
        (bool isKnown, uint256 price) = _window.average(_look(1));
        assertFalse(isKnown, "known");
        assertEq(price, 0, "price");
    }

    /// @dev Looks before it, at it and after it: the pauses count, not the clock.
    function testFuzz_WhenTheClockWrapsBetweenLooks(uint256 before, uint256 behind) external {
        before = bound(before, 1, 12 hours);
        behind = bound(behind, 30 minutes, 12 hours);
        vm.warp(2 ** 32 - before);
        _window.observe(_look(0));
        vm.warp(2 ** 32 + behind);
        (bool isKnown, uint256 average) = _window.average(_look((before + behind) * 9));
        assertTrue(isKnown, "known over the wrap");
        assertEq(average, 9, "price over the wrap");

        _window.observe(_look((before + behind) * 9));
        assertEq(_window.newer.timestamp, behind, "kept after the wrap");
        vm.warp(2 ** 32 + behind + 30 minutes - 1);
        _window.observe(_look(0));
        assertEq(_window.newer.timestamp, behind, "too young after the wrap");
        vm.warp(2 ** 32 + behind + 1 days);
        (isKnown, average) = _window.average(_look((before + behind) * 9 + 1 days * 4));
        assertTrue(isKnown, "known after the wrap");
        assertEq(average, 4, "price after the wrap");
        vm.warp(2 ** 32 + behind + 1 days + 1);
        (isKnown,) = _window.average(_look(0));
        assertFalse(isKnown, "older than a day after the wrap");
    }

    /// @dev Where nothing has changed for as long as the shortest average, that is the average: with old looks, young ones or
    /// none.
    function testFuzz_WhenThePairHasBeenQuietForAnAverage(uint256 elapsed, uint256 span, uint256 coin) external {
        PriceAverage.Look memory look = _look(0);
        look.coin = bound(coin, 1, type(uint112).max);
        look.elapsed = bound(elapsed, 30 minutes, type(uint32).max);
        for (uint256 i = 0; i < 3; ++i) {
            (bool isKnown, uint256 average) = _window.average(look);
            assertTrue(isKnown, "known");
            assertEq(average, look.coin << 112, "price of this moment");
            _window.observe(_look(i * 7));
            vm.warp(block.timestamp + bound(span, 0, 3 days));
        }
    }

    function test_WhenThePairHasBeenQuietForLess() external {
        PriceAverage.Look memory look = _look(0);
        look.elapsed = 30 minutes - 1;
        (bool isKnown,) = _window.average(look);
        assertFalse(isKnown, "a second short");
        ++look.elapsed;
        (isKnown,) = _window.average(look);
        assertTrue(isKnown, "at the end");
    }

    /* OBSERVING */

    function testFuzz_WhenObserved(uint256[8] memory pauses) external {
        uint256 older;
        uint256 newer;
        for (uint256 i = 0; i < 8; ++i) {
            vm.warp(block.timestamp + bound(pauses[i], 0, 1 hours));
            _window.observe(_look(block.timestamp));
            if (newer == 0 || block.timestamp - newer >= 30 minutes) (older, newer) = (newer, block.timestamp);
            assertEq(_window.older.timestamp, older, "older");
            assertEq(_window.newer.timestamp, newer, "newer");
            assertEq(_window.newer.cumulative, newer, "sum of the newer");
            assertEq(_window.older.cumulative, older, "sum of the older");
        }
    }

    /* BAND */

    function testFuzz_WhenCompared(uint256 price, uint256 coin) external pure {
        coin = bound(coin, 1, type(uint112).max);
        uint256 spot = coin << 112;
        price = bound(price, spot - spot / 10, spot + spot / 10);
        uint256 distance = price > spot ? price - spot : spot - price;
        PriceAverage.Look memory look = PriceAverage.Look({ coin: coin, cumulative: 0, elapsed: 1, token: 1 });
        assertEq(look.isWithin(price, 300), distance * 10_000 <= price * 300, "within");
    }

    function test_WhenComparedAtTheEdges() external pure {
        // The price is the coin: one part of it in 2^112 units.
        PriceAverage.Look memory look = PriceAverage.Look({ coin: 10_300, cumulative: 0, elapsed: 1, token: 2 ** 112 });
        assertTrue(look.isWithin(10_000, 300), "3 % above");
        assertFalse(look.isWithin(9999, 300), "more above");
        assertFalse(look.isWithin(0, 300), "an average of nothing");
        look.coin = 9700;
        assertTrue(look.isWithin(10_000, 300), "3 % below");
        assertFalse(look.isWithin(10_001, 300), "more below");
    }

    /* HELPERS */

    function _look(uint256 cumulative) private pure returns (PriceAverage.Look memory) {
        return PriceAverage.Look({ coin: 1, cumulative: uint224(cumulative), elapsed: 1, token: 1 });
    }

    function _answer(uint112 units, uint112 coin, uint32 since, uint256 last, bool isTokenFirst) private {
        (uint112 reserve0, uint112 reserve1) = isTokenFirst ? (units, coin) : (coin, units);
        _mock(abi.encodeCall(IUniswapV2Pair.getReserves, ()), abi.encode(reserve0, reserve1, since));
        _mock(abi.encodeCall(IUniswapV2Pair.price0CumulativeLast, ()), abi.encode(isTokenFirst ? last : ~last));
        _mock(abi.encodeCall(IUniswapV2Pair.price1CumulativeLast, ()), abi.encode(isTokenFirst ? ~last : last));
    }

    function _mock(bytes memory question, bytes memory answer) private {
        vm.mockCall(PAIR, question, answer);
    }
}
