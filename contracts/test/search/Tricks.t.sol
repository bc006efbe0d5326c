// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { FlashBorrower } from "./FlashBorrower.sol";
import { SearchMarket } from "./SearchMarket.sol";

/// @notice What an attacker may do around a run besides trading: donations, skimming, flash swaps. Nothing is gained.
contract Tricks_Search_Test is SearchMarket {
    function _arrange() internal override {
        _open(Load.Both, 0);
    }

    /* SKIM */

    function test_WhenThePairIsSkimmedAfterARun() external {
        uint256 coin = _coinOf(carol);
        vault.process();
        pair.skim(carol);

        assertEq(_coinOf(carol), coin, "carol's coin");
        assertEq(token.balanceOf(carol), 0, "carol's tokens");
    }

    function test_WhenThePairIsSkimmedAfterATaxedTrade() external {
        _open(Load.Liquidity, 800);
        _sellUnits(eve, token.balanceOf(eve) / 3);
        _buyUnits(eve, token.balanceOf(eve) / 7);
        uint256 coin = _coinOf(carol);
        pair.skim(carol);

        assertEq(_coinOf(carol), coin, "carol's coin");
        assertEq(token.balanceOf(carol), 0, "carol's tokens");
    }

    /* RESERVES */

    /// @dev From a ten-billionth of the pool to a tenth.
    function test_WhenCoinIsDonatedAndSynced(uint256 seed) external {
        uint256 donation = POOL_COIN / 10 ** bound(seed, 1, 10);
        uint256 coin = _coinOf(eve);
        uint256 units = token.balanceOf(eve);
        vm.prank(eve);
        exchange.weth.transfer(address(pair), donation);
        pair.sync();
        _pass(12);
        vault.process();
        _sellUnits(eve, units / 10);
        _buyUnits(eve, units - token.balanceOf(eve));

        assertGe(token.balanceOf(eve), units, "position closed");
        assertLt(_coinOf(eve), coin, "eve's coin");
    }

    function test_WhenUnitsAreDonatedAndSynced(uint256 seed) external {
        uint256 coin = _coinOf(eve);
        uint256 units = token.balanceOf(eve);
        (uint256 reserve,) = _reserves();
        uint256 donation = reserve / 10 ** bound(seed, 1, 10);
        if (donation > units) donation = units;
        vm.prank(eve);
        token.transfer(address(pair), donation);
        pair.sync();
        _pass(12);
        vault.process();
        _buyUnits(eve, units - token.balanceOf(eve));

        assertGe(token.balanceOf(eve), units, "position closed");
        assertLt(_coinOf(eve), coin, "eve's coin");
    }

    /// @dev What lies in the pair unsynced is taken by the first trader: the run is exact, and leaves it there.
    function test_WhenUnitsAreDonatedAndSkimmed() external {
        uint256 coin = _coinOf(eve);
        uint256 units = token.balanceOf(eve);
        vm.startPrank(eve);
        token.transfer(address(pair), units / 100);
        vault.process();
        pair.skim(eve);
        vm.stopPrank();

        assertLe(token.balanceOf(eve), units, "eve's tokens");
        assertEq(_coinOf(eve), coin, "eve's coin");
    }

    /* FLASH SWAPS */

    /// @dev The pair is locked while it lends: the run fails, everything stays in the vault, and the next run makes up for it.
    function test_WhenTheRunHappensWithinAFlashSwap() external {
        FlashBorrower borrower = new FlashBorrower(pair, vault);
        uint256 units = token.totalSupply() / 1000;
        vm.startPrank(firstOwner);
        token.transfer(address(borrower), units);
        exchange.weth.transfer(address(borrower), 10 ether);
        vm.stopPrank();
        uint256 waiting = token.balanceOf(address(vault));
        (uint256 amount0, uint256 amount1) = _isTokenFirst() ? (units, uint256(5 ether)) : (uint256(5 ether), units);
        borrower.borrow(amount0, amount1);

        assertEq(token.balanceOf(address(vault)), waiting, "vault's tokens");
        assertLt(token.balanceOf(address(borrower)), units, "borrower's tokens");
        assertLt(exchange.weth.balanceOf(address(borrower)), 10 ether, "borrower's coin");

        _pass(vault.PAUSE());
        vault.process();
        assertLt(token.balanceOf(address(vault)), waiting, "vault's tokens after the pause");
    }
}
