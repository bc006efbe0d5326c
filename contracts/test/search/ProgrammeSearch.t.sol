// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { console } from "forge-std/console.sol";
import { SearchMarket } from "./SearchMarket.sol";

/// @notice Fifty runs, one after each pause, the position closed after the last: what can be seen coming can be traded ahead of.
/// @dev No one else trades in that time, the best case for the attacker: any account could sell before, or buy in between.
abstract contract ProgrammeSearch_Test is SearchMarket {
    uint256 private constant RUNS = 50;

    uint256 private constant SIZES = 10;

    /// @dev What a tried programme brought; all it did is undone by the revert.
    error Tried(int256 profit);

    /// @dev A known limit, measured: who has tokens and pays no fee sells before the vault, and buys back when it is done.
    function test_WhenTheFirstOwnerSellsAheadOfTheProgramme() external {
        int256 most = _searchAhead(firstOwner, true);

        console.log("pool fee %d bps, 50 runs, first owner's inventory: most profit, in wei", _poolFee());
        console.logInt(most);
        (, uint256 coin) = _reserves();
        // At most 3 % of the pool is sold ahead, and fifty runs take the price down by less than a tenth.
        assertLe(most, int256(coin * 3 / 1000), "first owner's profit");
    }

    function test_WhenAStrangerWithCoinBuysAheadOfTheProgramme() external {
        int256 most = _searchAhead(carol, false);

        console.log("pool fee %d bps, 50 runs, stranger's coin: most profit, in wei", _poolFee());
        console.logInt(most);
        assertLe(most, 0, "stranger's profit");
    }

    function _searchAhead(address attacker, bool isSale) private returns (int256 most) {
        most = type(int256).min;
        Load[3] memory loads = [Load.Liquidity, Load.Payout, Load.Both];
        for (uint256 i = 0; i < loads.length; ++i) {
            _open(loads[i], 0);
            (uint256 reserve,) = _reserves();
            for (uint256 j = 0; j < SIZES; ++j) {
                most = _max(most, _outcome(attacker, isSale, (reserve * 3 / 100) >> j));
            }
        }
    }

    function _outcome(address attacker, bool isSale, uint256 units) private returns (int256 coin) {
        uint256 time = block.timestamp;
        try this.tryProgramme(attacker, isSale, units) { }
        catch (bytes memory reason) {
            assertEq(bytes4(reason), Tried.selector, "programme carried out");
            (, coin) = abi.decode(bytes.concat(bytes28(0), reason), (uint256, int256));
        }
        vm.warp(time);
    }

    /// @dev Reverts with the outcome.
    function tryProgramme(address attacker, bool isSale, uint256 units) external {
        uint256 before = _coinOf(attacker);
        uint256 held = token.balanceOf(attacker);
        if (isSale) _sellUnits(attacker, units);
        else _buyUnits(attacker, units);

        for (uint256 i = 0; i < RUNS; ++i) {
            _pass(vault.PAUSE());
            vault.process();
        }

        if (isSale) _buyUnits(attacker, held - token.balanceOf(attacker));
        else _sellUnits(attacker, token.balanceOf(attacker) - held);
        revert Tried(int256(_coinOf(attacker)) - int256(before));
    }
}

contract Programme10_Search_Test is ProgrammeSearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}

contract Programme25_Search_Test is ProgrammeSearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract Programme30_Search_Test is ProgrammeSearch_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 30;
    }
}
