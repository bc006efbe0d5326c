// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { AnsweringToken } from "../../../mocks/tokens/AnsweringToken.sol";
import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { HalfSilentToken } from "../../../mocks/tokens/HalfSilentToken.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { ERC20Route } from "./ERC20Route.sol";

/// @notice Everything a token may answer. The others in each list are answered the word 1: what is left of it in memory must
/// not complete another answer.
abstract contract Answers_Shared_Test is ERC20Route {
    /// @dev More than two groups of any size up to 16, and a rest.
    uint256 private constant LENGTH = 35;

    /// @dev Kinds of answers that are no yes.
    uint256 private constant KINDS = 7;

    AnsweringToken private _answering;

    constructor() {
        _answering = new AnsweringToken();
        token = BlocklistToken(address(_answering));
    }

    function testFuzz_RevertWhen_AnswerIsNoYes(bool isEqual, bool isMove, uint8 kind, uint256 word, uint256 index)
        external
    {
        AnsweringToken.Answer memory answer = _noYes(kind, word);
        answer.isMove = isMove;
        _expectFailure(answer, bound(index, 0, LENGTH - 1), isEqual);
    }

    function testFuzz_WhenAnswerIsNoYes(bool isEqual, uint8 kind, uint256 word, uint256 index) external {
        index = bound(index, 0, LENGTH - 1);
        address[] memory recipients = _strangers(1, LENGTH);
        _answering.setAnswer(recipients[index], _noYes(kind, word));
        Order memory order = _orderOf(recipients, true, isEqual);

        if (_isPull()) {
            _expectSkip(order, recipients, index, isEqual);
        } else {
            _expectRevert(order, _error(Errors.MultiSender_AnswerUnclear.selector, index, recipients[index]));
        }
    }

    function testFuzz_RevertWhen_AmountMovesWithoutYes(bool isEqual, uint8 kind, uint256 word, uint256 index) external {
        index = bound(index, 0, LENGTH - 1);
        address[] memory recipients = _strangers(1, LENGTH);
        AnsweringToken.Answer memory answer = _noYes(kind, word);
        answer.isMove = true;
        _answering.setAnswer(recipients[index], answer);

        _expectRevert(
            _orderOf(recipients, true, isEqual),
            _isPull()
                ? _error(Errors.MultiSender_BalanceMismatch.selector, address(token), _amountAt(index, isEqual), 0)
                : _error(Errors.MultiSender_AnswerUnclear.selector, index, recipients[index])
        );
    }

    function testFuzz_WhenAnswersAreNoYes(bool isEqual, uint256 word) external {
        address[] memory recipients = _strangers(1, KINDS);
        for (uint8 i = 0; i < KINDS; ++i) {
            _answering.setAnswer(recipients[i], _noYes(i, word));
        }
        Order memory order = _orderOf(recipients, false, isEqual);
        _expectRevert(order, _error(Errors.MultiSender_RecipientFailed.selector, 0, recipients[0]));

        order.isSkip = true;
        if (!_isPull()) {
            _expectRevert(order, _error(Errors.MultiSender_AnswerUnclear.selector, 0, recipients[0]));
            return;
        }
        uint256 before = token.balanceOf(sender);
        assertEq(_send(order), KINDS, "number of unpaid");
        assertEq(token.balanceOf(sender) - before, order.total, "sender");
    }

    /// @dev A revert with the word 1 reads like a yes.
    function testFuzz_WhenTokenRevertsWithWord(bool isEqual, uint8 kind, uint256 word, uint256 index) external {
        index = bound(index, 0, LENGTH - 1);
        AnsweringToken.Answer memory answer = kind % 4 == 0
            ? _noYes(kind / 4, word)
            : AnsweringToken.Answer({ isMove: false, isRevert: true, length: 32 * (kind % 4 - 1), word: 1 });
        answer.isRevert = true;
        _expectFailure(answer, index, isEqual);

        address[] memory recipients = _strangers(index, LENGTH);
        _answering.setAnswer(recipients[index], answer);
        _expectSkip(_orderOf(recipients, true, isEqual), recipients, index, isEqual);
    }

    function testFuzz_WhenAnswerIsYesAndMore(uint256 length, bool isSkip, bool isEqual) external {
        length = bound(length, 32, 1000);
        _answering.setAnswer(bob, AnsweringToken.Answer({ isMove: true, isRevert: false, length: length, word: 1 }));

        assertEq(_send(_orderOf(_three(alice, bob, carol), isSkip, isEqual)), 0, "number of unpaid");

        assertEq(token.balanceOf(bob), _amountAt(1, isEqual), "bob");
        assertEq(token.balanceOf(carol), _amountAt(2, isEqual), "carol");
    }

    /// @dev Silence right after a yes, and a yes right after silence.
    function testFuzz_WhenTokenIsSilent(bool isSkip, bool isEqual) external {
        AnsweringToken.Answer memory silence =
            AnsweringToken.Answer({ isMove: true, isRevert: false, length: 0, word: 0 });
        _answering.setAnswer(bob, silence);
        assertEq(_send(_orderOf(_three(alice, bob, carol), isSkip, isEqual)), 0, "for one");
        assertEq(token.balanceOf(bob), _amountAt(1, isEqual), "bob");

        for (uint256 i = 0; i < 2; ++i) {
            token = BlocklistToken(address(new HalfSilentToken(i == 0)));
            assertEq(_send(_orderOf(_three(alice, bob, carol), isSkip, isEqual)), 0, "for one kind of transfer");
            assertEq(token.balanceOf(carol), _amountAt(2, isEqual), "carol");
            assertEq(token.balanceOf(sender), 0, "sender");
        }
    }

    /// @dev The gas is what the token takes itself, what the next one is promised, and less than one copy.
    function testFuzz_WhenTokenAnswersMegabyte(bool isSkip, bool isRevert) external {
        isSkip = isSkip || isRevert;
        _answering.setAnswer(
            bob, AnsweringToken.Answer({ isMove: !isRevert, isRevert: isRevert, length: 1_000_000, word: 1 })
        );
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, false);
        order.gasCap = 2_500_000;
        _fund(sender, order.total);
        bytes memory call = _encode(order);

        vm.prank(sender);
        (bool success,) = address(multiSender).call{ gas: isSkip ? 5_500_000 : 3_500_000 }(call);

        assertTrue(success, "success");
        assertEq(token.balanceOf(bob), isRevert ? 0 : 2 * Defaults.UNIT, "bob");
        assertEq(token.balanceOf(carol), 3 * Defaults.UNIT, "carol");
    }

    /* PARTS */

    /// @dev Zero, another word, one that ends like a yes, part of a word that a yes left in memory would complete, and more
    /// than a word.
    function _noYes(uint8 kind, uint256 word) private pure returns (AnsweringToken.Answer memory answer) {
        vm.assume(word > 1);
        uint256[KINDS] memory words = [0, 2, word, 1 | (1 << 248), 0, 1 << 248, word];
        uint256[KINDS] memory lengths = [32, 32, 32, 32, 31, 1 + word % 31, 33 + word % 100];
        (answer.word, answer.length) = (words[kind % KINDS], lengths[kind % KINDS]);
    }

    function _expectFailure(AnsweringToken.Answer memory answer, uint256 index, bool isEqual) private {
        address[] memory recipients = _strangers(index, LENGTH);
        _answering.setAnswer(recipients[index], answer);
        _expectRevert(
            _orderOf(recipients, false, isEqual),
            _error(Errors.MultiSender_RecipientFailed.selector, index, recipients[index])
        );
    }

    function _expectSkip(Order memory order, address[] memory recipients, uint256 index, bool isEqual) private {
        uint256 before = token.balanceOf(sender);

        assertEq(_send(order), 1, "number of unpaid");

        for (uint256 i = 0; i < recipients.length; ++i) {
            assertEq(token.balanceOf(recipients[i]), i == index ? 0 : _amountAt(i, isEqual), "recipient");
        }
        assertEq(token.balanceOf(sender) - before, _amountAt(index, isEqual), "sender");
        assertEq(token.balanceOf(address(multiSender)), 0, "MultiSender");
    }

    function _error(bytes4 selector, uint256 index, address recipient) private pure returns (bytes memory) {
        return abi.encodeWithSelector(selector, index, recipient);
    }

    function _error(bytes4 selector, address erc20, uint256 expected, uint256 actual)
        private
        pure
        returns (bytes memory)
    {
        return abi.encodeWithSelector(selector, erc20, expected, actual);
    }
}
