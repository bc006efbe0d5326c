// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { ITaxedToken } from "src/interfaces/ITaxedToken.sol";
import { Errors } from "src/libraries/Errors.sol";
import { TaxedTokenPrediction } from "src/types/TaxedTokenPrediction.sol";
import { TaxedFactory } from "./TaxedFactory.sol";

abstract contract PredictToken_Taxed_Test is TaxedFactory {
    function testFuzz_WhenParametersAreValid(
        Common memory common,
        uint256[5] memory seeds,
        address creator,
        address other
    ) external {
        bytes memory params = _anyValid(common, seeds);
        vm.assume(creator != address(0));
        TaxedTokenPrediction memory predicted = _predictAs(other, creator, params);
        assertEq(abi.encode(_predictAs(creator, creator, params)), abi.encode(predicted), "for any caller");
        assertEq(predicted.token, _addressOf(creator, params), "token's address by CREATE2");

        _assertCreates(creator, params, predicted);
        assertEq(exchange.factory.getPair(predicted.token, address(exchange.weth)), predicted.pair, "exchange's pair");
    }

    function testFuzz_GivenPairWasMadeBeforehand(Common memory common, uint256[5] memory seeds, address creator)
        external
    {
        bytes memory params = _anyValid(common, seeds);
        vm.assume(creator != address(0));
        TaxedTokenPrediction memory predicted = _predictAs(eve, creator, params);
        vm.prank(eve);
        address made = exchange.factory.createPair(predicted.token, address(exchange.weth));
        assertEq(made, predicted.pair, "pair");
        // A gift lies in it as well. The pair cannot be synced with it before the token is there to answer its balance.
        vm.deal(address(this), 1);
        exchange.weth.deposit{ value: 1 }();
        exchange.weth.transfer(made, 1);
        assertEq(abi.encode(_predictAs(bob, creator, params)), abi.encode(predicted), "as before");

        uint256 pairs = exchange.factory.allPairsLength();
        _assertCreates(creator, params, predicted);
        assertEq(exchange.factory.allPairsLength(), pairs, "no second pair");
    }

    function test_GivenSaltIsUsed() external {
        address token = address(_createAs(bob, _usual()));
        assertEq(_predictAs(eve, bob, _usual()).token, token, "token");
    }

    function test_WhenSent() external {
        uint64 nonce = vm.getNonce(address(_factory()));
        uint64 pairNonce = vm.getNonce(address(exchange.factory));
        vm.startStateDiffRecording();
        TaxedTokenPrediction memory predicted = _predictAs(bob, bob, _usual());
        Vm.AccountAccess[] memory accesses = vm.stopAndReturnStateDiff();

        for (uint256 i = 0; i < accesses.length; ++i) {
            for (uint256 j = 0; j < accesses[i].storageAccesses.length; ++j) {
                Vm.StorageAccess memory access = accesses[i].storageAccesses[j];
                assertTrue(!access.isWrite || access.reverted, "nothing is written for good");
            }
        }
        assertEq(vm.getNonce(address(_factory())), nonce, "factory creates nothing");
        assertEq(vm.getNonce(address(exchange.factory)), pairNonce, "exchange creates nothing");
        assertEq(predicted.token.code.length, 0, "no token");
        assertEq(predicted.vault.code.length, 0, "no vault");
        assertEq(predicted.pair.code.length, 0, "no pair");
        assertEq(exchange.factory.getPair(predicted.token, address(exchange.weth)), address(0), "no pair is known");
        assertEq(exchange.factory.allPairsLength(), 0, "number of pairs");
        assertEq(_factory().countByCreator(bob), 0, "number of tokens");
    }

    function testFuzz_RevertWhen_AnybodyRevealsPair(address caller) external {
        vm.assume(caller != address(_factory()));
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(Errors.TaxedTokenFactory_CallerNotFactory.selector, caller));
        _taxedFactory().revealPair({ router: address(exchange.router), token: carol });
        assertEq(exchange.factory.getPair(carol, address(exchange.weth)), address(0), "no pair");
    }

    /* HELPERS */

    function _anyValid(Common memory common, uint256[5] memory seeds) private returns (bytes memory) {
        Identity memory identity = common.identity;
        identity.name = _text(bound(bytes(identity.name).length, 2, 64));
        identity.symbol = _text(bound(bytes(identity.symbol).length, 2, 32));
        identity.decimals = uint8(bound(identity.decimals, 2, 64));
        identity.totalSupply = bound(identity.totalSupply, _minSupply(), MAX_SUPPLY);
        common.router = address(exchange.router);
        _assumeWallet(identity.teamWallet);
        _assumeWallet(common.payee);
        vm.assume(common.payee.code.length == 0); // the reward token is no payee, and the only contract that is ever drawn
        return _encodeAny(common, seeds);
    }

    function _assumeWallet(address wallet) private view {
        vm.assume(wallet != address(0) && wallet != 0x000000000000000000000000000000000000dEaD);
        vm.assume(wallet != address(_factory()) && _mayBeTeamWallet(wallet));
    }

    function _assertCreates(address creator, bytes memory params, TaxedTokenPrediction memory predicted) private {
        ITaxedToken token = _createAs(creator, params);
        assertEq(address(token), predicted.token, "token");
        assertEq(token.vault(), predicted.vault, "vault");
        assertEq(token.pair(), predicted.pair, "pair");
        assertGt(predicted.vault.code.length, 0, "vault's code");
        assertGt(predicted.pair.code.length, 0, "pair's code");
        assertEq(_factory().tokenOf(creator, _decode(params).identity.salt), predicted.token, "tokenOf");
        _assertIsAsAsked(address(token), params);
    }
}
