// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LivenessMarket } from "./LivenessMarket.sol";

abstract contract Minimum_Liveness_Test is LivenessMarket {
    /// @dev Quote, less the tax, less a quarter of a percent: what a page suggests to a careful seller. In the same block
    /// the vault sells for him, before him.
    function testFuzz_WhenARunHappensBeforeASell(uint256 amount, uint256 collected) external {
        // Fees are rounded down each: one unit more than it takes.
        collected = bound(collected, generator.runThreshold() + 1, 10 * generator.runThreshold());
        amount = bound(amount, 1e18, token.totalSupply() / 100);
        _collect(collected);
        vm.prank(firstOwner);
        token.transfer(eve, amount);
        _warmUp();

        uint256 taxed = amount - amount * 800 / 10_000;
        uint256 quote = exchange.router.getAmountsOut(taxed, _path(address(token), address(exchange.weth)))[1];
        vm.startPrank(eve);
        token.approve(address(exchange.router), amount);
        exchange.router
            .swapExactTokensForETHSupportingFeeOnTransferTokens({
                amountIn: amount,
                amountOutMin: quote - quote * 25 / 10_000,
                path: _path(address(token), address(exchange.weth)),
                to: eve,
                deadline: block.timestamp
            });
        vm.stopPrank();

        assertGt(pair.balanceOf(DEAD), 0, "a run happened");
        assertGe(eve.balance, quote - quote * 25 / 10_000, "her minimum");
    }
}

contract Minimum_Liveness_30_Test is Minimum_Liveness_Test { }

contract Minimum_Liveness_25_Test is Minimum_Liveness_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract Minimum_Liveness_10_Test is Minimum_Liveness_Test {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}
