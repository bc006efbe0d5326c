// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { console } from "forge-std/console.sol";
import { SearchMarket } from "./SearchMarket.sol";

/// @notice Attackers who own the liquidity, for long or for one block: the pool's fee comes back to them, and what they
/// gain is bounded by the band alone. A known limit, measured.
/// @dev Coin is counted exactly; what differs in tokens from the same run in peace counts at the price before it.
abstract contract LiquiditySearch_Test is SearchMarket {
    /// @param units Added to the pair for the attack, with the coin that belongs to it.
    /// @param sold Sold before the run, and bought back.
    struct Attack {
        uint256 units;
        uint256 sold;
    }

    /// @dev Sizes halve from half the band on.
    uint256 private constant SIZES = 10;

    /// @dev What a run swaps at most, in coin, is a thousandth of the pool; the band is 3 % of it.
    uint256 private constant POOL_PER_PROFIT = 33_333;

    /// @dev What a tried attack brought; all it did is undone by the revert.
    error Tried(int256 coin, int256 units);

    /* TESTS */

    function test_WhenTheAttackerOwnsAllLiquidity() external {
        _open(Load.Both, 0);

        _search(0, "all liquidity is the attacker's");
    }

    function test_WhenTheAttackerAddsLiquidityForOneBlock() external {
        _open(Load.Both, 0);
        uint256 liquidity = pair.balanceOf(firstOwner);
        vm.prank(firstOwner);
        pair.transfer(bob, liquidity);
        uint256 units = token.balanceOf(bob);
        vm.prank(bob);
        token.transfer(firstOwner, units);

        _search(4, "liquidity for one block");
    }

    /* SEARCH */

    /// @param tenths So many tenths of the pool the attacker may add.
    function _search(uint256 tenths, string memory name) private {
        (uint256 reserve, uint256 poolCoin) = _reserves();
        int256 peace = _outcome(Attack(0, 0), reserve, poolCoin);
        int256 most = type(int256).min;
        for (uint256 i = 0; i <= tenths; ++i) {
            for (uint256 j = 0; j < SIZES; ++j) {
                Attack memory attack = Attack(reserve * i / 10, (reserve * (10 + i) * 145 / (10 * BPS)) >> j);
                most = _max(most, _outcome(attack, reserve, poolCoin) - peace);
            }
        }

        console.log("pool fee %d bps, %s: most profit, in wei", _poolFee(), name);
        console.logInt(most);
        assertLe(most, int256(poolCoin / POOL_PER_PROFIT), "most profit of a run");
    }

    function _outcome(Attack memory attack, uint256 reserve, uint256 poolCoin) private returns (int256) {
        (uint256 time, uint256 number) = (block.timestamp, block.number);
        int256 result;
        try this.tryAttack(attack) { }
        catch (bytes memory reason) {
            assertEq(bytes4(reason), Tried.selector, "attack carried out");
            (, int256 coin, int256 units) = abi.decode(bytes.concat(bytes28(0), reason), (uint256, int256, int256));
            result = coin + units * int256(poolCoin) / int256(reserve);
        }
        vm.warp(time);
        vm.roll(number);
        return result;
    }

    /// @dev Reverts with the outcome, all liquidity of the attacker's taken out.
    function tryAttack(Attack calldata attack) external {
        uint256 coin = _coinOf(firstOwner);
        uint256 held = token.balanceOf(firstOwner);
        _provide(attack.units);
        if (attack.sold > 0) _sellUnits(firstOwner, attack.sold);
        _pass(12);
        vault.process();
        _buyUnits(firstOwner, attack.sold);
        _withdraw();

        revert Tried(int256(_coinOf(firstOwner)) - int256(coin), int256(token.balanceOf(firstOwner)) - int256(held));
    }

    function _provide(uint256 units) private {
        if (units == 0) return;

        (uint256 reserve, uint256 coin) = _reserves();
        vm.startPrank(firstOwner);
        token.transfer(address(pair), units);
        exchange.weth.transfer(address(pair), units * coin / reserve);
        pair.mint(firstOwner);
        vm.stopPrank();
    }

    function _withdraw() private {
        uint256 liquidity = pair.balanceOf(firstOwner);
        if (liquidity == 0) return;

        vm.prank(firstOwner);
        pair.transfer(address(pair), liquidity);
        pair.burn(firstOwner);
    }
}

contract Liquidity10_Search_Test is LiquiditySearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}

contract Liquidity25_Search_Test is LiquiditySearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract Liquidity30_Search_Test is LiquiditySearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 30;
    }
}
