// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { IRewardVault } from "src/interfaces/IRewardVault.sol";
import { MockToken } from "./mocks/tokens/MockToken.sol";
import { TaxedMarket_Test } from "./TaxedMarket.t.sol";
import { IV2Pair } from "./utils/uniswap/IV2Pair.sol";

/// @notice A token with dividends on a market. The reward token has a pool of its own, with 10,000 coins.
abstract contract DividendMarket_Test is TaxedMarket_Test {
    uint256 internal constant REWARD_POOL_COIN = 10_000 ether;

    address internal rewardMaker = makeAddr("rewardMaker");

    MockToken internal reward;
    IV2Pair internal rewardPair;
    IDividendToken internal dividendToken;

    /// @dev The token's {vault}, with what it does about the reward.
    IRewardVault internal rewardVault;

    /* KINDS */

    function _prepare() internal override {
        reward = _createReward();
        rewardPair = IV2Pair(exchange.factory.createPair(address(reward), address(exchange.weth)));
        reward.mint(rewardMaker, 1_000_000e18);
        _addFirstLiquidity({ token: address(reward), from: rewardMaker, amount: 1_000_000e18, coin: REWARD_POOL_COIN });
    }

    function _createReward() internal virtual returns (MockToken) {
        return new MockToken();
    }

    function _adoptKind(address created) internal override {
        dividendToken = IDividendToken(created);
        rewardVault = IRewardVault(dividendToken.vault());
    }
}
