// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RewardPending, VaultPending } from "src/types/VaultPending.sol";
import { Report } from "../../reward-vault/shared/VaultReports.sol";
import { RewardLivenessMarket } from "./RewardLivenessMarket.sol";

abstract contract Empty_Reward_Liveness_Test is RewardLivenessMarket {
    /// @dev Up to 40 runs of a thousandth each; purchases are among them, for the reward pool has no less coin.
    uint256 private constant MOST_RUNS = 80;

    function _arrange() internal override { }

    function testFuzz_WhenFeesAreGone(uint256 supply, uint256 coin, uint256 collected) external {
        _assertEmptied(bound(supply, 1e12, type(uint112).max), bound(coin, 1e15, REWARD_POOL_COIN), collected);
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
        Opening memory opening;
        opening.supply = supply;
        _open({ opening: opening, units: supply / 2, coin: coin });
        _collect(bound(collected, supply / 1e6, supply / 50));
        _dropFees();
        _warmUp();

        uint256 runs;
        Report memory report = _process();
        while (report.runs + report.purchases > 0) {
            _pass(31 minutes);
            assertLt(++runs, MOST_RUNS, "runs");
            report = _process();
        }
        _assertWorthNothing();
        _assertSolvent();
    }

    function _assertWorthNothing() private view {
        VaultPending memory left = vault.pending();
        uint256 swappable = left.bookedUnits + left.liquidityUnits / 2;
        address[] memory path = _path(address(token), address(exchange.weth));
        if (swappable > 0) {
            assertEq(exchange.router.getAmountsOut(swappable, path)[1], 0, "what the pool pays for the rest");
        }

        RewardPending memory waiting = rewardVault.pendingReward();
        uint256 coin = waiting.dividendsCoin + waiting.marketingCoin;
        path = _path(address(exchange.weth), address(reward));
        if (coin > 0) {
            assertEq(exchange.router.getAmountsOut(coin, path)[1], 0, "what the reward pool pays for the rest");
        }
    }
}
