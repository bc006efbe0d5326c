// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { Shares } from "src/libraries/Shares.sol";

/// @notice The ledger's arithmetic at and between its bounds: 112 bits of units, 144 of shares.
contract Shares_Test is Test {
    using Shares for Shares.Totals;

    uint256 private constant MAX_UNITS = type(uint112).max;
    uint256 private constant MAX_SHARES = type(uint144).max;

    function test_HasThisFineness() external pure {
        assertEq(Shares.INITIAL_BITS, 30, "first shares per unit");
        assertEq(Shares.LEAST_BITS, 16, "least shares per unit");
        assertEq(Shares.EPOCH_BITS, 14, "an epoch goes from the least to the first");
        assertLe(MAX_UNITS << Shares.INITIAL_BITS, MAX_SHARES >> 2, "two bits are left");
    }

    /* READING */

    function test_GivenNothing() external pure {
        Shares.Totals memory totals;
        assertEq(totals.toShares(1), 1 << 30, "shares of the first unit");
        assertEq(totals.toShares(MAX_UNITS), MAX_UNITS << 30, "shares of the highest supply");
        assertEq(totals.toShares(0), 0, "shares of nothing");
        assertEq(totals.toUnits(0), 0, "units of nothing");
    }

    function testFuzz_WhenRead(uint256 units, uint256 shares, uint256 amount) external pure {
        Shares.Totals memory totals = _totals(units, shares);
        amount = bound(amount, 0, totals.units);
        uint256 needed = totals.toShares(amount);
        assertEq(totals.toUnits(needed), amount, "units and back");
        if (amount > 0) assertLt(totals.toUnits(needed - 1), amount, "one share less");
        assertLe(needed, totals.shares, "no more than all");
        assertEq(totals.toShares(totals.units), totals.shares, "shares of all units");
        assertEq(totals.toUnits(totals.shares), totals.units, "units of all shares");
    }

    function testFuzz_WhenSharesAreSplit(uint256 units, uint256 shares, uint256 part) external pure {
        Shares.Totals memory totals = _totals(units, shares);
        part = bound(part, 0, totals.shares);
        uint256 sum = totals.toUnits(part) + totals.toUnits(totals.shares - part);
        assertLe(sum, totals.units, "never more than all");
        assertGe(sum + 1, totals.units, "one unit less at most");
    }

    /// @dev Far below the least fineness: no product leaves 256 bits, and no unit is divided by.
    function test_GivenTheHighest() external pure {
        Shares.Totals memory totals = Shares.Totals({ shares: MAX_SHARES, units: MAX_UNITS, epoch: 0 });
        assertEq(totals.toShares(MAX_UNITS), MAX_SHARES, "all shares");
        assertEq(totals.toUnits(MAX_SHARES), MAX_UNITS, "all units");
        assertEq(totals.toShares(1), (MAX_SHARES + MAX_UNITS - 1) / MAX_UNITS, "one unit");

        totals.shares = 1;
        assertEq(totals.toShares(MAX_UNITS), 1, "the only share");
        assertEq(totals.toShares(1), 1, "rounded up to the only share");
        assertEq(totals.toUnits(1), MAX_UNITS, "worth all");
    }

    /* EPOCHS */

    function testFuzz_WhenPacked(uint256 amount, uint256 epoch) external pure {
        Shares.Totals memory totals = Shares.Totals({ shares: MAX_SHARES, units: 1, epoch: 0 });
        totals.epoch = bound(epoch, 0, type(uint32).max);
        amount = bound(amount, 0, MAX_SHARES);
        assertEq(totals.unpack(totals.pack(amount)), amount, "shares and back");
        assertEq(totals.pack(amount) >> 176, 0, "bits above");
    }

    function testFuzz_GivenAnAccountSlept(uint256 amount, uint256 epochs) external pure {
        epochs = bound(epochs, 0, 10);
        amount = bound(amount, 0, MAX_SHARES >> (14 * epochs));
        Shares.Totals memory totals = Shares.Totals({ shares: MAX_SHARES, units: 1, epoch: 7 });
        uint256 word = totals.pack(amount);
        totals.epoch += epochs;
        assertEq(totals.unpack(word), amount * 2 ** (14 * epochs), "shares as of now");
    }

    function test_GivenAnAccountIsEmpty() external pure {
        Shares.Totals memory totals = Shares.Totals({ shares: MAX_SHARES, units: 1, epoch: type(uint32).max });
        assertEq(totals.unpack(0), 0, "after all epochs, never touched");
        uint256 word = Shares.Totals({ shares: 1, units: 1, epoch: 1 }).pack(0);
        assertEq(totals.unpack(word), 0, "after all epochs but one");
    }

    /* CHANGING */

    function testFuzz_WhenIssuedAndRedeemed(uint256 units, uint256 shares, uint256 amount) external pure {
        Shares.Totals memory totals = _totals(units, shares);
        (uint256 unitsBefore, uint256 sharesBefore) = (totals.units, totals.shares);
        amount = bound(amount, 0, totals.units);
        uint256 needed = totals.toShares(amount);

        totals.redeem(amount, needed);
        assertEq(totals.units, unitsBefore - amount, "units after redeeming");
        assertEq(totals.shares, sharesBefore - needed, "shares after redeeming");
        totals.issue(amount, needed);
        assertEq(totals.units, unitsBefore, "units after issuing");
        assertEq(totals.shares, sharesBefore, "shares after issuing");
        assertEq(totals.epoch, 0, "epoch");
    }

    /// @dev Who leaves pays the rounding.
    function testFuzz_WhenOthersLeave(uint256 units, uint256 shares, uint256 amount) external pure {
        Shares.Totals memory totals = _totals(units, shares);
        (uint256 unitsBefore, uint256 sharesBefore) = (totals.units, totals.shares);
        amount = bound(amount, 1, totals.units);
        totals.redeem(amount, totals.toShares(amount));
        assertGe(totals.units * sharesBefore, unitsBefore * totals.shares, "what a share is worth");
    }

    /* REFINING */

    function testFuzz_WhenRefined(uint256 units, uint256 shares, uint256 held) external pure {
        Shares.Totals memory totals;
        totals.units = bound(units, 1, MAX_UNITS);
        totals.shares = bound(shares, 1, totals.units << 16);
        held = bound(held, 0, totals.shares);
        uint256 sharesBefore = totals.shares;
        uint256 unitsHeld = totals.toUnits(held);

        uint256 word = totals.pack(held);
        uint256 bits = totals.refine();
        assertEq(bits, 14 * totals.epoch, "bits for each epoch");
        assertGe(totals.shares, totals.units << 16, "enough shares per unit");
        assertLt(totals.shares, totals.units << 30, "no more than at first");
        assertEq(totals.shares, sharesBefore << bits, "multiplied");
        assertEq(totals.toUnits(totals.unpack(word)), unitsHeld, "balance");
    }

    function test_WhenThereAreEnough() external pure {
        Shares.Totals memory totals = Shares.Totals({ shares: 5 << 16, units: 5, epoch: 3 });
        totals.refine();
        assertEq(totals.shares, 5 << 16, "exactly enough");
        assertEq(totals.epoch, 3, "epoch");

        totals.shares -= 1;
        totals.refine();
        assertEq(totals.shares, ((5 << 16) - 1) << 14, "one too few");
        assertEq(totals.epoch, 4, "next epoch");
    }

    function test_WhenThereIsNothingToRefine() external pure {
        Shares.Totals memory totals;
        totals.refine();
        assertEq(totals.epoch, 0, "epoch");
    }

    /// @dev The most that it ever does, and still within the width.
    function test_WhenOneShareHoldsTheHighestSupply() external pure {
        Shares.Totals memory totals = Shares.Totals({ shares: 1, units: MAX_UNITS, epoch: 0 });
        uint256 word = totals.pack(1);
        totals.refine();
        assertEq(totals.shares, 1 << 140, "shares");
        assertEq(totals.epoch, 10, "epochs");
        assertEq(totals.toUnits(totals.unpack(word)), MAX_UNITS, "balance");
    }

    /* HELPERS */

    /// @dev Any that the token can be in: at least the least fineness.
    function _totals(uint256 units, uint256 shares) private pure returns (Shares.Totals memory totals) {
        totals.units = bound(units, 1, MAX_UNITS);
        totals.shares = bound(shares, totals.units << Shares.LEAST_BITS, MAX_SHARES);
    }
}
