// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { Market_Test } from "./Market.t.sol";
import { Defaults } from "./utils/Defaults.sol";
import { IV2Pair } from "./utils/uniswap/IV2Pair.sol";

/// @notice A Liquidity Generator token on a market: the first owner has put half of the supply and 1,000 coins into the pair.
abstract contract LiquidityGeneratorMarket_Test is Market_Test {
    uint256 internal constant POOL_COIN = 1000 ether;

    address internal charity = makeAddr("charity");
    address internal firstOwner = makeAddr("firstOwner");

    ILiquidityGeneratorToken internal generator;
    IERC20 internal token;
    ITokenVault internal vault;
    IV2Pair internal pair;

    function setUp() public virtual override {
        super.setUp();

        generator = ILiquidityGeneratorToken(liquidityGeneratorTokenFactory.createToken(_params()));
        token = IERC20(address(generator));
        vault = ITokenVault(generator.vault());
        pair = IV2Pair(generator.pair());
        _addFirstLiquidity({
            token: address(token), from: firstOwner, amount: token.totalSupply() / 2, coin: POOL_COIN
        });
    }

    function _params() internal view virtual returns (LiquidityGeneratorTokenParams memory) {
        return Defaults.liquidityGeneratorToken({
            teamWallet: firstOwner, router: address(exchange.router), charity: charity
        });
    }

    /// @dev The vault has seen the price 31 minutes apart, and may swap.
    function _warmUp() internal {
        vault.process();
        _pass(31 minutes);
    }

    function _pass(uint256 time) internal {
        vm.warp(block.timestamp + time);
        vm.roll(block.number + time / 12 + 1);
    }
}
