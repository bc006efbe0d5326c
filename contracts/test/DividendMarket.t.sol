// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { IRewardVault } from "src/interfaces/IRewardVault.sol";
import { Market_Test } from "./Market.t.sol";
import { MockToken } from "./mocks/tokens/MockToken.sol";
import { IV2Pair } from "./utils/uniswap/IV2Pair.sol";

/// @notice A token with dividends on a market: the first owner has put half of the supply and 1,000 coins into the pair. The
/// reward token has a pool of its own, with 10,000 coins.
abstract contract DividendMarket_Test is Market_Test {
    uint256 internal constant POOL_COIN = 1000 ether;
    uint256 internal constant REWARD_POOL_COIN = 10_000 ether;

    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    address internal firstOwner = makeAddr("firstOwner");
    address internal rewardMaker = makeAddr("rewardMaker");

    MockToken internal reward;
    IV2Pair internal rewardPair;
    IDividendToken internal dividendToken;
    IERC20 internal token;
    IRewardVault internal vault;
    IV2Pair internal pair;

    function setUp() public virtual override {
        super.setUp();

        reward = _createReward();
        rewardPair = IV2Pair(exchange.factory.createPair(address(reward), address(exchange.weth)));
        reward.mint(rewardMaker, 1_000_000e18);
        _addFirstLiquidity({ token: address(reward), from: rewardMaker, amount: 1_000_000e18, coin: REWARD_POOL_COIN });
        _adopt(_createToken());
        _addFirstLiquidity({
            token: address(token), from: firstOwner, amount: token.totalSupply() / 2, coin: POOL_COIN
        });
    }

    /* KINDS */

    /// @dev A token of the kind that the test is about.
    function _createToken() internal virtual returns (address);

    function _createReward() internal virtual returns (MockToken) {
        return new MockToken();
    }

    /// @dev From here on the test is about this token.
    function _adopt(address created) internal {
        dividendToken = IDividendToken(created);
        token = IERC20(created);
        vault = IRewardVault(dividendToken.vault());
        pair = IV2Pair(dividendToken.pair());
    }

    /* RUNS */

    /// @dev The vault has seen both prices 31 minutes apart, and may trade.
    function _warmUp() internal {
        vault.process();
        _pass(31 minutes);
    }

    function _pass(uint256 time) internal {
        vm.warp(block.timestamp + time);
        vm.roll(block.number + time / 12 + 1);
    }

    /* COLLECTING */

    /// @dev Taxed transfers of so much, from alice to bob, who is a holder then.
    function _tax(uint256 units) internal {
        vm.prank(firstOwner);
        token.transfer(alice, units);
        vm.prank(alice);
        token.transfer(bob, units);
    }
}
