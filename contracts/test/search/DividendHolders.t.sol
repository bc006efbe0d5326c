// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { console } from "forge-std/console.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { IV2Pair } from "../utils/uniswap/IV2Pair.sol";
import { BabySearchMarket } from "./BabySearchMarket.sol";
import { BuybackBabySearchMarket } from "./BuybackBabySearchMarket.sol";
import { DividendSearchMarket } from "./DividendSearchMarket.sol";
import { FlashHolder } from "./FlashHolder.sol";

/// @notice Who holds units only while dividends are shared: within a transaction nothing is earned; from one block to
/// the next a share of one purchase is, for what the trades cost.
abstract contract DividendHolders_Search_Test is DividendSearchMarket {
    /// @dev From two thirds of the pool, halved again and again.
    uint256 private constant SIZES = 12;

    /// @dev What holding brought; all of it is undone by the revert.
    error Tried(int256 profit, uint256 earned);

    /* WITHIN A TRANSACTION */

    /// @dev The pair is locked while it lends, which alone keeps the vault from selling, not from buying rewards.
    function test_GivenNoTax_WhenUnitsAreBorrowedFromThePair() external {
        _open(POOL_COIN, SMALL_POOL_COIN, 0);
        _borrow(pair);
    }

    function test_GivenATaxOfEightPercent_WhenUnitsAreBorrowedFromThePair() external {
        _open(POOL_COIN, SMALL_POOL_COIN, 800);
        _borrow(pair);
    }

    function test_GivenNoTax_WhenUnitsAreBorrowedFromAnotherPool() external {
        _open(POOL_COIN, SMALL_POOL_COIN, 0);
        _borrow(_otherPool());
    }

    function test_GivenATaxOfEightPercent_WhenUnitsAreBorrowedFromAnotherPool() external {
        _open(POOL_COIN, SMALL_POOL_COIN, 800);
        _borrow(_otherPool());
    }

    function _otherPool() private returns (IV2Pair other) {
        other = IV2Pair(exchange.factory.createPair(address(token), address(reward)));
        uint256 units = token.balanceOf(firstOwner) / 4;
        vm.prank(firstOwner);
        token.transfer(address(other), units);
        reward.mint(address(other), units);
        other.mint(firstOwner);
        _pass(12);
    }

    function _borrow(IV2Pair from) private {
        uint256 lent = token.balanceOf(address(from)) / 4;
        for (uint256 i = 0; i < SIZES; ++i) {
            uint256 snapshot = vm.snapshotState();
            _borrow(from, lent >> (2 * i));
            vm.revertToStateAndDelete(snapshot);
        }
    }

    function _borrow(IV2Pair from, uint256 units) private {
        FlashHolder borrower = new FlashHolder(dividendToken, from);
        vm.prank(firstOwner);
        token.transfer(address(borrower), units / 2); // what it pays back with
        _pass(12);
        assertEq(uint256(rewardVault.pendingReward().waiting), uint256(Waiting.None), "why dividends wait before");
        borrower.borrow(units);

        assertEq(dividendToken.dividendTotals().distributions, 0, "distributions");
        assertEq(reward.balanceOf(address(borrower)), 0, "borrower's rewards");
        assertEq(uint256(rewardVault.pendingReward().waiting), uint256(Waiting.HoldersChanging), "why dividends wait");

        _pass(12);
        vault.process();
        assertEq(dividendToken.dividendTotals().distributions, 1, "distributions in the next block");
    }

    /* FROM ONE BLOCK TO THE NEXT */

    function test_GivenATaxOfEightPercent_WhenUnitsAreHeldForABlock() external {
        _open(POOL_COIN, SMALL_POOL_COIN, 800);
        int256 most = _searchHolding(carol, 800);

        assertLe(most, 0, "most profit of holding for a block");
    }

    /// @dev A known limit, measured: without fees a block is as good as a year, but for the pool's own fee.
    function test_GivenNoTax_WhenUnitsAreHeldForABlock() external {
        _open(POOL_COIN, REWARD_POOL_COIN, 0);
        int256 most = _searchHolding(carol, 0);

        assertLe(most, int256(REWARD_POOL_COIN / vault.RESERVE_PER_UNIT_SWAPPED()), "most profit of a purchase");
    }

    function test_WhenTheFirstOwnerHoldsMoreForABlock() external {
        _open(POOL_COIN, SMALL_POOL_COIN, 800);
        int256 most = _searchHolding(firstOwner, 0);

        assertLe(most, int256(SMALL_POOL_COIN / vault.RESERVE_PER_UNIT_SWAPPED()), "most profit of a purchase");
    }

    function _searchHolding(address holder, uint256 feeBps) private returns (int256 most) {
        (uint256 reserve,) = _reserves(_tokenPool());
        (int256 peace,) = _outcome(holder, 0, feeBps);
        most = type(int256).min;
        uint256 earned;
        for (uint256 i = 0; i < SIZES; ++i) {
            (int256 profit, uint256 amount) = _outcome(holder, (reserve * 2 / 3) >> i, feeBps);
            if (profit - peace > most) (most, earned) = (profit - peace, amount);
        }

        console.log("pool fee %d bps, tax %d bps, held for a block: most profit, in wei", _poolFee(), feeBps);
        console.logInt(most);
        console.log("with rewards of, in wei: %d", earned);
    }

    function _outcome(address holder, uint256 units, uint256 feeBps) private returns (int256 profit, uint256 earned) {
        (uint256 time, uint256 number) = (block.timestamp, block.number);
        try this.tryHolding(holder, units, feeBps) { }
        catch (bytes memory reason) {
            assertEq(bytes4(reason), Tried.selector, "held");
            (, profit, earned) = abi.decode(bytes.concat(bytes28(0), reason), (uint256, int256, uint256));
        }
        vm.warp(time);
        vm.roll(number);
    }

    /// @dev Reverts with the outcome.
    function tryHolding(address holder, uint256 units, uint256 feeBps) external {
        (uint256 rewards, uint256 coin) = _reserves(_rewardPool());
        int256 before = _worth(holder, coin, rewards);
        uint256 held = token.balanceOf(holder);
        _buyUnits(_tokenPool(), holder, units, feeBps);
        _pass(12);
        vault.process();
        _sellUnits(_tokenPool(), holder, token.balanceOf(holder) - held);

        assertEq(dividendToken.dividendTotals().distributions, 1, "distributions");
        (uint256 claimable,) = dividendToken.claimableOf(holder);
        revert Tried(_worth(holder, coin, rewards) - before, claimable * coin / rewards);
    }
}

contract BabyHolders10_Search_Test is BabySearchMarket, DividendHolders_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}

contract BabyHolders30_Search_Test is BabySearchMarket, DividendHolders_Search_Test { }

contract BuybackBabyHolders10_Search_Test is BuybackBabySearchMarket, DividendHolders_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}

contract BuybackBabyHolders30_Search_Test is BuybackBabySearchMarket, DividendHolders_Search_Test { }
