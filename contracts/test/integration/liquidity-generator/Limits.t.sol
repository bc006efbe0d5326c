// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "../../mocks/tokens/MockToken.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice What the docs say that this token does not promise.
contract Limits_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    function _arrange() internal override { }

    /// @dev A second pool is a holder like any other, and believes in its reserves: what it earns any account can take.
    function test_GivenAnotherPool() external {
        MockToken other = new MockToken();
        other.mint(firstOwner, 1000e18);
        IV2Pair another = IV2Pair(exchange.factory.createPair(address(token), address(other)));
        vm.startPrank(firstOwner);
        token.transfer(address(another), token.totalSupply() / 10);
        other.transfer(address(another), 1000e18);
        another.mint(firstOwner);
        vm.stopPrank();
        uint256 reserve = token.balanceOf(address(another));

        _give(alice, token.totalSupply() / 10);
        _send({ from: alice, to: bob, amount: token.totalSupply() / 10 });

        uint256 earned = token.balanceOf(address(another)) - reserve;
        assertGt(earned, token.totalSupply() / 2000, "earned by the other pool");
        another.skim(carol);
        // And earns of the fee that the skimming pays.
        assertGe(token.balanceOf(address(another)), reserve, "left with the other pool");
        assertGt(token.balanceOf(carol), earned * 9 / 10, "skimmed by anyone");
    }

    /// @dev A balance is rounded down; what is below one unit earns all the same.
    function test_GivenOnlyFractionsAreLeft() external {
        _create({ supply: 1e6, fees: _fees({ charityBps: 0, liquidityFeeBps: 0, taxFeeBps: 1000 }) });
        _give(address(pair), 1e6 - 1010);
        _give(alice, 1000);
        _give(bob, 10);
        _send({ from: alice, to: carol, amount: 500 }); // now all have fractions
        _send({ from: bob, to: DEAD, amount: token.balanceOf(bob) });
        _send({ from: carol, to: DEAD, amount: token.balanceOf(carol) });
        uint256 amount = token.balanceOf(alice);
        uint256 others = token.balanceOf(bob) + token.balanceOf(carol) + token.balanceOf(firstOwner);
        assertEq(others, 0, "balances of all others");
        _send({ from: alice, to: DEAD, amount: amount });

        assertEq(token.balanceOf(address(vault)), 0, "nothing for the liquidity");
        (uint256 units,) = generator.eligible();
        assertGe(units, amount / 10, "the holders' part, shared by fractions");
    }
}
