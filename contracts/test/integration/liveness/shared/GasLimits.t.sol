// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ScriptedReward } from "../../../mocks/market/ScriptedReward.sol";
import { ScriptedRouter } from "../../../mocks/market/ScriptedRouter.sol";
import { UniswapV2Deployer } from "../../../utils/uniswap/UniswapV2Deployer.sol";
import { Report } from "../../reward-vault/shared/VaultReports.sol";
import { RewardLivenessMarket } from "./RewardLivenessMarket.sol";
import { SellGas } from "./SellGas.sol";

/// @notice A wallet finds the least gas by halving, and gives that or more: at each limit from there on the sell must
/// work.
/// @dev The hardest case: a pool that has never been traded, a seller without any coin, the exchange's share on.
abstract contract GasLimits_Reward_Liveness_Test is RewardLivenessMarket, SellGas {
    uint256 private constant STEP = 3000;

    ScriptedReward private _reward;
    ScriptedRouter private _router;

    function _arrange() internal override {
        vm.prank(UniswapV2Deployer.FEE_TO_SETTER);
        exchange.factory.setFeeTo(makeAddr("exchange"));
        _reward = new ScriptedReward();
        _adoptReward(_reward);
        _router = new ScriptedRouter({ honest: address(exchange.router), wrappedCoin: address(exchange.weth) });
        Opening memory opening;
        opening.router = address(_router);
        _openWith(opening);
        _collect(8 * dividendToken.runThreshold());
        vm.prank(bob);
        token.approve(address(exchange.router), type(uint256).max);
        vault.process();
        _pass(31 minutes);
        route = _path(address(token), address(exchange.weth));
    }

    function test_WhenTheFirstStepIsDue() external {
        _assertNoGap(Step.First);
    }

    function test_WhenTheSecondStepIsDue() external {
        _takeFirstStep();
        _assertNoGap(Step.Second);
    }

    function test_WhenNoneIsDue() external {
        vault.process();
        _assertNoGap(Step.None);
    }

    /// @dev What is left for the sell then is what the run was not given.
    function test_WhenTheFirstStepBurnsAllItsGas() external {
        _router.become(ScriptedRouter.Mood.Burning);
        _assertNoGap(Step.None);
        _addPairs(3);
        _assertNoGap(Step.None);
    }

    function test_WhenTheSecondStepBurnsAllItsGas() external {
        _takeFirstStep();
        _reward.become(ScriptedReward.Mood.Burning, address(0));
        _assertNoGap(Step.None);
        _addPairs(3);
        _assertNoGap(Step.None);
    }

    /// @dev Each question may burn what it is given.
    function test_WhenTheRewardTokenBurnsAllGasToSayABalance() external {
        _takeFirstStep();
        _reward.say(ScriptedReward.Lie.Burning, address(0));
        _assertNoGap(Step.None);
    }

    function test_WhenThereIsPlentyOfGas() external {
        _expectRunGas();
        assertTrue(_sellsWith(5_000_000), "first step");
        _takeFirstStep();
        _expectRunGas();
        assertTrue(_sellsWith(5_000_000), "second step");
    }

    /* HELPERS */

    enum Step {
        None,
        First,
        Second
    }

    function _expectRunGas() private {
        vm.expectCall({
            callee: address(vault),
            msgValue: 0,
            gas: uint64(dividendToken.RUN_GAS()),
            data: abi.encodeCall(vault.processAutomatically, ())
        });
    }

    function _takeFirstStep() private {
        assertTrue(_sellOnceWith(5_000_000), "sell");
        assertGt(rewardVault.pendingReward().dividendsCoin, 0, "coin waits");
        _pass(vault.PAUSE());
    }

    /// @param taken What the vault does where there is gas for it.
    function _assertNoGap(Step taken) private {
        uint256 least = _leastGas();
        uint256 steps;
        for (uint256 gasLimit = least; gasLimit < dividendToken.RUN_GAS() + 2 * least; gasLimit += STEP) {
            uint256 snapshot = vm.snapshotState();
            vm.recordLogs();
            assertTrue(_sellOnceWith(gasLimit), string.concat("sell with ", vm.toString(gasLimit)));
            Report memory report = _report();
            if (taken == Step.First) steps += report.runs;
            if (taken == Step.Second) steps += report.purchases;
            vm.revertToState(snapshot);
        }
        assertEq(steps > 10, taken != Step.None, "steps");
    }

    function _cool() internal override {
        _coolMarket();
        vm.cool(bob);
        vm.cool(address(_router));
    }
}
