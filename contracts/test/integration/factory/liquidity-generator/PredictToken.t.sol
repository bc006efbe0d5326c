// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { Errors } from "src/libraries/Errors.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { TaxedTokenPrediction } from "src/types/TaxedTokenPrediction.sol";
import { LiquidityGeneratorFactory } from "./LiquidityGeneratorFactory.sol";

contract PredictToken_LiquidityGeneratorTokenFactory_Test is LiquidityGeneratorFactory {
    function testFuzz_WhenParametersAreValid(
        LiquidityGeneratorTokenParams memory params,
        address creator,
        address other
    ) external {
        _bound(params);
        vm.assume(creator != address(0));
        TaxedTokenPrediction memory predicted = _predictAs(other, creator, params);
        assertEq(abi.encode(_predictAs(creator, creator, params)), abi.encode(predicted), "whoever asks");
        assertEq(predicted.token, _addressOf(creator, params), "token's address by CREATE2");

        _assertCreates(creator, params, predicted);
        assertEq(exchange.factory.getPair(predicted.token, address(exchange.weth)), predicted.pair, "exchange's pair");
    }

    function testFuzz_GivenPairWasMadeBeforehand(LiquidityGeneratorTokenParams memory params, address creator)
        external
    {
        _bound(params);
        vm.assume(creator != address(0));
        TaxedTokenPrediction memory predicted = _predictAs(eve, creator, params);
        vm.prank(eve);
        address made = exchange.factory.createPair(predicted.token, address(exchange.weth));
        assertEq(made, predicted.pair, "pair");
        // A gift lies in it as well. It cannot be told to the pair before the token is there to be asked for its balance.
        vm.deal(address(this), 1);
        exchange.weth.deposit{ value: 1 }();
        exchange.weth.transfer(made, 1);
        assertEq(abi.encode(_predictAs(bob, creator, params)), abi.encode(predicted), "as before");

        uint256 pairs = exchange.factory.allPairsLength();
        _assertCreates(creator, params, predicted);
        assertEq(exchange.factory.allPairsLength(), pairs, "no second pair");
    }

    function test_GivenSaltIsUsed() external {
        address token = address(_createAs(bob, _params()));
        assertEq(_predictAs(eve, bob, _params()).token, token, "token");
    }

    function test_WhenSent() external {
        uint64 nonce = vm.getNonce(address(liquidityGeneratorTokenFactory));
        uint64 pairNonce = vm.getNonce(address(exchange.factory));
        vm.startStateDiffRecording();
        TaxedTokenPrediction memory predicted = _predictAs(bob, bob, _params());
        Vm.AccountAccess[] memory accesses = vm.stopAndReturnStateDiff();

        for (uint256 i = 0; i < accesses.length; ++i) {
            for (uint256 j = 0; j < accesses[i].storageAccesses.length; ++j) {
                Vm.StorageAccess memory access = accesses[i].storageAccesses[j];
                assertTrue(!access.isWrite || access.reverted, "nothing is written for good");
            }
        }
        assertEq(vm.getNonce(address(liquidityGeneratorTokenFactory)), nonce, "factory creates nothing");
        assertEq(vm.getNonce(address(exchange.factory)), pairNonce, "exchange creates nothing");
        assertEq(predicted.token.code.length, 0, "no token");
        assertEq(predicted.vault.code.length, 0, "no vault");
        assertEq(predicted.pair.code.length, 0, "no pair");
        assertEq(exchange.factory.getPair(predicted.token, address(exchange.weth)), address(0), "no pair is known");
        assertEq(exchange.factory.allPairsLength(), 0, "number of pairs");
        assertEq(liquidityGeneratorTokenFactory.countByCreator(bob), 0, "number of tokens");
    }

    function testFuzz_RevertWhen_AnybodyRevealsPair(address caller) external {
        vm.assume(caller != address(liquidityGeneratorTokenFactory));
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(Errors.TaxedTokenFactory_CallerNotFactory.selector, caller));
        liquidityGeneratorTokenFactory.revealPair({ router: address(exchange.router), token: carol });
        assertEq(exchange.factory.getPair(carol, address(exchange.weth)), address(0), "no pair");
    }

    /* HELPERS */

    function _bound(LiquidityGeneratorTokenParams memory params) private view {
        params.router = address(exchange.router);
        params.name = _text(bound(bytes(params.name).length, 2, 64));
        params.symbol = _text(bound(bytes(params.symbol).length, 2, 32));
        params.decimals = uint8(bound(params.decimals, 2, 64));
        params.totalSupply = bound(params.totalSupply, 1, MAX_SUPPLY);
        params.taxFeeBps = uint16(bound(params.taxFeeBps, 0, 800));
        params.liquidityFeeBps = uint16(bound(params.liquidityFeeBps, 0, 800));
        params.charityBps = params.charityAddress == address(0) ? 0 : uint16(bound(params.charityBps, 100, 900));
        _assumeWallet(params.teamWallet);
        _assumeWallet(params.charityAddress);
        vm.assume(params.teamWallet != address(0));
    }

    function _assumeWallet(address wallet) private view {
        vm.assume(wallet != 0x000000000000000000000000000000000000dEaD);
        vm.assume(wallet != address(exchange.router) && wallet != address(liquidityGeneratorTokenFactory));
    }

    function _predictAs(address caller, address creator, LiquidityGeneratorTokenParams memory params)
        private
        returns (TaxedTokenPrediction memory)
    {
        vm.prank(caller);
        return liquidityGeneratorTokenFactory.predictToken(creator, params);
    }

    function _assertCreates(
        address creator,
        LiquidityGeneratorTokenParams memory params,
        TaxedTokenPrediction memory predicted
    ) private {
        ILiquidityGeneratorToken token = _createAs(creator, params);
        assertEq(address(token), predicted.token, "token");
        assertEq(token.vault(), predicted.vault, "vault");
        assertEq(token.pair(), predicted.pair, "pair");
        assertGt(predicted.vault.code.length, 0, "vault's code");
        assertGt(predicted.pair.code.length, 0, "pair's code");
        assertEq(liquidityGeneratorTokenFactory.tokenOf(creator, params.salt), predicted.token, "tokenOf");
    }
}
