// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { UniswapV2Deployer } from "../../utils/uniswap/UniswapV2Deployer.sol";
import { VaultMarket } from "./VaultMarket.sol";

abstract contract Split_Vault_Test is VaultMarket {
    /// @dev What the swap brings is shared as the units were; rounding goes against the payee by less than a wei.
    function testFuzz_WhenBothWait(uint256 given, uint256 collected) external {
        _give(bound(given, 1e18, 1e25));
        _collect(bound(collected, 1e18, 2e25));
        uint256 bookedUnits = vault.pending().bookedUnits;
        uint256 half = vault.pending().liquidityUnits / 2;
        _warmUp();
        (uint256 reserve, uint256 coinBefore) = _reserves();

        Report memory report = _assertSwaps("run");

        uint256 cap = reserve / 1050;
        uint256 forBooked = bookedUnits + half > cap ? bookedUnits * cap / (bookedUnits + half) : bookedUnits;
        (, uint256 coinAfter) = _reserves();
        uint256 got = coinBefore + report.coinAdded - coinAfter;
        assertEq(report.earned, got / 100, "the caller's hundredth");
        assertEq(report.coinPaid, (got - report.earned) * forBooked / report.unitsSwapped, "in proportion");
        assertEq(charity.balance, report.coinPaid, "the charity's coin");
        assertEq(vault.pending().bookedUnits, bookedUnits - forBooked, "what is booked still");
        uint256 leftOver = got - report.earned - report.coinPaid - report.coinAdded;
        assertEq(vault.pending().liquidityCoin, leftOver, "what is left over");
    }

    /// @dev Nothing of the coin is left but dust, and of the units what the pool's fee is of one half.
    function testFuzz_WhenAllFitsIntoARun(uint256 given, uint256 collected) external {
        _give(bound(given, 1e20, 2e23));
        _collect(bound(collected, 1e20, 2e23));
        uint256 unitsBefore = vault.pending().liquidityUnits + vault.pending().bookedUnits;
        _warmUp();

        Report memory report = _assertSwaps("run");

        (uint256 reserve, uint256 coin) = _reserves();
        uint256 unitsLeft = vault.pending().liquidityUnits;
        uint256 coinLeft = vault.pending().liquidityCoin;
        assertEq(vault.pending().bookedUnits, 0, "units for the payee");
        assertLe((unitsLeft + coinLeft * reserve / coin) * 100, unitsBefore, "1 % of the run");
        assertEq(unitsBefore, report.unitsSwapped + report.unitsAdded + unitsLeft, "nothing is lost");
    }

    function test_WhenSomethingIsLeftOver() external {
        _give(1e23);
        _warmUp();
        _assertSwaps("first");
        uint256 left = vault.pending().liquidityUnits;
        assertGt(left, 0, "left over");

        _pass(vault.PAUSE());
        Report memory report = _assertSwaps("second");
        assertEq(report.unitsSwapped, left / 2, "of what was left");
        assertLt(vault.pending().liquidityUnits, left / 100, "and less is left");
    }

    /// @dev Token and coin come from strangers; all of it can only become liquidity.
    function test_WhenStrangersGive() external {
        _warmUp();
        _give(4e23);
        vm.deal(address(vault), 0.1 ether);
        _wrapFor(address(vault), 0.2 ether);
        assertEq(vault.pending().liquidityCoin, 0.3 ether, "waiting coin, wrapped or not");

        Report memory report = _assertSwaps("run");

        assertEq(report.coinPaid, 0, "nothing for the charity");
        assertEq(address(vault).balance, 0, "coin");
        assertGt(report.coinAdded + vault.pending().liquidityCoin, 0.3 ether, "the gifts and the swap");
        assertGt(report.coinAdded, 0.3 ether, "the gifts are in the pool");
    }

    /// @dev With coin to go with them, the units of the payee that are left for the next run would be in reach.
    function test_WhenOnlyThePayeesUnitsWait() external {
        LiquidityGeneratorTokenParams memory params = _params();
        params.liquidityFeeBps = 0;
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _collect(2e25);
        _wrapFor(address(vault), 1 ether);
        uint256 bookedUnits = vault.pending().bookedUnits;
        _warmUp();

        Report memory report = _assertSwaps("run");

        assertEq(report.unitsAdded + report.coinAdded, 0, "added");
        assertGt(bookedUnits, report.unitsSwapped, "some are left");
        assertEq(vault.pending().bookedUnits, bookedUnits - report.unitsSwapped, "booked still");
        assertEq(token.balanceOf(address(vault)), bookedUnits - report.unitsSwapped, "and there");
    }

    function testFuzz_WhenLiquidityIsMade(uint256 runs, bool isFeeOn) external {
        if (isFeeOn) {
            vm.prank(UniswapV2Deployer.FEE_TO_SETTER);
            exchange.factory.setFeeTo(carol);
        }
        _collect(2e25);
        uint256 firstOwners = pair.balanceOf(firstOwner);
        _warmUp();
        runs = bound(runs, 2, 5); // the exchange takes its share from the second on
        for (uint256 i = 0; i < runs; ++i) {
            uint256 before = pair.balanceOf(DEAD);
            _assertSwaps("run");
            assertGt(pair.balanceOf(DEAD), before, "liquidity of the dead address");
            _buy(address(token), eve, 0.1 ether);
            _pass(31 minutes);
        }

        assertEq(pair.balanceOf(firstOwner), firstOwners, "the first owner's");
        assertEq(pair.balanceOf(address(vault)) + pair.balanceOf(charity), 0, "the vault's and the charity's");
        assertEq(pair.balanceOf(carol) > 0, isFeeOn, "the exchange's own share");
        uint256 all = pair.balanceOf(DEAD) + firstOwners + pair.balanceOf(carol) + pair.balanceOf(address(0));
        assertEq(pair.totalSupply(), all, "everybody's");
    }
}

contract Split_Vault_30_Test is Split_Vault_Test { }

contract Split_Vault_25_Test is Split_Vault_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract Split_Vault_10_Test is Split_Vault_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}
