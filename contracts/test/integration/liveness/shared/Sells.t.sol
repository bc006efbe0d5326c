// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ScriptedReward } from "../../../mocks/market/ScriptedReward.sol";
import { ScriptedRouter } from "../../../mocks/market/ScriptedRouter.sol";
import { UniswapV2Deployer } from "../../../utils/uniswap/UniswapV2Deployer.sol";
import { RewardLivenessMarket } from "./RewardLivenessMarket.sol";
import { SellGas } from "./SellGas.sol";

/// @dev Coin waits for the reward token, too.
abstract contract Sells_Reward_Liveness_Test is RewardLivenessMarket, SellGas {
    ScriptedReward private _reward;
    ScriptedRouter private _router;

    function _arrange() internal override {
        vm.prank(UniswapV2Deployer.FEE_TO_SETTER);
        exchange.factory.setFeeTo(makeAddr("exchange"));
        _reward = new ScriptedReward();
        _adoptReward(_reward);
        _router = new ScriptedRouter({ honest: address(exchange.router), wrappedCoin: address(exchange.weth) });
        Opening memory opening;
        opening.router = address(_router);
        _openWith(opening);
        _bringCoin();
        _prepareSells();
    }

    function test_WhateverTheRouterDoes() external measured {
        for (uint256 mood = 0; mood <= uint256(type(ScriptedRouter.Mood).max); ++mood) {
            _router.become(ScriptedRouter.Mood(mood));
            _assertUsual(string.concat("mood ", vm.toString(mood)));
        }
    }

    function test_WhateverTheRewardTokenDoes() external measured {
        for (uint256 mood = 0; mood <= uint256(type(ScriptedReward.Mood).max); ++mood) {
            _reward.become(ScriptedReward.Mood(mood), address(0));
            _assertUsual(string.concat("mood ", vm.toString(mood)));
        }
        for (uint256 lie = 0; lie <= uint256(type(ScriptedReward.Lie).max); ++lie) {
            _reward.say(ScriptedReward.Lie(lie), address(0));
            _assertUsual(string.concat("lie ", vm.toString(lie)));
        }
    }

    function _cool() internal override {
        _coolMarket();
        vm.cool(bob);
        vm.cool(address(_router));
    }
}
