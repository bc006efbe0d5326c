// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { VaultMarket } from "./VaultMarket.sol";

abstract contract Cap_Vault_Test is VaultMarket {
    function testFuzz_WhenMoreWaitsThanARunMaySwap(uint256 poolUnits, uint256 poolCoin, uint256 units, bool isGiven)
        external
    {
        _openPool(poolUnits, poolCoin);
        (uint256 reserve, uint256 coin) = _reserves();
        uint256 cap = reserve / 1050;
        // Half of what is given is swapped; of what is collected two fifths more.
        units = isGiven ? bound(units, 2 * cap + 2, reserve) : bound(units, 2 * cap + 2, reserve / 20);
        isGiven ? _give(units) : _collect(units);
        _warmUp();

        Report memory report = _assertSwaps("run");

        assertEq(report.unitsSwapped, cap, "the reserve's part");
        _assertMovedLittle(reserve, coin);
    }

    function testFuzz_WhenLessWaits(uint256 poolUnits, uint256 poolCoin, uint256 given, uint256 collected) external {
        _openPool(poolUnits, poolCoin);
        (uint256 reserve, uint256 coin) = _reserves();
        uint256 cap = reserve / 1050;
        given = bound(given, 1e5, cap / 2);
        collected = bound(collected, 1e5, cap / 2);
        _give(given);
        _collect(collected);
        uint256 bookedUnits = vault.pending().bookedUnits;
        uint256 liquidityUnits = vault.pending().liquidityUnits;
        _warmUp();

        Report memory report = _assertSwaps("run");

        assertEq(report.unitsSwapped, bookedUnits + liquidityUnits / 2, "all for the payee, half for the liquidity");
        _assertMovedLittle(reserve, coin);
    }

    function test_WhenTheCapIsReached() external {
        (uint256 reserve,) = _reserves();
        _give(reserve / 1050 * 2);
        _warmUp();
        uint256 snapshot = vm.snapshotState();
        assertEq(_assertSwaps("exactly").unitsSwapped, reserve / 1050, "exactly the cap");

        vm.revertToState(snapshot);
        _give(2);
        assertEq(_assertSwaps("more").unitsSwapped, reserve / 1050, "one unit more");
    }

    /// @dev Else who gives both would have the pool grow by as much as he likes, at a price that he has moved.
    function testFuzz_WhenStrangersHaveGiven(uint256 units, uint256 coin) external {
        (uint256 reserve, uint256 reserveCoin) = _reserves();
        _give(bound(units, reserve / 100, reserve / 2));
        _wrapFor(address(vault), bound(coin, reserveCoin / 100, reserveCoin));
        _warmUp();

        uint256 added = _assertSwaps("run").coinAdded;
        assertLe(added, reserveCoin / 1050, "no more than a run can swap for");
        assertGe(added, reserveCoin * 99 / 100 / 1050, "hardly less");
    }

    /* HELPERS */

    function _openPool(uint256 poolUnits, uint256 poolCoin) private {
        LiquidityGeneratorTokenParams memory params = _params();
        params.totalSupply = type(uint112).max;
        // The pair itself fails where its price times its 112 bits does not fit; what is worth no wei is not sold.
        poolUnits = bound(poolUnits, 1e9, type(uint112).max / 4);
        poolCoin = bound(poolCoin, poolUnits / 1e3 < 1e9 ? 1e9 : poolUnits / 1e3, 1e31);
        _open({ params: params, units: poolUnits, coin: poolCoin });
    }

    /// @dev Price after it, of price before it.
    function _assertMovedLittle(uint256 unitsBefore, uint256 coinBefore) private view {
        (uint256 units, uint256 coin) = _reserves();
        assertLe(coin * unitsBefore, coinBefore * units, "a sale does not raise the price");
        assertGe(coin * unitsBefore / units * 1000, coinBefore * 998, "0.2 %");
    }
}

contract Cap_Vault_30_Test is Cap_Vault_Test { }

contract Cap_Vault_25_Test is Cap_Vault_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract Cap_Vault_10_Test is Cap_Vault_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}
