// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Shares } from "../src/libraries/Shares.sol";

/// @title SharesMovesProof
/// @notice What happens to balances when shares move, with 112 bits of units and 144 of shares.
contract SharesMovesProof {
    /// @notice Who pays with shares loses the units, and at most one more.
    function payerLoses(Shares.Totals memory totals, uint256 held, uint256 units) external pure {
        _requireWidths(totals);
        require(totals.units > 0 && totals.units <= totals.shares && units <= totals.units);
        uint256 shares = Shares.toShares(totals, units);
        require(shares <= held && held <= totals.shares);

        uint256 before = Shares.toUnits(totals, held);
        uint256 left = Shares.toUnits(totals, held - shares);
        assert(left + units <= before);
        assert(before <= left + units + 1);
    }

    /// @notice Who is paid with shares gets at least the units.
    function payeeGets(Shares.Totals memory totals, uint256 held, uint256 units) external pure {
        _requireWidths(totals);
        require(totals.units > 0 && totals.shares > 0 && units <= totals.units);
        uint256 shares = Shares.toShares(totals, units);
        require(held <= totals.shares && shares <= totals.shares - held);

        // Step by step: the solver does not find all of it at once.
        uint256 before = Shares.toUnits(totals, held);
        assert(before * totals.shares <= held * totals.units);
        assert(units * totals.shares <= shares * totals.units);
        assert((before + units) * totals.shares <= (held + shares) * totals.units);
        assert(Shares.toUnits(totals, held + shares) >= before + units);
    }

    /// @notice When shares are burnt for others, no balance falls.
    function burningTakesNothing(Shares.Totals memory totals, uint256 burnt, uint256 held) external pure {
        _requireWidths(totals);
        require(burnt <= totals.shares && held <= totals.shares - burnt);

        uint256 left = totals.shares - burnt;
        Shares.Totals memory then = Shares.Totals({ shares: left, units: totals.units, epoch: totals.epoch });
        assert(Shares.toUnits(totals, held) <= Shares.toUnits(then, held));
    }

    /// @notice When all shares are multiplied for a new epoch, no balance changes.
    function multiplyingChangesNothing(Shares.Totals memory totals, uint256 held) external pure {
        _requireWidths(totals);
        // 16 is {Shares.LEAST_BITS}, 14 {Shares.EPOCH_BITS}: the solver does not look into other contracts for them.
        require(held <= totals.shares && totals.shares < totals.units * 2 ** 16);

        uint256 more = totals.shares * 2 ** 14;
        Shares.Totals memory then = Shares.Totals({ shares: more, units: totals.units, epoch: totals.epoch + 1 });
        assert(Shares.toUnits(then, held * 2 ** 14) == Shares.toUnits(totals, held));
    }

    function _requireWidths(Shares.Totals memory totals) private pure {
        require(totals.units <= type(uint112).max && totals.shares <= type(uint144).max);
    }
}
