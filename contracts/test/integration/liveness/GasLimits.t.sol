// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { TaxedMarket_Test } from "../../TaxedMarket.t.sol";
import { ScriptedRouter } from "../../mocks/market/ScriptedRouter.sol";
import { UniswapV2Deployer } from "../../utils/uniswap/UniswapV2Deployer.sol";
import { VaultMarket } from "../vault/VaultMarket.sol";
import { LivenessMarket } from "./LivenessMarket.sol";
import { SellGas } from "./shared/SellGas.sol";

/// @notice A wallet finds the least gas by halving, and gives that or more: at each limit from there on the sell must work.
/// @dev The hardest case: a pool that has never been traded, a seller without any coin, the exchange's share on.
contract GasLimits_Liveness_Test is LivenessMarket, SellGas {
    uint256 private constant STEP = 1500;

    function _arrange() internal override(TaxedMarket_Test, VaultMarket) {
        vm.prank(UniswapV2Deployer.FEE_TO_SETTER);
        exchange.factory.setFeeTo(makeAddr("exchange"));
        _openWith(_params());
        route = _path(address(token), address(exchange.weth));
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
        route[0] = address(token);
        router.become(ScriptedRouter.Mood.Burning);
        _assertNoGap();

        _addPairs(3);
        _assertNoGap();
    }

    /// @dev Sellers do not pay for tries that cannot succeed.
    function test_WhenTheRunIsAnOrdinaryOne() external {
        assertTrue(_sellOnceWith(5_000_000), "the first run of all");
        _pass(vault.PAUSE());
        uint256 runs;
        for (uint256 gasLimit = 300_000; gasLimit < 900_000; gasLimit += 4 * STEP) {
            uint256 snapshot = vm.snapshotState();
            vm.recordLogs();
            assertTrue(_sellOnceWith(gasLimit), "sell");
            Report memory report = _report();
            assertEq(report.skips, 0, string.concat("tries in vain with ", vm.toString(gasLimit)));
            runs += report.runs;
            vm.revertToState(snapshot);
        }
        assertGt(runs, 10, "runs");
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
        uint256 step = STEP * _gridStep(4);
        for (uint256 gasLimit = least; gasLimit < generator.RUN_GAS() + 2 * least; gasLimit += step) {
            assertTrue(_sellsWith(gasLimit), string.concat("sell with ", vm.toString(gasLimit)));
        }
    }

    function _cool() internal override {
        _coolMarket();
        vm.cool(charity);
        vm.cool(bob);
    }
}
