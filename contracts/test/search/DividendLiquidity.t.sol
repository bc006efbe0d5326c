// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { console } from "forge-std/console.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { BabySearchMarket } from "./BabySearchMarket.sol";
import { BuybackBabySearchMarket } from "./BuybackBabySearchMarket.sol";
import { DividendSearchMarket } from "./DividendSearchMarket.sol";

/// @notice Attackers who own the liquidity that the vault buys from: the pool's fee comes back to them, and what they
/// gain is bounded by the band alone. A known limit, measured.
/// @dev Coin is counted exactly; what differs in units from the same trade in peace counts at the price before it.
abstract contract DividendLiquidity_Search_Test is DividendSearchMarket {
    enum Trade {
        Purchase,
        Buyback
    }

    /// @dev Sizes halve from four times the band on: what is outside of it must bring nothing.
    uint256 private constant SIZES = 13;

    /// @dev What the vault spends at most is a thousandth of the pool's coin; the band is 3 % of it.
    uint256 internal constant POOL_PER_PROFIT = 33_333;

    /// @dev What a tried attack brought; all it did is undone by the revert.
    error Tried(int256 coin, int256 units);

    /* TESTS */

    function test_WhenTheAttackerOwnsTheRewardPool() external {
        _open(POOL_COIN, SMALL_POOL_COIN, 0);
        deal(address(exchange.weth), rewardMaker, COIN);
        int256 most = _search(Trade.Purchase, rewardMaker);

        _print("purchase, all liquidity of the reward token is the attacker's", most);
        assertLe(most, int256(SMALL_POOL_COIN / POOL_PER_PROFIT), "most profit of a purchase");
    }

    /* SEARCH */

    function _print(string memory name, int256 most) internal view {
        console.log("pool fee %d bps, %s: most profit, in wei", _poolFee(), name);
        console.logInt(most);
    }

    function _search(Trade trade, address attacker) internal returns (int256 most) {
        (uint256 reserve, uint256 coin) = _reserves(_pool(trade));
        int256 peace = _outcome(trade, attacker, 0, reserve, coin);
        most = type(int256).min;
        for (uint256 i = 0; i < SIZES; ++i) {
            uint256 units = (reserve * 8 * 145 / BPS) >> i;
            most = _max(most, _outcome(trade, attacker, units, reserve, coin) - peace);
        }
    }

    function _pool(Trade trade) private view returns (Pool memory) {
        return trade == Trade.Purchase ? _rewardPool() : _tokenPool();
    }

    function _outcome(Trade trade, address attacker, uint256 units, uint256 reserve, uint256 poolCoin)
        private
        returns (int256 result)
    {
        (uint256 time, uint256 number) = (block.timestamp, block.number);
        try this.tryAttack(trade, attacker, units) { }
        catch (bytes memory reason) {
            assertEq(bytes4(reason), Tried.selector, "attack carried out");
            (, int256 coin, int256 more) = abi.decode(bytes.concat(bytes28(0), reason), (uint256, int256, int256));
            result = coin + more * int256(poolCoin) / int256(reserve);
        }
        vm.warp(time);
        vm.roll(number);
    }

    /// @dev Reverts with the outcome, all liquidity of the attacker's taken out.
    function tryAttack(Trade trade, address attacker, uint256 units) external {
        Pool memory pool = _pool(trade);
        uint256 coin = exchange.weth.balanceOf(attacker);
        uint256 held = pool.asset.balanceOf(attacker);
        _buyUnits(pool, attacker, units, 0);
        _pass(12);
        _trigger(trade);
        if (units > 0) _sellUnits(pool, attacker, pool.asset.balanceOf(attacker) - held);
        _withdrawAll(pool, attacker);

        revert Tried(
            int256(exchange.weth.balanceOf(attacker)) - int256(coin),
            int256(pool.asset.balanceOf(attacker)) - int256(held)
        );
    }

    function _trigger(Trade) internal virtual {
        vault.process();
    }

    function _withdrawAll(Pool memory pool, address attacker) private {
        uint256 liquidity = pool.pair.balanceOf(attacker);
        if (liquidity == 0) return;

        vm.prank(attacker);
        pool.pair.transfer(address(pool.pair), liquidity);
        pool.pair.burn(attacker);
    }
}

abstract contract BuybackBabyLiquidity_Search_Test is BuybackBabySearchMarket, DividendLiquidity_Search_Test {
    function test_WhenTheAttackerOwnsAllLiquidity() external {
        _open(POOL_COIN, SMALL_POOL_COIN, 0);
        (, uint256 coin) = _reserves(_tokenPool());
        int256 most = _search(Trade.Buyback, firstOwner);

        _print("buyback, all liquidity is the attacker's", most);
        assertLe(most, int256(coin / POOL_PER_PROFIT), "most profit of a buyback");
    }

    /// @dev Without the band the cap alone would protect, which is of what the pair has at that moment: who first buys much,
    /// or owns the liquidity, could have nearly all of the coin that waits.
    function test_WhenTheOwnerHasMovedThePriceOutOfTheBand() external {
        _open(POOL_COIN, SMALL_POOL_COIN, 0);
        (uint256 reserve,) = _reserves(_tokenPool());
        for (uint256 i = 1; i < 64; ++i) {
            uint256 snapshot = vm.snapshotState();
            _buyUnits(_tokenPool(), firstOwner, reserve * i / 64, 0);
            _pass(12);

            vm.prank(firstOwner);
            vm.expectRevert(
                abi.encodeWithSelector(Errors.BuybackBabyVault_BuybackMustWait.selector, Waiting.PriceMoved)
            );
            _buybackVault().buyback(1);
            vm.revertToState(snapshot);
        }
    }

    function _trigger(Trade trade) internal override {
        if (trade == Trade.Purchase) return super._trigger(trade);

        vm.prank(firstOwner);
        _buybackVault().buyback(0);
    }
}

contract BabyLiquidity10_Search_Test is BabySearchMarket, DividendLiquidity_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}

contract BabyLiquidity25_Search_Test is BabySearchMarket, DividendLiquidity_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract BabyLiquidity30_Search_Test is BabySearchMarket, DividendLiquidity_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 30;
    }
}

contract BuybackBabyLiquidity10_Search_Test is BuybackBabyLiquidity_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}

contract BuybackBabyLiquidity25_Search_Test is BuybackBabyLiquidity_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract BuybackBabyLiquidity30_Search_Test is BuybackBabyLiquidity_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 30;
    }
}
