// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { TaxedMarket_Test } from "./TaxedMarket.t.sol";
import { Defaults } from "./utils/Defaults.sol";

/// @notice A Liquidity Generator token on a market.
abstract contract LiquidityGeneratorMarket_Test is TaxedMarket_Test {
    address internal charity = makeAddr("charity");

    ILiquidityGeneratorToken internal generator;

    function _prepare() internal override { }

    function _createToken() internal override returns (address) {
        return liquidityGeneratorTokenFactory.createToken(_params());
    }

    function _adoptKind(address created) internal override {
        generator = ILiquidityGeneratorToken(created);
    }

    function _params() internal view virtual returns (LiquidityGeneratorTokenParams memory) {
        return Defaults.liquidityGeneratorToken({
            teamWallet: firstOwner, router: address(exchange.router), charity: charity
        });
    }
}
