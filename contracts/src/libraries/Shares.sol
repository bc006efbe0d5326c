// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Shares
/// @notice A ledger in which holders own shares of a sum of units. Adding units, or burning shares, raises all balances
/// at once.
/// @dev All products fit in 256 bits: units are at most 112 bits, shares at most 144.
///
/// Shares per unit start at 2^30, and each distribution lowers them. Before rounding could be felt everybody's shares
/// are multiplied: an *epoch* counts how often, and an account catches up when it is touched.
library Shares {
    /* CONSTANTS */

    /// @dev Bits: shares per unit when there are none yet. 112 bits of units and these stay two bits below 144.
    uint256 internal constant INITIAL_BITS = 30;

    /// @dev Bits: below so many shares per unit they are multiplied. A step is rounded by one share at most, so 65,536
    /// steps that all hit the same holder take one unit from it.
    uint256 internal constant LEAST_BITS = 16;

    /// @dev Bits by which an epoch multiplies shares: back to the initial ones.
    uint256 internal constant EPOCH_BITS = INITIAL_BITS - LEAST_BITS;

    /// @dev Where the epoch begins in the word of an account: above the shares.
    uint256 private constant EPOCH_OFFSET = 144;

    /* TYPES */

    /// @param shares Shares of all holders, at most 144 bits.
    /// @param units Units of all holders, at most 112 bits. No units, no shares, and the other way round.
    /// @param epoch How often shares have been multiplied, at most 64 bits. One transfer can bring ten, when the only
    /// holder of a large supply pays nearly all of it into the pair: 32 bits could be filled, these cannot.
    struct Totals {
        uint256 shares;
        uint256 units;
        uint256 epoch;
    }

    /* WORDS */

    /// @notice A holder's shares as one word: with the epoch they are from.
    function pack(Totals memory totals, uint256 shares) internal pure returns (uint256) {
        return shares | totals.epoch << EPOCH_OFFSET;
    }

    /// @notice A holder's shares as of now. Nothing but zeros is shifted out: no holder has more than all together.
    function unpack(Totals memory totals, uint256 word) internal pure returns (uint256) {
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast): the rest is the epoch
            return uint256(uint144(word)) << (EPOCH_BITS * (totals.epoch - (word >> EPOCH_OFFSET)));
        }
    }

    /* READING */

    /// @notice Units that shares are worth, rounded down.
    function toUnits(Totals memory totals, uint256 shares) internal pure returns (uint256) {
        if (totals.shares == 0) return 0;

        unchecked {
            return shares * totals.units / totals.shares;
        }
    }

    /// @notice Shares that are worth at least so many units, the fewest. With no units yet, the first ones.
    function toShares(Totals memory totals, uint256 units) internal pure returns (uint256) {
        if (totals.units == 0) return units << INITIAL_BITS;

        unchecked {
            return (units * totals.shares + totals.units - 1) / totals.units;
        }
    }

    /* CHANGING */

    /// @notice Units come in for shares. No need to check: units are a part of the supply.
    function issue(Totals memory totals, uint256 units, uint256 shares) internal pure {
        unchecked {
            totals.units += units;
            totals.shares += shares;
        }
    }

    /// @notice Units go out for shares. No need to check: they are a holder's.
    function redeem(Totals memory totals, uint256 units, uint256 shares) internal pure {
        unchecked {
            totals.units -= units;
            totals.shares -= shares;
        }
    }

    /// @notice Multiplies all shares until there are enough per unit. At most ten times: with one share left for 112
    /// bits of units.
    /// @return bits By how many bits everybody's shares have been multiplied.
    function refine(Totals memory totals) internal pure returns (uint256 bits) {
        while (totals.shares < totals.units << LEAST_BITS) {
            totals.shares <<= EPOCH_BITS;
            ++totals.epoch;
            bits += EPOCH_BITS;
        }
    }
}
