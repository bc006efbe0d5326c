// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { ITaxedToken } from "src/interfaces/ITaxedToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { AnsweringContract } from "../../../../mocks/AnsweringContract.sol";
import { EmptyPair } from "../../../../mocks/routers/EmptyPair.sol";
import { NamingExchange } from "../../../../mocks/routers/NamingExchange.sol";
import { MockToken } from "../../../../mocks/tokens/MockToken.sol";
import { DividendFactory } from "./DividendFactory.sol";

abstract contract RewardToken_Dividend_Test is DividendFactory {
    AnsweringContract private _answering = new AnsweringContract();

    function testFuzz_RevertWhen_RewardTokenHasNoCode(address rewardToken) external {
        _expectInvalid(address(0));
        _expectInvalid(eve); // a person's account
        vm.assume(rewardToken.code.length == 0 && uint160(rewardToken) > 0xffff); // precompiles answer
        _expectInvalid(rewardToken);
    }

    function testFuzz_RevertWhen_DecimalsAreNotTold(uint256 length) external {
        _expectInvalid(address(multiSender)); // it does not know the question
        _expectInvalid(address(new AnsweringContract())); // it says nothing to any
        _expectInvalidAfter(_answer(18, 31));
        _expectInvalidAfter(_answer(18, bound(length, 0, 30)));
    }

    /// @dev Also with what would be a good answer.
    function testFuzz_RevertWhen_RewardTokenReverts(uint256 length) external {
        AnsweringContract.Answer memory answer = _answer(18, 32);
        answer.isRevert = true;
        _expectInvalidAfter(answer);
        answer.length = bound(length, 0, 1000);
        _expectInvalidAfter(answer);
    }

    function test_RevertWhen_RewardTokenBurnsAllGas() external {
        AnsweringContract.Answer memory answer = _answer(18, 32);
        answer.isBurning = true;
        _expectInvalidWithin(answer, 10_000_000);
    }

    /// @dev A megabyte costs the token 2.1 million of gas, and would cost its caller the same again to copy.
    function test_RevertWhen_RewardTokenRevertsWithAMegabyte() external {
        AnsweringContract.Answer memory answer = _answer(18, 1_000_000);
        answer.isRevert = true;
        _expectInvalidWithin(answer, 3_000_000);
    }

    function test_WhenAnswerIsAMegabyte() external {
        uint256 before = gasleft();
        _createAs(eve, _usual());
        uint256 usual = before - gasleft();

        bytes memory params = _paramsAfter(_answer(18, 1_000_000));
        before = gasleft();
        _assertCreates(params);
        assertLt(before - gasleft(), usual + 3_000_000, "gas");
    }

    function testFuzz_RevertWhen_DecimalsAreTooMany(uint256 decimals) external {
        uint256[6] memory many = [31, 255, 256, 2 ** 160, 2 ** 255, type(uint256).max];
        for (uint256 i = 0; i < many.length; ++i) {
            _expectTooManyDecimals(many[i]);
        }
        _expectTooManyDecimals(bound(decimals, 32, type(uint256).max - 1));
    }

    function testFuzz_WhenDecimalsAreWithinBounds(uint256 decimals) external {
        _assertCreates(_paramsAfter(_answer(0, 32)));
        _assertCreates(_paramsAfter(_answer(30, 32)));
        _assertCreates(_paramsAfter(_answer(bound(decimals, 1, 29), 32)));
    }

    function test_RevertWhen_RewardTokenIsTheWrappedCoin() external {
        _expectInvalid(address(exchange.weth));
    }

    /// @dev It is the router's own wrapped coin that counts, and no list of coins.
    function test_WhenRouterHasAnotherWrappedCoin() external {
        address coin = address(new MockToken());
        NamingExchange naming = new NamingExchange(coin);
        naming.setPair({ pair: address(new EmptyPair()), isMade: false });
        Common memory common = _common();
        common.router = address(naming);

        reward = coin;
        _expectRevert(_encode(common), _invalid(coin));
        reward = address(exchange.weth);
        assertEq(IDividendToken(address(_createAs(bob, _encode(common)))).rewardToken(), reward, "reward token");
    }

    /// @dev The reward token is a part of what the address is a hash over, so only another token can be there one day.
    function test_RevertWhen_RewardTokenIsPredictedOnly() external {
        address predicted = _predictAs(bob, bob, _usual()).token;
        _expectInvalid(predicted);
    }

    function test_GivenRewardTokenIsATokenOfThisKind() external {
        bytes memory usual = _usual();
        ITaxedToken first = _createAs(eve, usual);
        reward = address(first);
        _assertCreates(_usual());
    }

    /* HELPERS */

    /// @dev The first `length` bytes of an answer.
    function _answer(uint256 decimals, uint256 length) private pure returns (AnsweringContract.Answer memory) {
        return AnsweringContract.Answer({ isBurning: false, isRevert: false, length: length, word: decimals });
    }

    /// @dev With a reward token that answers so when it is asked for its decimals.
    function _paramsAfter(AnsweringContract.Answer memory answer) private returns (bytes memory) {
        _answering.setAnswer(IERC20.decimals.selector, answer);
        reward = address(_answering);
        Common memory common = _common();
        common.identity.salt = keccak256(abi.encode(answer));
        return _encode(common);
    }

    function _invalid(address rewardToken) private pure returns (bytes memory) {
        return abi.encodeWithSelector(Errors.DividendTokenFactory_RewardTokenInvalid.selector, rewardToken);
    }

    function _expectInvalid(address rewardToken) private {
        reward = rewardToken;
        _expectRevert(_usual(), _invalid(rewardToken));
    }

    function _expectInvalidAfter(AnsweringContract.Answer memory answer) private {
        _expectRevert(_paramsAfter(answer), _invalid(address(_answering)));
    }

    function _expectInvalidWithin(AnsweringContract.Answer memory answer, uint256 gas) private {
        bytes memory params = _paramsAfter(answer);
        _expectInvalidWithin(_creationCall(params), gas);
        _expectInvalidWithin(_predictionCall(bob, params), gas);
    }

    function _expectInvalidWithin(bytes memory call, uint256 gas) private {
        (bool isDone, bytes memory answer) = address(_factory()).call{ gas: gas }(call);
        assertFalse(isDone, "refused");
        assertEq(answer, _invalid(address(_answering)), "says why");
    }

    function _expectTooManyDecimals(uint256 decimals) private {
        bytes4 selector = Errors.DividendTokenFactory_RewardDecimalsTooHigh.selector;
        bytes memory error = abi.encodeWithSelector(selector, address(_answering), decimals, 30);
        _expectRevert(_paramsAfter(_answer(decimals, 32)), error);
    }

    /// @dev Unless a number was tried before.
    function _assertCreates(bytes memory params) private {
        address token = _addressOf(bob, params);
        if (token.code.length == 0) assertEq(address(_createAs(bob, params)), token, "token");
        _assertIsAsAsked(token, params);
    }
}
