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
        _collect(12 * generator.runThreshold());
        vm.deal(address(vault), 1 ether);
        vm.prank(bob);
        token.approve(address(exchange.router), type(uint256).max);
        _warmUp();
    }

    function test_WhenProcessed() external {
        vault.process();
        _assertDone();
    }

    function test_WhenSold() external {
        vm.prank(bob);
        exchange.router
            .swapExactTokensForETHSupportingFeeOnTransferTokens({
                amountIn: 1e18,
                amountOutMin: 0,
                path: _path(address(token), address(exchange.weth)),
                to: bob,
                deadline: block.timestamp
            });
        _assertDone();
    }

    function _assertDone() private view {
        assertGt(exchange.weth.balanceOf(charity), 0, "paid in wrapped coin");
        assertGt(pair.balanceOf(DEAD), 0, "liquidity");
        assertGt(pair.balanceOf(_exchangeWallet), 0, "the exchange's share");
    }
}
