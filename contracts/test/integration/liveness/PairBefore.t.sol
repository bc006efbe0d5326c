// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITaxedToken } from "src/interfaces/ITaxedToken.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { LivenessMarket } from "./LivenessMarket.sol";

contract PairBefore_Liveness_Test is LivenessMarket {
    /// @dev An account that knows the token's address beforehand can make its pair, and put coin there.
    function testFuzz_WhenThePairWasMadeBeforehand(bool isSynced, uint256 gift) external {
        LiquidityGeneratorTokenParams memory params = _params();
        params.salt = keccak256("foreseen");
        address foreseen = liquidityGeneratorTokenFactory.predictToken(address(this), params).token;
        pair = IV2Pair(exchange.factory.createPair(foreseen, address(exchange.weth)));
        _wrapFor(address(pair), bound(gift, 0, 1 ether));

        address created = liquidityGeneratorTokenFactory.createToken(params);
        assertEq(created, foreseen, "token");
        assertEq(ITaxedToken(created).pair(), address(pair), "pair");
        if (isSynced) pair.sync();
        _adopt(created);

        _addFirstLiquidity({ token: foreseen, from: firstOwner, amount: token.totalSupply() / 2, coin: POOL_COIN });
        _collect(4 * _portion());
        _warmUp();
        _assertSwaps("run");
        assertGt(pair.balanceOf(DEAD), 0, "liquidity is made");
        assertGt(charity.balance, 0, "the charity is paid");
        _assertEverythingWorks();
    }
}
