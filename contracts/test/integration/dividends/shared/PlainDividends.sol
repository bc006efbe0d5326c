// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendTotals } from "src/types/DividendTotals.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice Dividends as one would share them by hand: at each distribution a walk over all holders, each of whom gets
/// its part at once. The token itself walks over no holder, and must come to the same, to the last bit.
abstract contract PlainDividends is Dividends_Test {
    /// @dev All that have ever held the token and can earn. No other account may.
    address[] internal holders;

    /// @dev In units of 2^-128 of the reward token's base unit: what no holder got at the last distribution.
    uint256 internal left;

    /// @dev Base units of the reward token.
    uint256 internal granted;
    uint256 internal claimed;
    uint256 internal distributions;

    /// @dev What each has earned and not been paid, in 2^-128.
    mapping(address holder => uint256) internal earnings;

    /// @dev In the model, then in the token.
    function _share(uint256 amount) internal {
        uint256 units;
        for (uint256 i = 0; i < holders.length; ++i) {
            units += _unitsOf(holders[i]);
        }
        assertEq(_eligible(), units, "eligible units");

        uint256 whole = (amount << FRACTION_BITS) + left;
        left = whole;
        for (uint256 i = 0; i < holders.length; ++i) {
            uint256 part = whole / units * _unitsOf(holders[i]);
            earnings[holders[i]] += part;
            left -= part;
        }
        granted += amount;
        ++distributions;
        assertLt(left, units, "what is left is less than one for each unit");

        _distribute(amount);
    }

    /// @dev Whole units are paid, for any caller, and the fraction stays.
    function _claim(address holder) internal {
        uint256 amount = earnings[holder] >> FRACTION_BITS;
        uint256 before = reward.balanceOf(holder);
        vm.prank(eve);
        assertEq(dividendToken.claimFor(holder), amount, "said");
        assertEq(reward.balanceOf(holder) - before, amount, "paid");

        earnings[holder] -= amount << FRACTION_BITS;
        claimed += amount;
    }

    function _unitsOf(address holder) private view returns (uint256 units) {
        units = token.balanceOf(holder);
        if (units < dividendToken.minimumTokenBalanceForDividends()) return 0;
    }

    /// @dev The token agrees on everybody, and nothing is lost: what was granted and not claimed is what all have
    /// earned and what is left.
    function _assertShared() internal view {
        uint256 sum;
        for (uint256 i = 0; i < holders.length; ++i) {
            assertEq(_earned(holders[i]), earnings[holders[i]], vm.toString(holders[i]));
            sum += earnings[holders[i]];
        }
        address[4] memory excluded = [address(pair), address(vault), address(token), DEAD];
        for (uint256 i = 0; i < excluded.length; ++i) {
            assertEq(_earned(excluded[i]), 0, vm.toString(excluded[i]));
        }

        DividendTotals memory totals = dividendToken.dividendTotals();
        assertEq(totals.granted, granted, "granted");
        assertEq(totals.claimed, claimed, "claimed");
        assertEq(totals.distributions, distributions, "distributions");
        assertEq(totals.remainder, left, "remainder");
        assertEq((granted - claimed) << FRACTION_BITS, sum + left, "nothing is lost");
        assertEq(dividendToken.owed(), granted - claimed, "owed");
        assertEq(reward.balanceOf(address(vault)), granted - claimed, "the vault has it");
    }
}
