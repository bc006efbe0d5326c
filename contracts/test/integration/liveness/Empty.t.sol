// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { VaultPending } from "src/types/VaultPending.sol";
import { LivenessMarket } from "./LivenessMarket.sol";

abstract contract Empty_Liveness_Test is LivenessMarket {
    /// @dev Up to 40 runs of a thousandth each.
    uint256 private constant MOST_RUNS = 60;

    function testFuzz_WhenFeesAreGone(uint256 supply, uint256 coin, uint256 collected) external {
        _assertEmptied(bound(supply, 1e12, type(uint112).max), bound(coin, 1e15, 1e24), collected);
    }

    function test_WhenADollarToken() external {
        _assertEmptied({ supply: 1_000_000e6, coin: 300 ether, collected: 20_000e6 });
    }

    function test_WhenTwoDecimals() external {
        _assertEmptied({ supply: 100_000_000, coin: 100 ether, collected: 1_000_000 });
    }

    function test_WhenTheSupplyIsAsLargeAsItMayBe() external {
        _assertEmptied({ supply: type(uint112).max, coin: 1000 ether, collected: type(uint112).max / 100 });
    }

    function _assertEmptied(uint256 supply, uint256 coin, uint256 collected) private {
        LiquidityGeneratorTokenParams memory params = _params();
        params.totalSupply = supply;
        _open({ params: params, units: supply / 2, coin: coin });
        _collect(bound(collected, supply / 1e6, supply / 50));
        vm.prank(firstOwner);
        generator.lowerFees(LiquidityGeneratorFees({ charityBps: 0, liquidityFeeBps: 0, taxFeeBps: 0 }));
        _warmUp();

        uint256 runs;
        while (_process().runs == 1) {
            _pass(31 minutes);
            assertLt(++runs, MOST_RUNS, "runs");
        }

        VaultPending memory left = vault.pending();
        uint256 swappable = left.bookedUnits + left.liquidityUnits / 2;
        if (swappable == 0) return;
        address[] memory path = _path(address(token), address(exchange.weth));
        assertEq(exchange.router.getAmountsOut(swappable, path)[1], 0, "what the pool pays for the rest");
    }
}

contract Empty_Liveness_30_Test is Empty_Liveness_Test { }

contract Empty_Liveness_25_Test is Empty_Liveness_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract Empty_Liveness_10_Test is Empty_Liveness_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}
