// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Fees } from "../src/libraries/Fees.sol";

/// @title FeesProof
/// @notice What a transfer pays, with 112 bits of units and fees that a factory accepts.
contract FeesProof {
    /// @notice Three fees of at most 2,500 bps together take at most a quarter of a transfer.
    function threeTakeAQuarter(uint112 amount, uint16 first, uint16 second, uint16 third) external pure {
        require(uint256(first) + second + third <= 2500);

        uint256 quarter = Fees.part(amount, 2500);
        assert(quarter == amount / 4);
        assert(Fees.part(amount, first) + Fees.part(amount, second) + Fees.part(amount, third) <= quarter);
    }

    /// @notice Four fees of at most 2,500 bps together take at most a quarter of a transfer.
    function fourTakeAQuarter(uint112 amount, uint16 first, uint16 second, uint16 third, uint16 fourth) external pure {
        require(uint256(first) + second + third + fourth <= 2500);

        uint256 quarter = Fees.part(amount, 2500);
        assert(quarter == amount / 4);
        uint256 half = Fees.part(amount, first) + Fees.part(amount, second);
        assert(half + Fees.part(amount, third) + Fees.part(amount, fourth) <= quarter);
    }

    /// @notice A fee is the exact part of the amount, rounded down.
    function isRoundedDown(uint112 amount, uint16 bps) external pure {
        uint256 part = Fees.part(amount, bps);

        assert(part * 10_000 <= uint256(amount) * bps);
        assert((part + 1) * 10_000 > uint256(amount) * bps);
    }

    /// @notice A lower fee never takes more.
    function lowerTakesNoMore(uint112 amount, uint16 lower, uint16 higher) external pure {
        require(lower <= higher);

        assert(Fees.part(amount, lower) <= Fees.part(amount, higher));
    }

    /// @notice Two transfers never pay more than one of both amounts, and less by one unit at most.
    function splittingSavesOneUnit(uint112 one, uint112 other, uint16 bps) external pure {
        uint256 together = Fees.part(uint256(one) + other, bps);
        uint256 apart = Fees.part(one, bps) + Fees.part(other, bps);

        assert(apart <= together);
        assert(together <= apart + 1);
    }
}
