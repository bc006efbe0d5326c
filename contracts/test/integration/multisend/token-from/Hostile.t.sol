// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { BurningToken } from "../../../mocks/tokens/BurningToken.sol";
import { FeeToken } from "../../../mocks/tokens/FeeToken.sol";
import { WordToken } from "../../../mocks/tokens/WordToken.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { TokenFromRoute } from "./TokenFromRoute.sol";

contract Hostile_TokenFrom_Test is TokenFromRoute {
    function test_WhenTokenTakesFee() external {
        token = BlocklistToken(address(new FeeToken()));
        _send(_order(_two(alice, bob)));
        assertEq(token.balanceOf(alice), Defaults.UNIT * 99 / 100, "alice");
        assertEq(token.balanceOf(bob), 2 * Defaults.UNIT * 99 / 100, "bob");
        assertEq(token.balanceOf(sender), 0, "sender");
    }

    /// @dev It is the cap on the token's call that leaves gas for the others.
    function test_WhenTokenBurnsAllGas() external {
        token = new BurningToken();
        _refuse(bob);
        Order memory order = _order(_three(alice, bob, carol));
        order.isSkip = true;

        uint256 gasBefore = gasleft();
        assertEq(_send(order), 1, "number of unpaid");
        assertLt(gasBefore - gasleft(), 5 * Defaults.GAS_CAP, "gas");
        assertEq(token.balanceOf(carol), 3 * Defaults.UNIT, "carol");
    }

    function testFuzz_RevertWhen_TokenAnswersOtherWord(uint256 word) external {
        vm.assume(word != 1);
        _expectUnclear(abi.encode(word));
    }

    function testFuzz_RevertWhen_TokenAnswersLessThanWord(uint256 length) external {
        _expectUnclear(new bytes(bound(length, 1, 31)));
    }

    function testFuzz_WhenTokenAnswersOneAndMore(bytes memory surplus) external {
        WordToken wordToken = new WordToken();
        wordToken.setAnswer(alice, bytes.concat(abi.encode(1), surplus));
        wordToken.setAnswer(bob, abi.encode(1));
        token = BlocklistToken(address(wordToken));
        Order memory order = _order(_two(alice, bob));
        order.isSkip = true;
        assertEq(_send(order), 0, "number of unpaid");
    }

    function test_RevertWhen_TokenHasNoCode() external {
        token = BlocklistToken(makeAddr("nothing"));
        Order memory order = _order(_two(alice, bob));
        vm.prank(sender);
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 0, alice));
        _submit(order);

        order.isSkip = true;
        vm.prank(sender);
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_AnswerUnclear.selector, 0, alice));
        _submit(order);
    }

    function test_RevertWhen_TotalIsTooHigh() external {
        Order memory order = _order(_two(alice, bob));
        order.total += 1;
        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, order.total, 3 * Defaults.UNIT)
        );
    }

    /// @dev The good answer comes first: what is left of it must not complete the other.
    function _expectUnclear(bytes memory answer) private {
        WordToken wordToken = new WordToken();
        wordToken.setAnswer(alice, abi.encode(1));
        wordToken.setAnswer(bob, answer);
        token = BlocklistToken(address(wordToken));
        Order memory order = _order(_two(alice, bob));
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, bob));
        order.isSkip = true;
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_AnswerUnclear.selector, 1, bob));
    }
}
