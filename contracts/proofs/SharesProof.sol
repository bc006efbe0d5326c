// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Shares } from "../src/libraries/Shares.sol";

/// @title SharesProof
/// @notice What reading a ledger of shares promises, with 112 bits of units and 144 of shares.
contract SharesProof {
    /// @notice Shares are worth no more units than all shares together.
    function worthNoMoreThanAll(Shares.Totals memory totals, uint256 shares) external pure {
        _requireWidths(totals);
        require(shares <= totals.shares);

        assert(Shares.toUnits(totals, shares) <= totals.units);
    }

    /// @notice All shares are worth all units.
    function allAreWorthAll(Shares.Totals memory totals) external pure {
        _requireWidths(totals);
        require(totals.shares > 0);

        assert(Shares.toUnits(totals, totals.shares) == totals.units);
    }

    /// @notice More shares are never worth fewer units.
    function worthGrows(Shares.Totals memory totals, uint256 fewer, uint256 more) external pure {
        _requireWidths(totals);
        require(fewer <= more && more <= totals.shares);

        assert(Shares.toUnits(totals, fewer) <= Shares.toUnits(totals, more));
    }

    /// @notice Two holders' balances are together no more than their shares are worth.
    function twoNoMoreThanTogether(Shares.Totals memory totals, uint256 one, uint256 other) external pure {
        _requireWidths(totals);
        require(one <= totals.shares && other <= totals.shares - one);

        uint256 together = Shares.toUnits(totals, one + other);
        uint256 apart = Shares.toUnits(totals, one) + Shares.toUnits(totals, other);
        assert(apart <= together);
    }

    /// @notice Two holders' balances are short of what their shares are worth by one unit at most.
    function twoShortByOne(Shares.Totals memory totals, uint256 one, uint256 other) external pure {
        _requireWidths(totals);
        require(one <= totals.shares && other <= totals.shares - one);

        uint256 together = Shares.toUnits(totals, one + other);
        uint256 apart = Shares.toUnits(totals, one) + Shares.toUnits(totals, other);
        assert(together <= apart + 1);
    }

    /// @notice The shares for units are worth at least the units.
    function sharesAreEnough(Shares.Totals memory totals, uint256 units) external pure {
        _requireWidths(totals);
        require(totals.units > 0 && units <= totals.units);
        require(totals.shares > 0);

        uint256 shares = Shares.toShares(totals, units);
        assert(Shares.toUnits(totals, shares) >= units);
    }

    /// @notice One share less would not be.
    function sharesAreFewest(Shares.Totals memory totals, uint256 units) external pure {
        _requireWidths(totals);
        require(totals.units > 0 && 0 < units && units <= totals.units);
        require(totals.shares > 0);

        uint256 shares = Shares.toShares(totals, units);
        assert(shares > 0);
        assert(Shares.toUnits(totals, shares - 1) < units);
    }

    /// @notice Units of all never need more than all shares.
    function sharesAreThere(Shares.Totals memory totals, uint256 units) external pure {
        _requireWidths(totals);
        require(totals.units > 0 && units <= totals.units);

        assert(Shares.toShares(totals, units) <= totals.shares);
    }

    /// @notice Who pays at most its balance gives no more shares than it has.
    function payerHasShares(Shares.Totals memory totals, uint256 held, uint256 units) external pure {
        _requireWidths(totals);
        require(held <= totals.shares && totals.units > 0);
        require(units <= Shares.toUnits(totals, held));

        assert(Shares.toShares(totals, units) <= held);
    }

    function _requireWidths(Shares.Totals memory totals) private pure {
        require(totals.units <= type(uint112).max && totals.shares <= type(uint144).max);
    }
}
