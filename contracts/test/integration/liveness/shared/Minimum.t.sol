// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RewardLivenessMarket } from "./RewardLivenessMarket.sol";

abstract contract Minimum_Reward_Liveness_Test is RewardLivenessMarket {
    function _arrange() internal override { }

    /// @dev Quote, less the tax, less a quarter of a percent: what a page suggests to a careful seller. In the same
    /// block the vault sells for him, before him.
    function testFuzz_WhenAFirstStepHappensBeforeASell(uint256 amount, uint256 collected) external {
        // Fees are rounded down each: a few units more than it takes.
        collected = bound(collected, dividendToken.runThreshold() + 10, 10 * dividendToken.runThreshold());
        _collect(collected);
        _warmUp();
        _assertMinimum(amount, 25);
        assertGt(pair.balanceOf(DEAD), 0, "a first step happened");
    }

    /// @dev The second step trades in another pair: the quote is exact.
    function testFuzz_WhenASecondStepHappensBeforeASell(uint256 amount) external {
        _bringCoin();
        uint256 coin = rewardVault.pendingReward().dividendsCoin;
        _assertMinimum(amount, 0);
        assertLt(rewardVault.pendingReward().dividendsCoin, coin, "a second step happened");
    }

    function _assertMinimum(uint256 amount, uint256 bps) private {
        amount = bound(amount, 1e18, token.totalSupply() / 100);
        vm.prank(firstOwner);
        token.transfer(eve, amount);
        _pass(1);

        uint256 taxed = amount - _fees(amount);
        uint256 quote = exchange.router.getAmountsOut(taxed, _path(address(token), address(exchange.weth)))[1];
        uint256 minimum = quote - quote * bps / 10_000;
        vm.startPrank(eve);
        token.approve(address(exchange.router), amount);
        exchange.router
            .swapExactTokensForETHSupportingFeeOnTransferTokens({
                amountIn: amount,
                amountOutMin: minimum,
                path: _path(address(token), address(exchange.weth)),
                to: eve,
                deadline: block.timestamp
            });
        vm.stopPrank();
        assertGe(eve.balance, minimum, "her minimum");
    }

    function _fees(uint256 amount) private pure returns (uint256) {
        (uint256 all,) = _feeBps();
        return amount * all / 10_000;
    }
}
