// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IUniswapV2Router } from "src/interfaces/external/IUniswapV2Router.sol";
import { Errors } from "src/libraries/Errors.sol";
import { AnsweringContract } from "../../../../mocks/AnsweringContract.sol";
import { NamingExchange } from "../../../../mocks/routers/NamingExchange.sol";
import { TaxedFactory } from "./TaxedFactory.sol";

abstract contract Router_Taxed_Test is TaxedFactory {
    bytes4 private constant FACTORY = IUniswapV2Router.factory.selector;
    bytes4 private constant COIN = IUniswapV2Router.WETH.selector;

    AnsweringContract private _router = new AnsweringContract();

    function testFuzz_RevertWhen_RouterHasNoCode(address router) external {
        _expectRouterErrorOf(address(0));
        _expectRouterErrorOf(eve);
        vm.assume(router.code.length == 0 && uint160(router) > 0xffff); // precompiles answer
        _expectRouterErrorOf(router);
    }

    /// @dev Nearly all of them name what has code, if they are filled up with zeros.
    function testFuzz_RevertWhen_AnswerIsShort(uint256 length) external {
        address named = address(bytes20(hex"ab"));
        vm.etch(named, hex"00");
        AnsweringContract.Answer memory answer = _answer(31);
        answer.word = uint160(named);
        _expectRouterErrorAfter(answer);
        answer.length = bound(length, 0, 30);
        _expectRouterErrorAfter(answer);
    }

    /// @dev All of them name what has code, if the upper bits are cut off.
    function testFuzz_RevertWhen_AnswerIsDirty(uint256 dirt) external {
        AnsweringContract.Answer memory answer = _answer(32);
        answer.word = _coin() | 1 << 160;
        _expectRouterErrorAfter(answer);
        answer.word = _coin() | 1 << 255;
        _expectRouterErrorAfter(answer);
        answer.word = _coin() | bound(dirt, 1, type(uint96).max) << 160;
        _expectRouterErrorAfter(answer);
    }

    function testFuzz_RevertWhen_NobodyIsNamed(address named) external {
        AnsweringContract.Answer memory answer = _answer(32);
        answer.word = 0;
        _expectRouterErrorAfter(answer);
        vm.assume(named.code.length == 0);
        answer.word = uint160(named);
        _expectRouterErrorAfter(answer);
    }

    /// @dev Also with what would be a good answer.
    function testFuzz_RevertWhen_RouterReverts(uint256 length) external {
        AnsweringContract.Answer memory answer = _answer(32);
        answer.isRevert = true;
        _expectRouterErrorAfter(answer);
        answer.length = bound(length, 0, 1000);
        _expectRouterErrorAfter(answer);
    }

    function test_RevertWhen_RouterBurnsAllGas() external {
        AnsweringContract.Answer memory answer = _answer(32);
        answer.isBurning = true;
        _expectRouterErrorWithin(FACTORY, answer, 10_000_000);
        _expectRouterErrorWithin(COIN, answer, 10_000_000);
    }

    /// @dev A megabyte costs the router 2.1 million of gas, and would cost its caller the same again to copy.
    function test_RevertWhen_RouterRevertsWithAMegabyte() external {
        AnsweringContract.Answer memory answer = _answer(1_000_000);
        answer.isRevert = true;
        _expectRouterErrorWithin(FACTORY, answer, 3_000_000);
        _expectRouterErrorWithin(COIN, answer, 3_000_000);
    }

    function testFuzz_WhenAnswersAreLonger(uint256 length) external {
        _answerWell();
        _setAnswer(FACTORY, _answer(bound(length, 33, 1000)));
        _setAnswer(COIN, _answer(bound(length, 33, 1000)));
        address pair = _createAs(bob, _paramsWith(address(_router))).pair();
        assertEq(pair, exchange.factory.getPair(_addressOf(bob, _paramsWith(address(_router))), address(exchange.weth)));
    }

    function test_RevertWhen_NoFactoryOfPairsIsNamed() external {
        AnsweringContract.Answer memory answer = _answer(32);
        answer.word = uint160(address(multiSender)); // it does not know the question
        _answerWell();
        _router.setAnswer(FACTORY, answer);
        _expectRevert(_paramsWith(address(_router)), "");
    }

    function test_RevertWhen_ExchangeMakesNoPair() external {
        address router = address(new NamingExchange(address(exchange.weth)));
        bytes memory params = _paramsWith(router);
        _expectRevertOfCreation(params, abi.encodeWithSelector(NamingExchange.NamingExchange_NoPair.selector));

        vm.expectRevert(abi.encodeWithSelector(Errors.TaxedTokenFactory_RouterInvalid.selector, router));
        _predictAs(eve, bob, params);
    }

    /* HELPERS */

    function _coin() private view returns (uint256) {
        return uint160(address(exchange.weth));
    }

    /// @dev The first `length` bytes of an answer that names what has code.
    function _answer(uint256 length) private view returns (AnsweringContract.Answer memory) {
        return AnsweringContract.Answer({ isBurning: false, isRevert: false, length: length, word: _coin() });
    }

    function _answerWell() private {
        _setAnswer(FACTORY, _answer(32));
        _setAnswer(COIN, _answer(32));
        _router.setAnswer(IUniswapV2Router.getAmountsOut.selector, _answer(32));
        _router.setAnswer(IUniswapV2Router.getAmountsIn.selector, _answer(32));
    }

    function _setAnswer(bytes4 question, AnsweringContract.Answer memory answer) private {
        if (question == FACTORY && answer.word == _coin()) answer.word = uint160(address(exchange.factory));
        _router.setAnswer(question, answer);
    }

    function _paramsWith(address router) private view returns (bytes memory) {
        Common memory common = _common();
        common.router = router;
        return _encode(common);
    }

    /// @dev To either question, while the other is answered well.
    function _expectRouterErrorAfter(AnsweringContract.Answer memory answer) private {
        _answerWell();
        _router.setAnswer(FACTORY, answer);
        _expectRouterErrorOf(address(_router));
        _answerWell();
        _router.setAnswer(COIN, answer);
        _expectRouterErrorOf(address(_router));
    }

    function _expectRouterErrorOf(address router) private {
        _expectRevert(
            _paramsWith(router), abi.encodeWithSelector(Errors.TaxedTokenFactory_RouterInvalid.selector, router)
        );
    }

    function _expectRouterErrorWithin(bytes4 question, AnsweringContract.Answer memory answer, uint256 gas) private {
        _answerWell();
        _router.setAnswer(question, answer);
        bytes memory params = _paramsWith(address(_router));
        _expectRouterErrorWithin(_creationCall(params), gas);
        _expectRouterErrorWithin(_predictionCall(bob, params), gas);
    }

    function _expectRouterErrorWithin(bytes memory call, uint256 gas) private {
        (bool isDone, bytes memory answer) = address(_factory()).call{ gas: gas }(call);
        assertFalse(isDone, "refused");
        assertEq(
            answer,
            abi.encodeWithSelector(Errors.TaxedTokenFactory_RouterInvalid.selector, address(_router)),
            "says why"
        );
    }
}
