// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice How the holders' part reaches the holders.
contract Reflection_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    function _arrange() internal override { }

    /// @dev Figures by hand. Of 1,000 units for the recipient, 100 go to holders, who have 400 + 100 + 900 + 8,500 = 9,900
    /// without them: each earns 1/99 of what it has, the recipient of what has just arrived.
    function test_WhenReflected() external {
        _create(10_000, _fees(0, 0, 1000));
        _give(alice, 400);
        _give(bob, 100);
        _give(carol, 1000);
        _send({ from: carol, to: eve, amount: 1000 });

        assertEq(token.balanceOf(alice), 404, "400 and 4.04");
        assertEq(token.balanceOf(bob), 101, "100 and 1.01");
        assertEq(token.balanceOf(eve), 909, "900 and 9.09");
        assertEq(token.balanceOf(firstOwner), 8585, "8,500 and 85.9");
        assertEq(token.balanceOf(carol), 0, "who has nothing left");
    }

    /// @dev The payer is a holder too, of what it keeps.
    function test_WhenThePayerKeepsSome() external {
        _create(10_000, _fees(0, 0, 1000));
        _give(alice, 2000);
        _send({ from: alice, to: address(pair), amount: 1000 });
        assertEq(token.balanceOf(alice), 1011, "1,000 and 1/90");
        assertEq(token.balanceOf(firstOwner), 8088, "8,000 and 1/90");
        assertEq(token.balanceOf(address(pair)), 900, "pair");
    }

    function test_WhenThePairSends() external {
        _create(10_000, _fees(0, 0, 1000));
        _give(alice, 100);
        _give(address(pair), 1000);
        _send({ from: address(pair), to: bob, amount: 1000 });
        assertEq(token.balanceOf(bob), 909, "900 and 1/99");
        assertEq(token.balanceOf(alice), 101, "100 and 1/99");
        assertEq(token.balanceOf(firstOwner), 8989, "8,900 and 1/99");
        assertEq(token.balanceOf(address(pair)), 0, "pair");
    }

    /// @dev In proportion: a holder of k times as much earns k times as much, to the unit that each balance is rounded down by.
    function testFuzz_WhenReflectedToMany(uint256 small, uint256 times, uint256 amount, uint16 taxFeeBps) external {
        _create(MAX_SUPPLY, _fees(0, 0, uint16(bound(taxFeeBps, 1, MAX_FEES_BPS))));
        times = bound(times, 1, 1000);
        small = bound(small, 1, MAX_SUPPLY / 4000);
        amount = bound(amount, 1, MAX_SUPPLY / 4);
        _give(alice, small);
        _give(bob, small * times);
        _give(carol, amount);

        _send({ from: carol, to: address(pair), amount: amount });
        // Holders had this without what they earned; all earn the same part of it.
        uint256 base = MAX_SUPPLY - amount;
        uint256 part = _reflectedOf(amount);
        assertEq(token.balanceOf(alice), _scaled(small, base, part), "small holder");
        assertEq(token.balanceOf(bob), _scaled(small * times, base, part), "big holder");
    }

    /// @dev Not in a list, but from birth: no transfer has touched them before.
    function test_GivenAccountsThatEarnNothing() external {
        address[4] memory excluded = [address(pair), address(vault), address(token), DEAD];
        uint256[4] memory held;
        for (uint256 i = 0; i < 4; ++i) {
            _give(excluded[i], 1e25);
            held[i] = token.balanceOf(excluded[i]);
        }
        (uint256 eligible,) = generator.eligible();
        assertEq(eligible, token.totalSupply() - held[0] - held[1] - held[2] - held[3], "units of those who earn");

        _give(alice, 1e25);
        _send({ from: alice, to: bob, amount: 1e25 });
        assertGt(token.balanceOf(bob), 1e25 - 1e25 * 8 / 100, "others earn");
        for (uint256 i = 0; i < 4; ++i) {
            uint256 collected = excluded[i] == address(vault) ? _collectedOf(1e25) : 0;
            assertEq(token.balanceOf(excluded[i]), held[i] + collected, vm.toString(excluded[i]));
        }
    }

    /// @dev Everybody that is not named earns: also the router, the exchange, the charity, and a pool of another coin.
    function test_GivenAccountsThatEarn() external {
        address other = exchange.factory.createPair(address(token), makeAddr("another coin"));
        address[6] memory people =
            [firstOwner, charity, address(exchange.router), address(exchange.factory), address(exchange.weth), other];
        _give(alice, 1e26);
        for (uint256 i = 1; i < 6; ++i) {
            _give(people[i], 1e24);
        }
        uint256 before = token.balanceOf(firstOwner);

        _send({ from: alice, to: DEAD, amount: 1e26 });
        assertGt(token.balanceOf(firstOwner), before, "first owner");
        for (uint256 i = 1; i < 6; ++i) {
            assertGt(token.balanceOf(people[i]), 1e24, vm.toString(people[i]));
        }
    }

    /* HELPERS */

    /// @dev What units become when `base` of them earn `part`, rounded down.
    function _scaled(uint256 units, uint256 base, uint256 part) private pure returns (uint256) {
        return units * (base + part) / base;
    }
}
