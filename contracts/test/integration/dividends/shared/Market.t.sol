// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendTotals } from "src/types/DividendTotals.sol";
import { DecimalsToken } from "../../../mocks/rewards/DecimalsToken.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice From a taxed transfer to a claim, through real swaps in both pairs, whatever the decimals.
abstract contract Market_DividendToken_Shared_Test is Dividends_Test {
    function _arrange() internal override { }

    function test_WhenDecimalsAreFewOrMany() external {
        uint8[5] memory ofRewards = [0, 2, 6, 18, 30];
        uint8[5] memory ofSupplies = [2, 6, 9, 18, 33];
        for (uint256 i = 0; i < ofRewards.length; ++i) {
            for (uint256 j = 0; j < ofSupplies.length; ++j) {
                uint256 state = vm.snapshotState();
                _openWith({ rewardDecimals: ofRewards[i], decimals: ofSupplies[j] });
                _assertPaysHolders();
                vm.revertToState(state);
            }
        }
    }

    /// @dev In several rounds, each with a purchase of another size.
    function testFuzz_WhenBoughtAgainAndAgain(uint256[3] memory taxed) external {
        for (uint256 i = 0; i < taxed.length; ++i) {
            _tax(bound(taxed[i], 1e20, 1e26));
            _warmUp();
            vault.process();
            assertEq(dividendToken.dividendTotals().distributions, i + 1, "distributed");
            _assertConserved();
        }
        dividendToken.claimMany(_three(alice, bob, firstOwner));
        _assertConserved();
        assertEq(_claimable(firstOwner), 0, "paid");
    }

    /* HELPERS */

    /// @dev A million whole tokens of each, or as many as a pair can hold.
    function _openWith(uint8 rewardDecimals, uint8 decimals) private {
        Setup memory setup = _normal();
        setup.decimals = decimals;
        setup.totalSupply = _million(decimals);
        setup.minimum = setup.totalSupply / 1000;
        _open({ rewardToken: new DecimalsToken(rewardDecimals), rewards: _million(rewardDecimals), setup: setup });
    }

    function _million(uint8 decimals) private pure returns (uint256) {
        return decimals < 27 ? 1e6 * 10 ** decimals : 5e33;
    }

    function _assertPaysHolders() private {
        _tax(token.totalSupply() / 10);
        _warmUp();
        vault.process();
        DividendTotals memory totals = dividendToken.dividendTotals();
        assertEq(totals.distributions, 1, "distributed");
        assertGt(totals.granted, 0, "granted");
        assertEq(reward.balanceOf(address(vault)), totals.granted, "bought");
        _assertConserved();

        // Bob and the first owner are all there is.
        uint256 bobs = totals.granted * token.balanceOf(bob) / _eligible();
        assertGt(bobs, 0, "worth a claim");
        vm.prank(bob);
        assertApproxEqAbs(dividendToken.claim(), bobs, 1, "Bob's part");
        assertEq(reward.balanceOf(bob), bobs, "paid to Bob");
        dividendToken.claimFor(firstOwner);
        _assertConserved();
        assertLe(reward.balanceOf(address(vault)), 2, "nothing but fractions is left");
    }

    function _assertConserved() private view {
        DividendTotals memory totals = dividendToken.dividendTotals();
        uint256 sum = _earned(alice) + _earned(bob) + _earned(firstOwner) + _earned(_payee()) + totals.remainder;
        if (_payee() == firstOwner) sum -= _earned(firstOwner);
        assertEq((totals.granted - totals.claimed) << FRACTION_BITS, sum, "nothing is lost");
        assertEq(reward.balanceOf(address(vault)), dividendToken.owed(), "the vault has what is owed");
        assertLt(totals.remainder, _eligible(), "remainder");
    }
}
