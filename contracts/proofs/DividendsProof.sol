// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Dividends } from "../src/libraries/Dividends.sol";

/// @title DividendsProof
/// @notice How a distribution is shared, with 112 bits of units.
/// @dev The solver cannot shift, so what is shared is in the remainder as a whole, and the amount is zero.
/// @custom:division plain
contract DividendsProof {
    /// @notice What all eligible units earn and what remains are together what was there; less than one part for each
    /// unit remains.
    function nothingIsLost(uint256 whole, uint112 eligible) external pure {
        require(eligible > 0);

        (uint256 perUnit, uint256 rest) = Dividends.add(0, whole, 0, eligible);
        assert(rest < eligible);
        assert(perUnit * eligible + rest == whole);
        assert(Dividends.earned(eligible, 0, perUnit) + rest == whole);
    }

    /// @notice What a unit earned before stays earned.
    function earningsAddUp(uint256 perUnit, uint256 whole, uint112 eligible) external pure {
        require(eligible > 0 && perUnit <= type(uint256).max - whole);

        (uint256 fromNothing,) = Dividends.add(0, whole, 0, eligible);
        (uint256 next,) = Dividends.add(perUnit, whole, 0, eligible);
        assert(next == perUnit + fromNothing);
    }

    /// @notice Two holders earn together what one with the units of both would.
    function holdersShare(uint256 before, uint256 now_, uint112 one, uint112 other) external pure {
        require(before <= now_ && now_ - before <= type(uint128).max);

        uint256 apart = Dividends.earned(one, before, now_) + Dividends.earned(other, before, now_);
        assert(apart == Dividends.earned(uint256(one) + other, before, now_));
    }

    /// @notice Settling in between changes nothing.
    function settlingIsFree(uint256 first, uint256 second, uint256 third, uint112 units) external pure {
        require(first <= second && second <= third && third - first <= type(uint128).max);

        uint256 inSteps = Dividends.earned(units, first, second) + Dividends.earned(units, second, third);
        assert(inSteps == Dividends.earned(units, first, third));
    }
}
