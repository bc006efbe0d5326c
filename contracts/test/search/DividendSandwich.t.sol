// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { console } from "forge-std/console.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { BabySearchMarket } from "./BabySearchMarket.sol";
import { BuybackBabySearchMarket } from "./BuybackBabySearchMarket.sol";
import { DividendSearchMarket } from "./DividendSearchMarket.sol";

/// @notice Tries attackers of all sizes around each trade of a vault with dividends, in both directions, on real pools:
/// no attacker gains.
/// @dev An attacker trades, has the vault trade in the next block, and trades back until the position is what it was.
abstract contract DividendSandwich_Search_Test is DividendSearchMarket {
    enum Trade {
        Sale,
        Purchase,
        Buyback
    }

    /// @param attacker Who.
    /// @param isSale Whether the attacker sells first and buys back, or the other way round.
    /// @param trade What the vault is made to do.
    /// @param units What the first trade takes from the pair or brings to it, in base units.
    struct Attack {
        address attacker;
        bool isSale;
        Trade trade;
        uint256 units;
    }

    /// @dev What moves the price from one edge of the band to the other, in thousandths of the pool.
    uint256 private constant BAND = 29;

    /// @dev From sixteen times the band, halved again and again; and one unit.
    uint256 private constant SIZES = 16;

    uint256 private _feeBps;

    /// @dev What a tried attack brought; all it did is undone by the revert.
    error Tried(int256 profit);

    /* TESTS */

    function test_GivenNoTax_WhenTheVaultSells() external {
        _search(Trade.Sale, 0);
    }

    function test_GivenATaxOfABasisPoint_WhenTheVaultSells() external {
        _search(Trade.Sale, 1);
    }

    function test_GivenATaxOfEightPercent_WhenTheVaultSells() external {
        _search(Trade.Sale, 800);
    }

    function test_WhenTheVaultBuysTheRewardToken() external {
        _search(Trade.Purchase, 0);
    }

    function test_GivenSmallPools() external {
        _searchSmall(Trade.Sale);
        _searchSmall(Trade.Purchase);
    }

    /* SEARCH */

    function _search(Trade trade, uint16 taxBps) internal {
        _search(trade, taxBps, POOL_COIN, SMALL_POOL_COIN);
    }

    /// @dev A hundredth of what they are otherwise.
    function _searchSmall(Trade trade) internal {
        uint256 snapshot = vm.snapshotState();
        _search(trade, 0, POOL_COIN / 100, SMALL_POOL_COIN / 100);
        vm.revertToStateAndDelete(snapshot);
    }

    function _search(Trade trade, uint16 taxBps, uint256 tokenCoin, uint256 rewardCoin) private {
        _open(tokenCoin, rewardCoin, taxBps);
        _feeBps = trade == Trade.Purchase ? 0 : taxBps;
        assertEq(uint256(_waiting(trade)), uint256(Waiting.None), "why the vault waits");
        int256 most = _searchPrices(trade);

        console.log("pool fee %d bps, tax %d bps, trade %d: most profit, in wei", _poolFee(), taxBps, uint256(trade));
        console.logInt(most);
        assertLe(most, 0, "most profit of all sandwiches");
    }

    function _waiting(Trade trade) internal view virtual returns (Waiting) {
        return trade == Trade.Sale ? vault.pending().waiting : rewardVault.pendingReward().waiting;
    }

    /// @dev In the middle of the band and near both its edges.
    function _searchPrices(Trade trade) private returns (int256 most) {
        int256[3] memory moves = [int256(0), -280, 280];
        most = type(int256).min;
        for (uint256 i = 0; i < moves.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            _movePrice(_pool(trade), moves[i]);
            most = _max(most, _searchAttackers(trade));
            vm.revertToStateAndDelete(snapshot);
        }
    }

    /// @dev The market moves the price, by trades of people who have nothing to do with the attack.
    function _movePrice(Pool memory pool, int256 bps) private {
        (uint256 units,) = _reserves(pool);
        // The price goes with the square of the reserve.
        if (bps < 0) _sellUnits(pool, firstOwner, units * uint256(-bps) / (2 * BPS));
        if (bps > 0) _buyUnits(pool, firstOwner, units * uint256(bps) / (2 * BPS), 0);
        _pass(12);
    }

    function _searchAttackers(Trade trade) private returns (int256 most) {
        // Carol has coin alone, and cannot sell first.
        address[4] memory attackers = [firstOwner, eve, _payee(), carol];
        most = type(int256).min;
        for (uint256 i = 0; i < attackers.length; ++i) {
            most = _max(most, _searchSizes(Attack(attackers[i], false, trade, 0)));
            if (attackers[i] != carol) most = _max(most, _searchSizes(Attack(attackers[i], true, trade, 0)));
        }
    }

    function _searchSizes(Attack memory attack) private returns (int256 most) {
        Pool memory pool = _pool(attack.trade);
        (uint256 reserve,) = _reserves(pool);
        most = type(int256).min;
        int256 peaceful = _outcome(Attack(attack.attacker, false, attack.trade, 0));
        uint256 step = _gridStep(3);
        for (uint256 i = 0; i < SIZES; i += step) {
            attack.units = i == 0 ? 1 : (reserve * 16 * BAND / 1000) >> (i - 1);
            if (attack.isSale && attack.units > pool.asset.balanceOf(attack.attacker)) continue;

            most = _max(most, _outcome(attack) - peaceful);
        }
    }

    function _pool(Trade trade) private view returns (Pool memory) {
        return trade == Trade.Purchase ? _rewardPool() : _tokenPool();
    }

    /* ATTACK */

    /// @return profit Worth of what the attacker has more of afterwards; without trades, what the vault's trade brings.
    function _outcome(Attack memory attack) private returns (int256 profit) {
        (uint256 time, uint256 number) = (block.timestamp, block.number);
        try this.tryAttack(attack) { }
        catch (bytes memory reason) {
            assertEq(bytes4(reason), Tried.selector, "attack carried out");
            (, profit) = abi.decode(bytes.concat(bytes28(0), reason), (uint256, int256));
        }
        vm.warp(time);
        vm.roll(number);
    }

    /// @dev Reverts with the outcome: quicker than a snapshot for each attack.
    function tryAttack(Attack calldata attack) external {
        (uint256 units, uint256 coin) = _reserves(_rewardPool());
        int256 before = _worth(attack.attacker, coin, units);
        _execute(attack);
        revert Tried(_worth(attack.attacker, coin, units) - before);
    }

    function _execute(Attack memory attack) private {
        Pool memory pool = _pool(attack.trade);
        address attacker = attack.attacker;
        uint256 feeBps = attacker == firstOwner ? 0 : _feeBps;
        uint256 held = pool.asset.balanceOf(attacker);
        if (attack.isSale) _sellUnits(pool, attacker, attack.units);
        else _buyUnits(pool, attacker, attack.units, feeBps);
        uint256 holds = pool.asset.balanceOf(attacker);

        // Nothing is traded after a trade in its block: the attacker waits for the next one, and no other trade comes between.
        _pass(12);
        _trigger(attack.trade, attacker);

        if (attack.isSale) _buyUnits(pool, attacker, held - holds, feeBps);
        else _sellUnits(pool, attacker, holds - held);
    }

    /// @dev The attacker is the keeper, and is paid.
    function _trigger(Trade trade, address keeper) internal virtual {
        // Else who holds more of the token for a block earns more of what is bought in it: see {DividendHolders}.
        if (trade == Trade.Sale) rewardPair.sync();
        vm.prank(keeper);
        vault.process();
    }
}

abstract contract BuybackBabySandwich_Search_Test is BuybackBabySearchMarket, DividendSandwich_Search_Test {
    function test_GivenNoTax_WhenTheVaultBuysBack() external {
        _search(Trade.Buyback, 0);
    }

    function test_GivenATaxOfABasisPoint_WhenTheVaultBuysBack() external {
        _search(Trade.Buyback, 1);
    }

    function test_GivenATaxOfEightPercent_WhenTheVaultBuysBack() external {
        _search(Trade.Buyback, 800);
    }

    function test_GivenASmallPool_WhenTheVaultBuysBack() external {
        _searchSmall(Trade.Buyback);
    }

    function _waiting(Trade trade) internal view override returns (Waiting) {
        return trade == Trade.Buyback ? _buybackVault().pendingBuyback().waiting : super._waiting(trade);
    }

    function _trigger(Trade trade, address keeper) internal override {
        if (trade != Trade.Buyback) return super._trigger(trade, keeper);

        vm.prank(keeper);
        _buybackVault().buyback(0);
    }
}

contract BabySandwich10_Search_Test is BabySearchMarket, DividendSandwich_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}

contract BabySandwich25_Search_Test is BabySearchMarket, DividendSandwich_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract BabySandwich30_Search_Test is BabySearchMarket, DividendSandwich_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 30;
    }
}

contract BuybackBabySandwich10_Search_Test is BuybackBabySandwich_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}

contract BuybackBabySandwich25_Search_Test is BuybackBabySandwich_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract BuybackBabySandwich30_Search_Test is BuybackBabySandwich_Search_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 30;
    }
}
