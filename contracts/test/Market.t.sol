// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Base_Test } from "./Base.t.sol";
import { IV2Pair } from "./utils/uniswap/IV2Pair.sol";
import { UniswapV2 } from "./utils/uniswap/UniswapV2.sol";
import { UniswapV2Deployer } from "./utils/uniswap/UniswapV2Deployer.sol";

/// @notice A real Uniswap V2, and what people do on it with a token.
abstract contract Market_Test is Base_Test {
    UniswapV2 internal exchange;

    function setUp() public virtual override {
        super.setUp();
        vm.warp(1_700_000_000); // no chain lives in 1970
        exchange = UniswapV2Deployer.deploy(_poolFee());
    }

    /// @dev Fee of the pools, in ten-thousandths.
    function _poolFee() internal view virtual returns (uint256) {
        return 30;
    }

    /* LIQUIDITY */

    /// @dev Both sides paid straight into the pair by `from`, as the seeder does.
    function _addFirstLiquidity(address token, address from, uint256 amount, uint256 coin) internal {
        IV2Pair pair = IV2Pair(exchange.factory.getPair(token, address(exchange.weth)));
        vm.deal(from, from.balance + coin);
        vm.startPrank(from);
        IERC20(token).transfer(address(pair), amount);
        exchange.weth.deposit{ value: coin }();
        exchange.weth.transfer(address(pair), coin);
        pair.mint(from);
        vm.stopPrank();
    }

    /* TRADES */

    /// @dev The coin is a gift.
    function _buy(address token, address buyer, uint256 coin) internal {
        vm.deal(buyer, buyer.balance + coin);
        vm.prank(buyer);
        exchange.router.swapExactETHForTokensSupportingFeeOnTransferTokens{ value: coin }({
            amountOutMin: 0, path: _path(address(exchange.weth), token), to: buyer, deadline: block.timestamp
        });
    }

    function _sell(address token, address seller, uint256 amount) internal {
        vm.startPrank(seller);
        IERC20(token).approve(address(exchange.router), amount);
        exchange.router
            .swapExactTokensForETHSupportingFeeOnTransferTokens({
                amountIn: amount,
                amountOutMin: 0,
                path: _path(token, address(exchange.weth)),
                to: seller,
                deadline: block.timestamp
            });
        vm.stopPrank();
    }

    function _path(address from, address to) internal pure returns (address[] memory path) {
        return _two(from, to);
    }
}
