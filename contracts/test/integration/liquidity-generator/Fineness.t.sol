// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice Shares get fewer with each distribution, and are multiplied before that could be felt.
/// @dev Alice and Bob wash: they send all they have to and fro at the highest fee. A quarter of the shares goes each time,
/// so an epoch ends after 34 washes or so.
contract Fineness_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    uint256 private constant SLEEPING = 1;

    /// @dev Epochs seen from outside: the only thing that makes shares more when no holder is given any.
    uint256 private _epochs;

    function _arrange() internal override { }

    function test_WhenWashedThousandsOfTimes() external {
        _create(MAX_SUPPLY, _fees(0, 0, 2500));
        _give(alice, MAX_SUPPLY);

        for (uint256 i = 0; i < 4000; ++i) {
            _wash();
        }
        assertEq(_epochs, 118, "epochs");
        assertGe(token.balanceOf(alice) + token.balanceOf(bob) + 1, MAX_SUPPLY, "all is still there");
        assertLe(token.balanceOf(alice) + token.balanceOf(bob), MAX_SUPPLY, "and not more");
    }

    function test_WhenTheSupplyIsOneUnit() external {
        _create(1, _fees(0, 0, 2500));
        _give(alice, 1);
        for (uint256 i = 0; i < 100; ++i) {
            _wash();
        }
        assertEq(token.balanceOf(alice), 1, "too small for any fee");
    }

    /// @dev Carol earns on one unit while the others wash, until she has nearly all: the longest that anybody with a balance
    /// can sleep. Her shares are known, and so is her balance at each moment, without her being touched.
    function test_WhenAnAccountSleeps() external {
        _create(MAX_SUPPLY, _fees(0, 0, 2500));
        _give(carol, SLEEPING);
        _give(alice, MAX_SUPPLY - SLEEPING);

        for (uint256 i = 0; i < 300; ++i) {
            _wash();
            (uint256 units, uint256 shares) = generator.eligible();
            uint256 hers = SLEEPING << (30 + 14 * _epochs);
            assertEq(token.balanceOf(carol), hers * units / shares, "balance of the sleeper");
        }
        assertEq(_epochs, 7, "epochs: until it has nearly all");
        assertGt(token.balanceOf(carol), MAX_SUPPLY / 10 * 9, "it earned nearly all");

        uint256 balance = token.balanceOf(carol);
        _send({ from: carol, to: firstOwner, amount: balance });
        assertEq(token.balanceOf(firstOwner), balance, "and can send it");
        assertEq(token.balanceOf(carol), 0, "all of it");
    }

    /// @dev One that is touched in each epoch has the same as one that sleeps.
    function test_WhenAnotherIsAwake() external {
        _create(MAX_SUPPLY, _fees(0, 0, 2500));
        _give(carol, 1e9);
        _give(eve, 1e9);
        _give(alice, MAX_SUPPLY - 3e9);

        uint256 touches;
        for (uint256 i = 0; i < 120; ++i) {
            _wash();
            if (i % 10 != 9) continue;
            _send({ from: eve, to: firstOwner, amount: 1 });
            _give(eve, 1);
            ++touches;
            // Rounded by a share of 2^16 or more each time, which is no unit yet.
            assertApproxEqAbs(token.balanceOf(carol), token.balanceOf(eve), 1, "asleep and awake");
        }
        assertEq(touches, 12, "touches");
        assertEq(_epochs, 3, "epochs");
    }

    /// @dev What the payer keeps is multiplied with all the rest, in the very transfer that ends an epoch.
    function test_WhenThePayerKeepsSome() external {
        _create(MAX_SUPPLY, _fees(0, 0, 2500));
        _give(alice, MAX_SUPPLY);

        for (uint256 i = 0; i < 300; ++i) {
            (address from, address to) = _payerFirst();
            uint256 balance = token.balanceOf(from);
            _sendCounted(from, to, balance / 2);
            assertGe(token.balanceOf(from), balance - balance / 2, "what the payer keeps");
            assertLe(token.balanceOf(alice) + token.balanceOf(bob), MAX_SUPPLY, "not more than all");
            assertGe(token.balanceOf(alice) + token.balanceOf(bob) + 1, MAX_SUPPLY, "all is still there");
        }
        assertEq(_epochs, 2, "epochs");
    }

    /// @dev Empty accounts miss any number of epochs.
    function test_WhenAnEmptyAccountSleeps() external {
        _create(MAX_SUPPLY, _fees(0, 0, 2500));
        _give(carol, 1000);
        _send({ from: carol, to: firstOwner, amount: 1000 });
        _give(alice, MAX_SUPPLY);
        for (uint256 i = 0; i < 700; ++i) {
            _wash();
        }
        assertGt(_epochs, 19, "more than 256 bits of epochs");
        assertEq(token.balanceOf(carol), 0, "empty");

        address holder = token.balanceOf(alice) > token.balanceOf(bob) ? alice : bob;
        _send({ from: holder, to: carol, amount: 10_000 });
        assertEq(token.balanceOf(carol), 7500, "what arrived");
    }

    /* HELPERS */

    function _wash() private {
        (address from, address to) = _payerFirst();
        _sendCounted(from, to, token.balanceOf(from));
    }

    /// @dev Of Alice and Bob, who has more.
    function _payerFirst() private view returns (address from, address to) {
        return token.balanceOf(alice) > token.balanceOf(bob) ? (alice, bob) : (bob, alice);
    }

    function _sendCounted(address from, address to, uint256 amount) private {
        (uint256 units, uint256 shares) = generator.eligible();
        _send({ from: from, to: to, amount: amount });

        (uint256 unitsAfter, uint256 sharesAfter) = generator.eligible();
        if (sharesAfter > shares) ++_epochs;
        assertEq(unitsAfter, units, "units");
        assertGe(sharesAfter, units << 16, "least shares per unit");
        assertLe(sharesAfter, units << 30, "most shares per unit");
    }
}
