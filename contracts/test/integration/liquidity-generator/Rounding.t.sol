// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice Balances after any history: never more than there is, and never short by more than the ledger says.
contract Rounding_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    /// @dev A transfer is at most three steps, and each may take a unit from a holder.
    uint256 private constant STEPS = 3;

    address[8] private _everybody;

    function _arrange() internal override { }

    function testFuzz_WhenPeopleTransfer(
        LiquidityGeneratorFees memory fees,
        uint256 supply,
        uint256[12] memory picks,
        uint256[12] memory amounts
    ) external {
        _boundFees(fees);
        _create(bound(supply, 1, MAX_SUPPLY), fees);
        _everybody = [firstOwner, alice, bob, carol, eve, address(pair), DEAD, address(vault)];
        for (uint256 i = 0; i < picks.length; ++i) {
            address from = _everybody[i < 3 ? 0 : picks[i] % 6];
            address to = _everybody[1 + (picks[i] >> 128) % 6];
            uint256 balance = token.balanceOf(from);
            if (from == to || balance == 0) continue;

            // A third of them are the whole balance of the sender.
            uint256 amount = amounts[i] % 3 == 0 ? balance : bound(amounts[i], 1, balance);
            uint256[8] memory before = _balances();
            _send({ from: from, to: to, amount: amount });
            _assertBalances(before, from, to, amount);
        }
    }

    /// @dev Everything that an account has can leave it. The fraction of a unit that it owns besides earns by that, and may
    /// become a whole one.
    function testFuzz_WhenAllIsSent(LiquidityGeneratorFees memory fees, uint256 first, uint256 second) external {
        _boundFees(fees);
        _create(MAX_SUPPLY, fees);
        _give(alice, bound(first, 1, MAX_SUPPLY / 3));
        _give(bob, bound(second, 1, MAX_SUPPLY / 3));
        _send({ from: alice, to: bob, amount: token.balanceOf(alice) / 2 });

        address[3] memory people = [alice, bob, carol];
        for (uint256 i = 0; i < 3; ++i) {
            if (token.balanceOf(people[i]) == 0) continue;
            _send({ from: people[i], to: i == 0 ? bob : carol, amount: token.balanceOf(people[i]) });
            if (i < 2) assertLe(token.balanceOf(people[i]), 1, "nothing is left but what a fraction became");
        }
    }

    /* HELPERS */

    function _balances() private view returns (uint256[8] memory balances) {
        for (uint256 i = 0; i < 8; ++i) {
            balances[i] = token.balanceOf(_everybody[i]);
        }
    }

    function _assertBalances(uint256[8] memory before, address from, address to, uint256 amount) private view {
        uint256[8] memory current = _balances();
        uint256 sum;
        for (uint256 i = 0; i < 8; ++i) {
            sum += current[i];
            if (_everybody[i] == from) {
                assertGe(current[i] + STEPS, before[i] - amount, "sender");
            } else if (_everybody[i] == to) {
                assertGe(current[i] + STEPS, before[i] + amount - amount / 4, "recipient");
            } else {
                assertGe(current[i] + STEPS, before[i], "bystander");
            }
        }
        assertLe(sum, token.totalSupply(), "never more than the supply");
        // Each of five holders owns less than one unit besides its balance.
        assertGe(sum + 4, token.totalSupply(), "never short by a unit for each holder");
        _assertLedger(current);
    }

    /// @dev Who earns nothing has the rest of the supply, to the unit, and shares are fine enough.
    function _assertLedger(uint256[8] memory current) private view {
        (uint256 units, uint256 shares) = generator.eligible();
        assertEq(units + current[5] + current[6] + current[7], token.totalSupply(), "eligible units and the others");
        assertGe(shares, units << 16, "shares per unit");
        assertEq(units == 0, shares == 0, "no units, no shares");
        assertLe(generator.booked(), current[7], "booked");
    }
}
