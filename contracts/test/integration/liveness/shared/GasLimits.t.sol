// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ScriptedReward } from "../../../mocks/market/ScriptedReward.sol";
import { ScriptedRouter } from "../../../mocks/market/ScriptedRouter.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";
import { UniswapV2Deployer } from "../../../utils/uniswap/UniswapV2Deployer.sol";
import { Report } from "../../reward-vault/shared/VaultReports.sol";
import { RewardLivenessMarket } from "./RewardLivenessMarket.sol";

/// @notice A wallet finds the least gas by halving, and gives that or more: at each limit from there on the sell must
/// work.
/// @dev The hardest world: a pool that has never been traded, a seller without any coin, the exchange's share on.
abstract contract GasLimits_Reward_Liveness_Test is RewardLivenessMarket {
    uint256 private constant STEP = 3000;

    /// @dev What is sold for what.
    address[] private _route;

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
        _route = _path(address(token), address(exchange.weth));
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
        assertGt(vault.pendingReward().dividendsCoin, 0, "coin waits");
        _pass(vault.PAUSE());
    }

    /// @dev Of tokens that each cost about what is usual.
    function _addPairs(uint256 count) private {
        for (uint256 i = 0; i < count; ++i) {
            MockToken next = new MockToken();
            address last = _route[_route.length - 1];
            IV2Pair between = IV2Pair(exchange.factory.createPair(last, address(next)));
            if (i == 0) _wrapFor(address(between), 10 ether);
            else MockToken(last).mint(address(between), 10 ether);
            next.mint(address(between), 10 ether);
            between.mint(carol);
            _route.push(address(next));
        }
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

    /// @dev As a node does it: a limit that works is the new upper end.
    function _leastGas() private returns (uint256 enough) {
        uint256 little = 21_000;
        enough = 2_000_000;
        while (enough - little > 1) {
            uint256 middle = (enough + little) / 2;
            if (_sellsWith(middle)) enough = middle;
            else little = middle;
        }
    }

    function _sellsWith(uint256 gasLimit) private returns (bool success) {
        uint256 snapshot = vm.snapshotState();
        success = _sellOnceWith(gasLimit);
        vm.revertToState(snapshot);
    }

    function _sellOnceWith(uint256 gasLimit) private returns (bool success) {
        _coolMarket();
        vm.cool(bob);
        vm.cool(address(_router));
        for (uint256 i = 2; i < _route.length; ++i) {
            vm.cool(_route[i]);
            vm.cool(exchange.factory.getPair(_route[i - 1], _route[i]));
        }
        bytes memory call = _route.length == 2
            ? abi.encodeCall(
                exchange.router.swapExactTokensForETHSupportingFeeOnTransferTokens,
                (1e18, 0, _route, bob, block.timestamp)
            )
            : abi.encodeCall(
                exchange.router.swapExactTokensForTokensSupportingFeeOnTransferTokens,
                (1e18, 0, _route, bob, block.timestamp)
            );
        vm.prank(bob);
        (success,) = address(exchange.router).call{ gas: gasLimit }(call);
    }
}
