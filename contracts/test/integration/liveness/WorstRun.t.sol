// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { BurningRecipient } from "../../mocks/recipients/BurningRecipient.sol";
import { UniswapV2Deployer } from "../../utils/uniswap/UniswapV2Deployer.sol";
import { LivenessMarket } from "./LivenessMarket.sol";

/// @notice The run that needs most: the first of all, on a pool never traded, the exchange's share on, coin to wrap, and a
/// payee that burns what it gets and has never had wrapped coin.
contract WorstRun_Liveness_Test is LivenessMarket {
    address private _exchangeWallet = makeAddr("exchange");

    function _arrange() internal override {
        vm.prank(UniswapV2Deployer.FEE_TO_SETTER);
        exchange.factory.setFeeTo(_exchangeWallet);
        LiquidityGeneratorTokenParams memory params = _params();
        charity = address(new BurningRecipient());
        params.charityAddress = charity;
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        // Trades in one second leave the sums at nothing, and a growth for the exchange to share in.
        _buy(address(token), carol, 1 ether);
        _collect(12 * _portion());
        vm.deal(address(vault), 1 ether);
        _warmUp();
    }

    /// @dev A part of a run that fails with {AMPLE_GAS} has failed by itself: an honest one must be far from that.
    function test_WhenProcessed() external {
        uint256 least = _leastGas();
        emit log_named_uint("least gas", least);
        assertLt(least, 500_000, "least gas");
        _processWith(least);
        _assertDone();
    }

    /// @dev By halving.
    function _leastGas() private returns (uint256 enough) {
        uint256 little = 21_000;
        enough = AMPLE_GAS;
        while (enough - little > 1) {
            uint256 middle = (enough + little) / 2;
            if (_runsWith(middle)) enough = middle;
            else little = middle;
        }
    }

    function _runsWith(uint256 gasLimit) private returns (bool success) {
        uint256 snapshot = vm.snapshotState();
        _coolMarket();
        vm.cool(charity);
        vm.prank(eve);
        (success,) = address(vault).call{ gas: gasLimit }(abi.encodeCall(vault.process, ()));
        assertEq(pair.balanceOf(DEAD) > 0, success, "a run, or nothing");
        vm.revertToStateAndDelete(snapshot);
    }

    function _assertDone() private view {
        assertGt(exchange.weth.balanceOf(charity), 0, "paid in wrapped coin");
        assertGt(pair.balanceOf(DEAD), 0, "liquidity");
        assertGt(pair.balanceOf(_exchangeWallet), 0, "the exchange's share");
    }
}
