// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { console } from "forge-std/console.sol";
import { SearchMarket } from "./SearchMarket.sol";

/// @notice Fifty runs in a row, one in each block, against one push of the price: what has come in since the last run
/// shortens the pause, so an attacker brings it. No attacker gains.
/// @dev Of attackers of all sizes in both directions. An attacker pushes the price, brings in each block what makes a run due,
/// has the vault run and is paid for it, and trades back until the position in the token is what it was. In peace it is paid for
/// the first run, and a payee has what fifty runs bring, each after its whole pause.
abstract contract RowSearch_Test is SearchMarket {
    /// @dev How the runs become due.
    enum Pace {
        Pause,
        Unit,
        Gifts,
        Fees
    }

    /// @param attacker Who.
    /// @param isSale Whether the attacker sells first and buys back, or the other way round.
    /// @param pace How the attacker has the runs become due.
    /// @param units What the first trade takes from the pair or brings to it, in base units.
    struct Attack {
        address attacker;
        bool isSale;
        Pace pace;
        uint256 units;
    }

    uint256 private constant RUNS = 50;

    /// @dev From twice the band, halved again and again.
    uint256 private constant SIZES = 10;

    /// @dev The attacker's second account: what moves between the two pays fees.
    address private _ally = makeAddr("ally");

    uint256 private _runs;

    /// @dev Of all attacks, the most runs in a row.
    uint256 private _mostRuns;

    /// @dev What a tried attack brought; all it did is undone by the revert.
    error Tried(int256 profit, uint256 runs);

    /* TESTS */

    /// @dev Which makes no run due.
    function test_GivenNoTax_WhenTheAttackerGivesOneUnit() external {
        _search(0, Pace.Unit);
    }

    function test_GivenNoTax_WhenTheAttackerGivesUnits() external {
        _search(0, Pace.Gifts);
    }

    function test_GivenATaxOfABasisPoint_WhenTheAttackerGivesUnits() external {
        _search(1, Pace.Gifts);
    }

    function test_GivenATaxOfEightPercent_WhenTheAttackerGivesUnits() external {
        _search(800, Pace.Gifts);
    }

    /// @dev A payee gets its part of the fees back.
    function test_GivenATaxOfEightPercent_WhenTheAttackerPaysFees() external {
        _search(800, Pace.Fees);
    }

    function test_GivenATaxOfAQuarter_WhenTheAttackerPaysFees() external {
        _search(2500, Pace.Fees);
    }

    /* SEARCH */

    function _search(uint16 taxBps, Pace pace) private {
        int256 most = type(int256).min;
        Load[3] memory loads = [Load.Both, Load.Payout, Load.Liquidity];
        for (uint256 i = 0; i < loads.length; ++i) {
            _open(loads[i], taxBps);
            most = _max(most, _searchAttackers(pace));
        }

        console.log("pool fee %d bps, tax %d bps: %d runs in a row", _poolFee(), taxBps, _mostRuns);
        console.log("most profit, in wei");
        console.logInt(most);
        assertLe(most, -1, "most profit of all rows");
        // The runs themselves take the price out of the band before there are fifty.
        assertEq(_mostRuns > 10, pace != Pace.Unit, "runs in a row");
    }

    function _searchAttackers(Pace pace) private returns (int256 most) {
        // The first owner pays no fees, so it brings none; carol has coin alone, and cannot sell first.
        address[4] memory attackers = [charity, eve, carol, firstOwner];
        most = type(int256).min;
        for (uint256 i = 0; i < attackers.length; ++i) {
            if (pace == Pace.Fees && attackers[i] == firstOwner) continue;

            most = _max(most, _searchSizes(Attack(attackers[i], false, pace, 0)));
            if (attackers[i] != carol) most = _max(most, _searchSizes(Attack(attackers[i], true, pace, 0)));
        }
    }

    function _searchSizes(Attack memory attack) private returns (int256 most) {
        (uint256 reserve,) = _reserves();
        most = type(int256).min;
        (int256 peaceful,) = _outcome(Attack(attack.attacker, false, Pace.Pause, 0));
        uint256 step = _gridStep(2);
        for (uint256 i = 0; i < SIZES; i += step) {
            attack.units = (reserve * 58 / 1000) >> i;
            if (attack.isSale && attack.units > token.balanceOf(attack.attacker)) continue;

            (int256 coin, uint256 done) = _outcome(attack);
            most = _max(most, coin - peaceful);
            if (done > _mostRuns) _mostRuns = done;
        }
    }

    /* ATTACK */

    /// @return coin What the attacker has more of afterwards.
    /// @return runs How many runs have swapped.
    function _outcome(Attack memory attack) private returns (int256 coin, uint256 runs) {
        (uint256 time, uint256 number) = (block.timestamp, block.number);
        try this.tryAttack(attack) { }
        catch (bytes memory reason) {
            assertEq(bytes4(reason), Tried.selector, "attack carried out");
            (, coin, runs) = abi.decode(bytes.concat(bytes28(0), reason), (uint256, int256, uint256));
        }
        vm.warp(time);
        vm.roll(number);
    }

    /// @dev Reverts with the outcome: quicker than a snapshot for each attack.
    function tryAttack(Attack calldata attack) external {
        uint256 before = _coinOf(attack.attacker);
        _execute(attack);
        revert Tried(int256(_coinOf(attack.attacker)) - int256(before), _runs);
    }

    function _execute(Attack memory attack) private {
        address attacker = attack.attacker;
        uint256 held = token.balanceOf(attacker);
        if (attack.units > 0 && attack.isSale) _sellUnits(attacker, attack.units);
        if (attack.units > 0 && !attack.isSale) _buyUnits(attacker, attack.units);

        for (uint256 i = 0; i < RUNS; ++i) {
            _pass(attack.pace == Pace.Pause ? vault.PAUSE() : 12);
            _bring(attack);
            uint256 waiting = token.balanceOf(address(vault));
            vm.prank(attack.pace == Pace.Pause && i > 0 ? bob : attacker);
            vault.process();
            if (token.balanceOf(address(vault)) < waiting) ++_runs;
        }

        uint256 back = token.balanceOf(_ally);
        vm.prank(_ally);
        token.transfer(attacker, back);
        uint256 holds = token.balanceOf(attacker);
        if (held > holds) _buyUnits(attacker, held - holds);
        else if (holds > held) _sellUnits(attacker, holds - held);
        assertGe(token.balanceOf(attacker), held, "position in the token closed");
    }

    /// @dev As much as a run may swap, or what the attacker has.
    function _bring(Attack memory attack) private {
        if (attack.pace == Pace.Pause) return;

        (uint256 reserve,) = _reserves();
        uint256 most = reserve / 1050 + 1;
        if (attack.pace == Pace.Unit) most = 1;
        if (attack.pace != Pace.Fees) {
            if (token.balanceOf(attack.attacker) < most) return;
            vm.prank(attack.attacker);
            token.transfer(address(vault), most);
            return;
        }
        // From the one account to the other, whichever has more.
        address from = token.balanceOf(attack.attacker) > token.balanceOf(_ally) ? attack.attacker : _ally;
        uint256 moved = most * BPS / _totalFeeBps() + 1;
        if (token.balanceOf(from) < moved) moved = token.balanceOf(from);
        vm.prank(from);
        token.transfer(from == _ally ? attack.attacker : _ally, moved);
    }
}

contract Row10_Search_Test is RowSearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}

contract Row25_Search_Test is RowSearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract Row30_Search_Test is RowSearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 30;
    }
}
