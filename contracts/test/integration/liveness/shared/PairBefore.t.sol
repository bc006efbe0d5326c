// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";
import { RewardLivenessMarket } from "./RewardLivenessMarket.sol";

abstract contract PairBefore_Reward_Liveness_Test is RewardLivenessMarket {
    function _arrange() internal override { }

    /// @dev An account that knows the token's address beforehand can make its pair, and put coin there.
    function testFuzz_WhenThePairWasMadeBeforehand(bool isSynced, uint256 gift) external {
        Opening memory opening;
        opening.salt = keccak256("foreseen");
        address foreseen = _predict(opening);
        address made = exchange.factory.createPair(foreseen, address(exchange.weth));
        _wrapFor(made, bound(gift, 0, 1 ether));

        _adopt(_create(opening));
        assertEq(address(token), foreseen, "token");
        assertEq(address(pair), made, "pair");
        if (isSynced) IV2Pair(made).sync();

        _addFirstLiquidity({ token: foreseen, from: firstOwner, amount: token.totalSupply() / 2, coin: POOL_COIN });
        _bringCoin();
        assertGt(pair.balanceOf(DEAD), 0, "liquidity is made");
        assertEq(_process().purchases, 1, "the reward token is bought");
        _assertEverythingWorks();
    }
}
