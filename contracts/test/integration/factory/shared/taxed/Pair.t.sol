// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IUniswapV2Pair } from "src/interfaces/external/IUniswapV2Pair.sol";
import { IUniswapV2Router } from "src/interfaces/external/IUniswapV2Router.sol";
import { Errors } from "src/libraries/Errors.sol";
import { AnsweringContract } from "../../../../mocks/AnsweringContract.sol";
import { NamingExchange } from "../../../../mocks/routers/NamingExchange.sol";
import { TaxedFactory } from "./TaxedFactory.sol";

/// @notice What a vault asks its pair and its router for later is asked once at creation.
abstract contract Pair_Taxed_Test is TaxedFactory {
    bytes4[4] private _questions = [
        IUniswapV2Pair.getReserves.selector,
        IUniswapV2Pair.price0CumulativeLast.selector,
        IUniswapV2Pair.price1CumulativeLast.selector,
        IUniswapV2Pair.totalSupply.selector
    ];

    AnsweringContract private _pair;
    NamingExchange private _exchange;

    /// @dev An exchange that names a pair which answers everything.
    modifier givenAPair() {
        _pair = new AnsweringContract();
        for (uint256 i = 0; i < _questions.length; ++i) {
            _pair.setAnswer(_questions[i], _answer(i == 0 ? 96 : 32));
        }
        _exchange = new NamingExchange(address(exchange.weth));
        _exchange.setPair({ pair: address(_pair), isMade: false });
        _;
    }

    function test_WhenPairAnswersEverything() external givenAPair {
        assertEq(_createAs(bob, _params(address(_exchange))).pair(), address(_pair), "pair");
    }

    /// @dev As the pairs of Camelot, which have no price sums.
    function test_RevertWhen_PairDoesNotKnowAQuestion() external givenAPair {
        for (uint256 i = 0; i < _questions.length; ++i) {
            _pair.setAnswer(_questions[i], _answer(i == 0 ? 95 : 31));
            _expectPairError();
            _pair.setAnswer(_questions[i], _answer(0));
            _expectPairError();
            AnsweringContract.Answer memory refusal = _answer(96);
            refusal.isRevert = true;
            _pair.setAnswer(_questions[i], refusal);
            _expectPairError();
            _pair.setAnswer(_questions[i], _answer(i == 0 ? 96 : 32));
        }
    }

    function test_RevertWhen_PairHasNoCode() external givenAPair {
        _exchange.setPair({ pair: carol, isMade: true });
        _expectRevertOfCreation(
            _params(address(_exchange)),
            abi.encodeWithSelector(Errors.TaxedTokenFactory_PairUnsupported.selector, carol)
        );
    }

    /// @dev An honest router has no quote for an empty pool, and says so: that is an answer.
    function test_RevertWhen_RouterKnowsNoQuote() external {
        AnsweringContract router = new AnsweringContract();
        bytes4[2] memory quotes = [IUniswapV2Router.getAmountsOut.selector, IUniswapV2Router.getAmountsIn.selector];
        AnsweringContract.Answer memory named = _answer(32);
        named.word = uint160(address(exchange.factory));
        router.setAnswer(IUniswapV2Router.factory.selector, named);
        named.word = uint160(address(exchange.weth));
        router.setAnswer(IUniswapV2Router.WETH.selector, named);
        AnsweringContract.Answer memory refusal = _answer(4);
        refusal.isRevert = true;

        for (uint256 i = 0; i < 2; ++i) {
            router.setAnswer(quotes[i], _answer(0));
            router.setAnswer(quotes[1 - i], refusal);
            _expectRevertOfCreation(
                _params(address(router)),
                abi.encodeWithSelector(Errors.TaxedTokenFactory_RouterInvalid.selector, address(router))
            );
        }
        router.setAnswer(quotes[0], refusal);
        router.setAnswer(quotes[1], refusal);
        assertTrue(_createAs(bob, _params(address(router))).pair() != address(0), "both refused with a reason");
    }

    /* HELPERS */

    function _answer(uint256 length) private pure returns (AnsweringContract.Answer memory) {
        return AnsweringContract.Answer({ isBurning: false, isRevert: false, length: length, word: 0 });
    }

    function _params(address router) private view returns (bytes memory) {
        Common memory common = _common();
        common.router = router;
        return _encode(common);
    }

    function _expectPairError() private {
        _expectRevertOfCreation(
            _params(address(_exchange)),
            abi.encodeWithSelector(Errors.TaxedTokenFactory_PairUnsupported.selector, address(_pair))
        );
    }
}
