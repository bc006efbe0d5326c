// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyDividends } from "./BabyDividends.sol";

/// @notice A holder of less than the minimum earns nothing, and its units do not count.
contract Minimum_BabyToken_Test is BabyDividends {
    uint256 private constant MINIMUM = 1000e18;

    function _arrange() internal override { }

    function test_WhenBelowAtOrAbove() external {
        _give(alice, MINIMUM - 1);
        _give(bob, MINIMUM);
        _give(carol, MINIMUM + 1);
        assertEq(_eligible(), token.balanceOf(firstOwner) + 2 * MINIMUM + 1, "eligible units");
        uint256 eligible = _eligible();

        _distribute(1e24);
        assertEq(_earned(alice), 0, "just below");
        assertEq(_claimable(bob), 1e24 * MINIMUM / eligible, "at");
        assertEq(_claimable(carol), 1e24 * (MINIMUM + 1) / eligible, "just above");
        _assertAll(1e24);
    }

    /// @dev From a pair's purchase, from the first owner, from a stranger with fees.
    function test_WhenCrossedUpwards() external {
        _give(alice, MINIMUM - 1);
        _distribute(1e24);
        _give(alice, 1);
        _assertEligible(MINIMUM, "by a gift");
        assertEq(_earned(alice), 0, "nothing of the past");
        _distribute(1e24);
        assertGt(_earned(alice), 0, "from then on");

        _give(carol, 2 * MINIMUM);
        _send({ from: carol, to: bob, amount: MINIMUM });
        _assertEligible(2 * MINIMUM, "what arrives is below the minimum");
        _send({ from: carol, to: bob, amount: MINIMUM / 2 });
        _assertEligible(MINIMUM + token.balanceOf(bob), "and then above, while carol falls below");
        _buy({ token: address(token), buyer: carol, coin: 1 ether });
        _assertEligible(MINIMUM + token.balanceOf(bob) + token.balanceOf(carol), "by a purchase");
        _assertAll(2e24);
    }

    function test_WhenCrossedDownwards() external {
        _give(alice, 2 * MINIMUM);
        _distribute(1e24);
        uint256 earned = _earned(alice);
        assertGt(earned, 0, "earned");

        _send({ from: alice, to: firstOwner, amount: MINIMUM });
        _assertEligible(MINIMUM, "at the minimum");
        _sell({ token: address(token), seller: alice, amount: 1e6 });
        _assertEligible(0, "below: not one of its units");
        assertEq(_earned(alice), earned, "what was earned stays");

        _distribute(1e24);
        assertEq(_earned(alice), earned, "and grows no more");
        vm.prank(alice);
        assertEq(dividendToken.claim(), earned >> FRACTION_BITS, "and is paid");
        _send({ from: alice, to: firstOwner, amount: MINIMUM - 1e6 });
        _assertEligible(0, "with nothing");
        _assertAll(2e24 - (earned >> FRACTION_BITS));
    }

    /// @dev Again and again: it earns when it is above, and only then, whatever is claimed between.
    function testFuzz_WhenCrossedBothWays(uint256[8] memory balances, uint256 claims) external {
        uint256 expected;
        for (uint256 i = 0; i < balances.length; ++i) {
            uint256 balance = bound(balances[i], MINIMUM - 3, MINIMUM + 2);
            _setBalance(balance);
            _assertEligible(balance < MINIMUM ? 0 : balance, "alice");

            uint256 eligible = _eligible();
            uint256 whole = (uint256(1e24) << FRACTION_BITS) + dividendToken.dividendTotals().remainder;
            _distribute(1e24);
            if (balance >= MINIMUM) expected += whole / eligible * balance;
            assertEq(_earned(alice), expected, "earned");
            if (claims >> i & 1 == 1) expected -= dividendToken.claimFor(alice) << FRACTION_BITS;
        }
        _assertAll(8e24 - dividendToken.dividendTotals().claimed);
    }

    /// @dev Sends nothing, or to itself: crosses nothing.
    function test_WhenNothingMoves() external {
        _give(alice, MINIMUM - 1);
        _give(bob, MINIMUM);
        uint256 eligible = _eligible();
        _send({ from: alice, to: alice, amount: MINIMUM - 1 });
        _send({ from: bob, to: bob, amount: MINIMUM });
        _send({ from: alice, to: bob, amount: 0 });
        assertEq(_eligible(), eligible, "eligible units");
    }

    /// @dev Few units of theirs are not counted twice: once as theirs, once as below the minimum.
    function test_GivenThoseWhoEarnNothingHaveFew() external {
        _create(_normal());
        address[4] memory excluded = [address(pair), address(vault), address(token), DEAD];
        for (uint256 i = 0; i < excluded.length; ++i) {
            _give(excluded[i], MINIMUM - 1);
        }
        assertEq(_eligible(), token.balanceOf(firstOwner), "the first owner's");
        for (uint256 i = 0; i < excluded.length; ++i) {
            _send({ from: excluded[i], to: firstOwner, amount: 1 });
        }
        assertEq(_eligible(), token.balanceOf(firstOwner), "still");
    }

    /// @dev Everybody is below, the first owner too.
    function test_GivenEverybodyIsBelow() external {
        _give(DEAD, token.balanceOf(firstOwner) - 2 * MINIMUM + 2);
        _give(alice, MINIMUM - 1);
        assertEq(_eligible(), 0, "no eligible units");
        _send({ from: alice, to: firstOwner, amount: MINIMUM - 1 });
        assertEq(_eligible(), 2 * MINIMUM - 2, "one has all");
    }

    /// @dev The bounds of the minimum: one unit, and a thousandth of the supply.
    function testFuzz_GivenTheMinimumIsAtABound(uint256 supply, bool isHighest) external {
        Setup memory setup = _normal();
        setup.totalSupply = bound(supply, 2000, MAX_SUPPLY);
        setup.minimum = isHighest ? setup.totalSupply / 1000 : 1;
        _create(setup);
        _give(alice, setup.minimum);
        _give(bob, setup.minimum - 1);
        assertEq(_eligible(), setup.totalSupply - (setup.minimum - 1), "all but Bob's");
        _distribute(1e36);
        assertGt(_earned(alice), 0, "at the minimum");
        assertEq(_earned(bob), 0, "below");
    }

    /* HELPERS */

    function _setBalance(uint256 balance) private {
        uint256 held = token.balanceOf(alice);
        if (held < balance) _give(alice, balance - held);
        else _send({ from: alice, to: firstOwner, amount: held - balance });
    }

    /// @dev Besides the first owner's.
    function _assertEligible(uint256 units, string memory label) private view {
        assertEq(_eligible(), token.balanceOf(firstOwner) + units, string.concat("eligible units: ", label));
    }

    function _assertAll(uint256 owed) private view {
        uint256 sum = _earned(firstOwner) + _earned(alice) + _earned(bob) + _earned(carol);
        assertEq(sum + dividendToken.dividendTotals().remainder, owed << FRACTION_BITS, "nothing is lost");
    }
}
