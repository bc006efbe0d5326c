// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Shares } from "./Shares.sol";
import { LiquidityGeneratorFees } from "../types/LiquidityGeneratorFees.sol";

/// @title ReflectionWords
/// @notice What every transfer of a Liquidity Generator token reads, in two words instead of seven.
/// @dev First word, from the lowest bit: units of all holders (112 bits), units booked for payout (112).
/// Second word: shares of all holders (144), epoch (64), charity, liquidity and tax fee in bps (16 each).
/// {Shares} says why these widths are enough.
library ReflectionWords {
    /* CONSTANTS */

    /// @dev Bits below the units that are booked for payout.
    uint256 private constant PAYOUT_OFFSET = 112;

    /// @dev Bits below the epoch.
    uint256 private constant EPOCH_OFFSET = 144;

    /// @dev Bits below the fees.
    uint256 private constant FEES_OFFSET = 208;

    /// @dev Bits of one fee, in the order of {LiquidityGeneratorFees}.
    uint256 private constant FEE_BITS = 16;

    /* TYPES */

    struct Words {
        uint256 first;
        uint256 second;
    }

    /* READING */

    function totals(uint256 first, uint256 second) internal pure returns (Shares.Totals memory) {
        return Shares.Totals({
            shares: second & type(uint144).max,
            units: first & type(uint112).max,
            epoch: second >> EPOCH_OFFSET & type(uint64).max
        });
    }

    /// @return Units booked for payout.
    function payout(uint256 first) internal pure returns (uint256) {
        return first >> PAYOUT_OFFSET;
    }

    /// @return Fees as they are in the second word.
    function packedFees(uint256 second) internal pure returns (uint256) {
        return second >> FEES_OFFSET;
    }

    /// @param packed Fees as they are in the second word.
    function unpackFees(uint256 packed) internal pure returns (LiquidityGeneratorFees memory) {
        // forge-lint: disable-start(unsafe-typecast): what is above belongs to the next fee
        return LiquidityGeneratorFees({
            charityBps: uint16(packed),
            liquidityFeeBps: uint16(packed >> FEE_BITS),
            taxFeeBps: uint16(packed >> 2 * FEE_BITS)
        });
        // forge-lint: disable-end(unsafe-typecast)
    }

    /* WRITING */

    function packFees(LiquidityGeneratorFees memory given) internal pure returns (uint256) {
        return given.charityBps | uint256(given.liquidityFeeBps) << FEE_BITS | uint256(given.taxFeeBps) << 2 * FEE_BITS;
    }

    function write(Words storage words, Shares.Totals memory all, uint256 booked, uint256 packed) internal {
        words.first = all.units | booked << PAYOUT_OFFSET;
        words.second = all.shares | all.epoch << EPOCH_OFFSET | packed << FEES_OFFSET;
    }
}
