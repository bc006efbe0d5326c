// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { ScriptedRouter } from "../../mocks/market/ScriptedRouter.sol";
import { UniswapV2Deployer } from "../../utils/uniswap/UniswapV2Deployer.sol";
import { LivenessMarket } from "./LivenessMarket.sol";

/// @notice A wallet finds the least gas by halving, and gives that or more: at each limit from there on the sell must work.
/// @dev The hardest world: a pool that has never been traded, a seller without any coin, the exchange's share on.
contract GasLimits_Liveness_Test is LivenessMarket {
    uint256 private constant STEP = 1500;

    function setUp() public override {
        super.setUp();
        vm.prank(UniswapV2Deployer.FEE_TO_SETTER);
        exchange.factory.setFeeTo(makeAddr("exchange"));
        _openWith(_params());
    }

    function test_WhenARunIsDue() external {
        _assertNoGap();
    }

    function test_WhenNoneIsDue() external {
        vault.process();
        _assertNoGap();
    }

    function test_WhenTheRunFails() external {
        vm.etch(charity, hex"fe");
        _assertNoGap();
    }

    /// @dev What is left for the sell then is what the run was not given.
    function test_WhenTheRunBurnsAllItsGas() external {
        ScriptedRouter router =
            new ScriptedRouter({ honest: address(exchange.router), wrappedCoin: address(exchange.weth) });
        LiquidityGeneratorTokenParams memory params = _params();
        params.router = address(router);
        vm.prank(carol); // another creator, the same salt
        _openWith(params);
        router.become(ScriptedRouter.Mood.Burning);
        _assertNoGap();
    }

    function test_WhenThereIsPlentyOfGas() external {
        vm.expectCall({
            callee: address(vault),
            msgValue: 0,
            gas: uint64(generator.RUN_GAS()),
            data: abi.encodeCall(vault.processAutomatically, ()),
            count: 1
        });
        assertTrue(_sellsWith(5_000_000), "sell");
    }

    /* HELPERS */

    function _openWith(LiquidityGeneratorTokenParams memory params) private {
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _collect(8 * generator.runThreshold());
        vm.prank(bob);
        token.approve(address(exchange.router), type(uint256).max);
        vault.process();
        _pass(31 minutes);
    }

    function _assertNoGap() private {
        uint256 least = _leastGas();
        for (uint256 gasLimit = least; gasLimit < generator.RUN_GAS() + 2 * least; gasLimit += STEP) {
            assertTrue(_sellsWith(gasLimit), string.concat("sell with ", vm.toString(gasLimit)));
        }
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
        _coolMarket();
        vm.cool(charity);
        vm.cool(bob);
        bytes memory call = abi.encodeCall(
            exchange.router.swapExactTokensForETHSupportingFeeOnTransferTokens,
            (1e18, 0, _path(address(token), address(exchange.weth)), bob, block.timestamp)
        );
        vm.prank(bob);
        (success,) = address(exchange.router).call{ gas: gasLimit }(call);
        vm.revertToState(snapshot);
    }
}
