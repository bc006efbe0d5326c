// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { TaxedMarket_Test } from "../../TaxedMarket.t.sol";
import { ScriptedRouter } from "../../mocks/market/ScriptedRouter.sol";
import { UniswapV2Deployer } from "../../utils/uniswap/UniswapV2Deployer.sol";
import { VaultMarket } from "../vault/VaultMarket.sol";
import { LivenessMarket } from "./LivenessMarket.sol";
import { SellGas } from "./shared/SellGas.sol";

contract Sells_Liveness_Test is LivenessMarket, SellGas {
    ScriptedRouter private _router;

    function _arrange() internal override(TaxedMarket_Test, VaultMarket) {
        vm.prank(UniswapV2Deployer.FEE_TO_SETTER);
        exchange.factory.setFeeTo(makeAddr("exchange"));
        _router = new ScriptedRouter({ honest: address(exchange.router), wrappedCoin: address(exchange.weth) });
        LiquidityGeneratorTokenParams memory params = _params();
        params.router = address(_router);
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _collect(8 * _portion());
        _warmUp();
        _prepareSells();
    }

    function test_WhateverTheRouterDoes() external measured {
        for (uint256 mood = 0; mood <= uint256(type(ScriptedRouter.Mood).max); ++mood) {
            _router.become(ScriptedRouter.Mood(mood));
            _assertUsual(string.concat("mood ", vm.toString(mood)));
        }
    }

    function test_WhenThePayeeIsHostile() external measured {
        vm.etch(charity, hex"fe");
        _assertUsual("hostile payee");
    }

    function _cool() internal override {
        _coolMarket();
        vm.cool(charity);
        vm.cool(bob);
    }
}
