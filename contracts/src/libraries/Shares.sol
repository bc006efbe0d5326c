// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Shares
/// @notice A ledger in which holders own shares of a sum of units. Adding units, or burning shares, raises all balances at once.
/// @dev All products fit in 256 bits: units are at most 112 bits, shares at most 144.
///
/// Shares per unit start at 2^30, and each distribution lowers them. Before rounding could be felt everybody's shares are
/// multiplied: an *epoch* counts how often, and an account catches up when it is touched.
library Shares {
    /* CONSTANTS */

    /// @dev Bits: shares per unit when there are none yet. 112 bits of units and these stay two bits below 144.
    uint256 internal constant INITIAL_BITS = 30;

    /// @dev Bits: below so many shares per unit they are multiplied. A step is rounded by one share at most, so 65,536 steps
    /// that all hit the same holder take one unit from it.
    uint256 internal constant LEAST_BITS = 16;

    /// @dev Bits by which an epoch multiplies shares: back to the initial ones.
    uint256 internal constant EPOCH_BITS = INITIAL_BITS - LEAST_BITS;

    /* TYPES */

    /// @param shares Shares of all holders.
    /// @param units Units of all holders, 112 bits. No units, no shares, and the other way round.
    /// @param epoch How often shares have been multiplied.
    struct Totals {
        uint256 shares;
        uint256 units;
        uint256 epoch;
    }

    /// @param amount Shares of a holder, as of `epoch`; or the units of an account that holds no shares.
    /// @param epoch See {Totals}.
    struct Account {
        uint144 amount;
        uint32 epoch;
    }

    /* READING */

    /// @notice An account's shares as of now. What is shifted out is none: nobody has more than all together.
    function sharesOf(Totals memory totals, Account memory account) internal pure returns (uint256) {
        return uint256(account.amount) << (EPOCH_BITS * (totals.epoch - account.epoch));
    }

    /// @notice Units that shares are worth, rounded down.
    function toUnits(Totals memory totals, uint256 shares) internal pure returns (uint256) {
        return totals.shares == 0 ? 0 : shares * totals.units / totals.shares;
    }

    /// @notice Shares that are worth at least so many units, the fewest. With no units yet, the first ones.
    function toShares(Totals memory totals, uint256 units) internal pure returns (uint256) {
        if (totals.units == 0) return units << INITIAL_BITS;

        return (units * totals.shares + totals.units - 1) / totals.units;
    }

    /* CHANGING */

    /// @notice Units come in for shares.
    function issue(Totals memory totals, uint256 units, uint256 shares) internal pure {
        totals.units += units;
        totals.shares += shares;
    }

    /// @notice Units go out for shares.
    function redeem(Totals memory totals, uint256 units, uint256 shares) internal pure {
        totals.units -= units;
        totals.shares -= shares;
    }

    /// @notice Multiplies all shares until there are enough per unit. At most nine times: of 112 bits of units, with one share.
    function refine(Totals memory totals) internal pure {
        while (totals.shares < totals.units << LEAST_BITS) {
            totals.shares <<= EPOCH_BITS;
            ++totals.epoch;
        }
    }
}
