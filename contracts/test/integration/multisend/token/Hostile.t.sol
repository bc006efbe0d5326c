// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { BurningToken } from "../../../mocks/tokens/BurningToken.sol";
import { FalseToken } from "../../../mocks/tokens/FalseToken.sol";
import { FeeToken } from "../../../mocks/tokens/FeeToken.sol";
import { GenerousToken } from "../../../mocks/tokens/GenerousToken.sol";
import { HookToken } from "../../../mocks/tokens/HookToken.sol";
import { MegabyteToken } from "../../../mocks/tokens/MegabyteToken.sol";
import { NoReturnToken } from "../../../mocks/tokens/NoReturnToken.sol";
import { OverchargingToken } from "../../../mocks/tokens/OverchargingToken.sol";
import { ReenteringRecipient } from "../../../mocks/recipients/ReenteringRecipient.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { TokenRoute } from "./TokenRoute.sol";

contract Hostile_Token_Test is TokenRoute {
    function test_RevertWhen_TokenHasNoCode() external {
        Order memory order = _order(_two(alice, bob));
        token = BlocklistToken(makeAddr("nothing"));
        bytes memory error = abi.encodeWithSelector(Errors.MultiSender_PullFailed.selector, address(token), order.total);
        for (uint256 mode = 0; mode < 2; ++mode) {
            order.isSkip = mode == 1;
            vm.prank(sender);
            vm.expectRevert(error);
            _submit(order);
        }
    }

    function test_RevertWhen_PullReturnsFalse() external {
        FalseToken falseToken = new FalseToken();
        token = BlocklistToken(address(falseToken));
        falseToken.setRefused(address(multiSender), true);
        _expectPullFailure();
    }

    function test_RevertWhen_AllowanceIsMissing() external {
        Order memory order = _order(_two(alice, bob));
        token.mint(sender, order.total);
        vm.prank(sender);
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_PullFailed.selector, address(token), order.total));
        _submit(order);
    }

    function test_RevertWhen_TotalIsTooHigh() external {
        Order memory order = _order(_two(alice, bob));
        order.total += 1;
        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, order.total, 3 * Defaults.UNIT)
        );
    }

    function test_RevertWhen_PullBringsLess() external {
        token = BlocklistToken(address(new FeeToken()));
        Order memory order = _order(_two(alice, bob));
        _expectRevertInBothModes(
            order,
            abi.encodeWithSelector(
                Errors.MultiSender_BalanceMismatch.selector, address(token), order.total, order.total * 99 / 100
            )
        );
    }

    function test_RevertWhen_PullBringsMore() external {
        token = BlocklistToken(address(new GenerousToken()));
        Order memory order = _order(_two(alice, bob));
        _expectRevertInBothModes(
            order,
            abi.encodeWithSelector(
                Errors.MultiSender_BalanceMismatch.selector, address(token), order.total, order.total + 1
            )
        );
    }

    function test_RevertGiven_DonationCouldPay() external {
        token.mint(address(multiSender), 1 ether);
        Order memory order = _order(_two(alice, bob));
        order.total -= 1;
        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, order.total, 3 * Defaults.UNIT)
        );
    }

    function test_RevertGiven_DonationWouldPayFees() external {
        token = BlocklistToken(address(new OverchargingToken(address(multiSender))));
        token.mint(address(multiSender), 77);
        _expectRevertInBothModes(
            _order(_two(alice, bob)),
            abi.encodeWithSelector(Errors.MultiSender_BalanceMismatch.selector, address(token), 77, 75)
        );
    }

    function test_WhenTokenReturnsNothing() external {
        token = new NoReturnToken();
        Order memory order = _order(_two(alice, bob));
        _send(order);
        assertEq(token.balanceOf(bob), 2 * Defaults.UNIT, "bob");

        _refuse(bob);
        order.isSkip = true;
        assertEq(_send(order), 1, "number of unpaid");
        assertEq(token.balanceOf(sender), 2 * Defaults.UNIT, "sender");
    }

    function test_WhenTokenReturnsFalseForOne() external {
        FalseToken falseToken = new FalseToken();
        token = BlocklistToken(address(falseToken));
        falseToken.setRefused(bob, true);
        Order memory order = _order(_three(alice, bob, carol));
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, bob));

        order.isSkip = true;
        uint256 before = token.balanceOf(sender);
        assertEq(_send(order), 1, "number of unpaid");
        assertEq(token.balanceOf(sender) - before, 2 * Defaults.UNIT, "sender");
        assertEq(token.balanceOf(carol), 3 * Defaults.UNIT, "carol");
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

    function test_WhenTokenReturnsMegabyte() external {
        token = new MegabyteToken();
        Order memory order = _order(_three(alice, bob, carol));
        (order.isSkip, order.gasCap) = (true, 2_500_000);
        _fund(sender, order.total);
        bytes memory call = _encode(order);

        // What the token takes itself, and less than one copy.
        vm.prank(sender);
        (bool success,) = address(multiSender).call{ gas: 3 * 2_100_000 + 2_000_000 }(call);

        assertTrue(success, "paid");
        assertEq(token.balanceOf(carol), 3 * Defaults.UNIT, "carol");
    }

    function test_RevertWhen_TokenRefusesToGoBack() external {
        _refuse(bob);
        _refuse(sender);
        Order memory order = _order(_two(alice, bob));
        order.isSkip = true;
        token.setBlocked(sender, false);
        _fund(sender, order.total);
        token.setBlocked(sender, true);

        vm.prank(sender);
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_RefundFailed.selector, sender, 2 * Defaults.UNIT));
        _submit(order);
    }

    function test_WhenHookSpendsForeignTokens() external {
        token = BlocklistToken(address(new HookToken()));
        ReenteringRecipient thief = new ReenteringRecipient();
        Order memory own = _order(_two(eve, eve));
        own.total = 0; // pulls nothing, and would pay with what this batch has pulled
        thief.prepare({ target: address(multiSender), data: _encode(own), value: 0 });

        _callBack(thief, _order(_three(address(thief), alice, bob)));

        assertFalse(thief.succeeded(), "theft");
        assertEq(token.balanceOf(eve), 0, "eve");
        assertEq(token.balanceOf(bob), 3 * Defaults.UNIT, "bob");
    }

    function test_WhenHookSendsOwnBatch() external {
        token = BlocklistToken(address(new HookToken()));
        ReenteringRecipient payer = new ReenteringRecipient();
        _fund(address(payer), 6);
        payer.prepare({ target: address(multiSender), data: _encode(_equalOrder(_two(eve, eve), 3)), value: 0 });

        _callBack(payer, _order(_three(address(payer), alice, bob)));

        assertTrue(payer.succeeded(), "own batch");
        assertEq(token.balanceOf(eve), 6, "eve");
        assertEq(token.balanceOf(address(payer)), Defaults.UNIT, "payer");
        assertEq(token.balanceOf(bob), 3 * Defaults.UNIT, "bob");
    }

    /// @dev The hook must have run, or the test proves nothing.
    function _callBack(ReenteringRecipient recipient, Order memory order) private {
        assertFalse(recipient.called(), "not yet");
        _send(order);
        assertTrue(recipient.called(), "called back");
        assertEq(token.balanceOf(address(multiSender)), 0, "MultiSender");
    }

    function _expectPullFailure() private {
        Order memory order = _order(_two(alice, bob));
        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_PullFailed.selector, address(token), order.total)
        );
    }
}
