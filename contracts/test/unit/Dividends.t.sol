// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { Dividends } from "src/libraries/Dividends.sol";

/// @notice What a unit earns of a distribution, within the bounds that the token keeps: eligible units of 112 bits,
/// amounts that are less than 2^128 together.
contract Dividends_Test is Test {
    uint256 private constant MAX_UNITS = type(uint112).max;

    function testFuzz_WhenShared(uint256 perUnit, uint256 remainder, uint256 amount, uint256 eligible) external pure {
        eligible = bound(eligible >> (eligible % 256), 1, MAX_UNITS);
        amount = bound(amount >> (amount % 256), 0, type(uint128).max);
        remainder = bound(remainder, 0, MAX_UNITS);
        // All that was shared before, and this, is less than 2^128 base units.
        perUnit = bound(perUnit, 0, type(uint256).max - ((amount << 128) + remainder) / eligible);

        (uint256 newPerUnit, uint256 newRemainder) = Dividends.add(perUnit, remainder, amount, eligible);
        uint256 given = Dividends.earned(eligible, perUnit, newPerUnit);
        assertEq(given + newRemainder, (amount << 128) + remainder, "nothing is lost");
        assertLt(newRemainder, eligible, "less than one for each unit is left");
        assertGe(newPerUnit, perUnit, "a unit earns, or not");
    }

    /// @dev However the eligible units are split among holders, together they earn what all of them do.
    function testFuzz_WhenSplit(uint256 units, uint256 others, uint256 before, uint256 sinceThen) external pure {
        units = bound(units, 0, MAX_UNITS);
        others = bound(others, 0, MAX_UNITS - units);
        sinceThen = bound(sinceThen, 0, type(uint256).max / MAX_UNITS);
        before = bound(before, 0, type(uint256).max - sinceThen);
        uint256 perUnit = before + sinceThen;

        assertEq(
            Dividends.earned(units, before, perUnit) + Dividends.earned(others, before, perUnit),
            Dividends.earned(units + others, before, perUnit),
            "together"
        );
    }

    /// @dev Through two distributions at once or one after the other.
    function testFuzz_WhenSettledBetween(uint256 units, uint256[3] memory sums) external pure {
        units = bound(units, 0, MAX_UNITS);
        uint256 most = type(uint256).max / MAX_UNITS;
        sums[1] = bound(sums[1], 0, most / 2);
        sums[2] = bound(sums[2], 0, most / 2);
        sums[0] = bound(sums[0], 0, type(uint256).max - most);
        uint256 middle = sums[0] + sums[1];
        uint256 last = middle + sums[2];

        assertEq(
            Dividends.earned(units, sums[0], middle) + Dividends.earned(units, middle, last),
            Dividends.earned(units, sums[0], last),
            "the same"
        );
    }

    /// @dev The highest and the lowest of everything.
    function test_WhenAtTheBounds() external pure {
        (uint256 perUnit, uint256 remainder) = Dividends.add(0, 0, type(uint128).max, 1);
        assertEq(perUnit, uint256(type(uint128).max) << 128, "all of it to one unit");
        assertEq(remainder, 0, "nothing is left");
        assertEq(Dividends.earned(1, 0, perUnit) >> 128, type(uint128).max, "and earned");

        (perUnit, remainder) = Dividends.add(0, MAX_UNITS - 1, type(uint128).max, MAX_UNITS);
        assertEq(perUnit * MAX_UNITS + remainder, (uint256(type(uint128).max) << 128) + MAX_UNITS - 1, "to all units");

        (perUnit, remainder) = Dividends.add(7, 1, 0, MAX_UNITS);
        assertEq(perUnit, 7, "nothing of nothing");
        assertEq(remainder, 1, "what was left stays");

        // The least that is distributed at all, to the most units there may be.
        (perUnit, remainder) = Dividends.add(0, 0, 1, MAX_UNITS);
        assertEq(perUnit, (uint256(1) << 128) / MAX_UNITS, "16 bits for each");
        assertEq(perUnit, 65_536, "which are these");
        assertEq(remainder, 65_536, "and as much is left");
    }
}
