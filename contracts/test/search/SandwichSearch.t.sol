// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { console } from "forge-std/console.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { SearchMarket } from "./SearchMarket.sol";

/// @notice Tries attackers of all sizes around a run, in both directions, on a real pool: no attacker gains.
/// @dev An attacker trades, has the vault run in the next block, is paid for that, and trades back until the position in the
/// token is what it was.
abstract contract SandwichSearch_Test is SearchMarket {
    enum Trigger {
        Process,
        ProcessFiftyTimes
    }

    /// @param attacker Who.
    /// @param isSale Whether the attacker sells first and buys back, or the other way round.
    /// @param trigger How the attacker has the vault run.
    /// @param units What the first trade takes from the pair or brings to it, in base units.
    struct Attack {
        address attacker;
        bool isSale;
        Trigger trigger;
        uint256 units;
    }

    /// @dev What moves the price from one edge of the band to the other, in thousandths of the pool.
    uint256 private constant BAND = 29;

    /// @dev From sixteen times the band, halved again and again; and one unit.
    uint256 private constant SIZES = 18;

    /// @dev What a tried attack brought; all it did is undone by the revert.
    error Tried(int256 profit);

    /* TESTS */

    function test_GivenNoTax_WhenUnitsWaitForTheLiquidity() external {
        _search(Load.Liquidity, 0);
    }

    function test_GivenATaxOfABasisPoint_WhenUnitsWaitForTheLiquidity() external {
        _search(Load.Liquidity, 1);
    }

    function test_GivenATaxOfEightPercent_WhenUnitsWaitForTheLiquidity() external {
        _search(Load.Liquidity, 800);
    }

    function test_GivenNoTax_WhenUnitsWaitForThePayee() external {
        _search(Load.Payout, 0);
    }

    function test_GivenATaxOfABasisPoint_WhenUnitsWaitForThePayee() external {
        _search(Load.Payout, 1);
    }

    function test_GivenATaxOfEightPercent_WhenUnitsWaitForThePayee() external {
        _search(Load.Payout, 800);
    }

    function test_GivenNoTax_WhenUnitsWaitForBoth() external {
        _search(Load.Both, 0);
    }

    function test_GivenATaxOfABasisPoint_WhenUnitsWaitForBoth() external {
        _search(Load.Both, 1);
    }

    function test_GivenATaxOfEightPercent_WhenUnitsWaitForBoth() external {
        _search(Load.Both, 800);
    }

    /* SEARCH */

    function _search(Load load, uint16 taxBps) private {
        _open(load, taxBps);
        assertEq(uint256(vault.pending().waiting), uint256(Waiting.None), "why the vault waits");
        int256 most = _searchPrices();

        console.log("pool fee %d bps, tax %d bps, load %d: most profit, in wei", _poolFee(), taxBps, uint256(load));
        console.logInt(most);
        assertLe(most, 0, "most profit of all sandwiches");
    }

    /// @dev In the middle of the band and near both its edges.
    function _searchPrices() private returns (int256 most) {
        int256[3] memory moves = [int256(0), -280, 280];
        most = type(int256).min;
        for (uint256 i = 0; i < moves.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            _movePrice(moves[i]);
            most = _max(most, _searchAttackers(moves[i] == 0));
            vm.revertToStateAndDelete(snapshot);
        }
    }

    function _searchAttackers(bool isMiddle) private returns (int256 most) {
        // Carol has coin alone, and cannot sell first.
        address[4] memory attackers = [firstOwner, eve, charity, carol];
        most = type(int256).min;
        for (uint256 i = 0; i < attackers.length; ++i) {
            for (uint256 j = 0; j <= uint256(type(Trigger).max); ++j) {
                // Fifty calls cost a second per market: once is enough.
                if (Trigger(j) == Trigger.ProcessFiftyTimes && !isMiddle) continue;

                Attack memory attack = Attack(attackers[i], false, Trigger(j), 0);
                most = _max(most, _searchSizes(attack));
                attack.isSale = true;
                if (attackers[i] != carol) most = _max(most, _searchSizes(attack));
            }
        }
    }

    function _searchSizes(Attack memory attack) private returns (int256 most) {
        (uint256 reserve,) = _reserves();
        most = type(int256).min;
        int256 peaceful = _outcome(Attack(attack.attacker, false, Trigger.Process, 0));
        uint256 step = _gridStep(3);
        for (uint256 i = 0; i < SIZES; i += step) {
            attack.units = i == 0 ? 1 : (reserve * 16 * BAND / 1000) >> (i - 1);
            if (attack.isSale && attack.units > token.balanceOf(attack.attacker)) continue;

            most = _max(most, _outcome(attack) - peaceful);
        }
    }

    /* ATTACK */

    /// @return coin What the attacker has more of afterwards; without trades, what a keeper and a payee are paid by the run.
    function _outcome(Attack memory attack) private returns (int256 coin) {
        (uint256 time, uint256 number) = (block.timestamp, block.number);
        try this.tryAttack(attack) { }
        catch (bytes memory reason) {
            assertEq(bytes4(reason), Tried.selector, "attack carried out");
            (, coin) = abi.decode(bytes.concat(bytes28(0), reason), (uint256, int256));
        }
        vm.warp(time);
        vm.roll(number);
    }

    /// @dev Reverts with the outcome: quicker than a snapshot for each attack.
    function tryAttack(Attack calldata attack) external {
        uint256 before = _coinOf(attack.attacker);
        _execute(attack);
        revert Tried(int256(_coinOf(attack.attacker)) - int256(before));
    }

    function _execute(Attack memory attack) private {
        address attacker = attack.attacker;
        uint256 held = token.balanceOf(attacker);
        if (attack.isSale) _sellUnits(attacker, attack.units);
        else _buyUnits(attacker, attack.units);

        // A run does not swap after a trade in its block: the attacker waits for the next one, and no other trade comes between.
        _pass(12);
        _trigger(attack);

        uint256 holds = token.balanceOf(attacker);
        if (attack.isSale) _buyUnits(attacker, held - holds);
        else _sellUnits(attacker, holds - held);
        assertGe(token.balanceOf(attacker), held, "position in the token closed");
    }

    function _trigger(Attack memory attack) private {
        uint256 times = attack.trigger == Trigger.Process ? 1 : 50;
        vm.startPrank(attack.attacker);
        for (uint256 i = 0; i < times; ++i) {
            vault.process(); // all but the first swap nothing
        }
        vm.stopPrank();
    }
}

contract Sandwich10_Search_Test is SandwichSearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}

contract Sandwich25_Search_Test is SandwichSearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract Sandwich30_Search_Test is SandwichSearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 30;
    }
}
