// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { ReenteringRecipient } from "../../../mocks/recipients/ReenteringRecipient.sol";
import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { HookToken } from "../../../mocks/tokens/HookToken.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { ERC20Route } from "./ERC20Route.sol";

/// @notice A token that calls back both sides of a transfer, as ERC-777 does.
abstract contract TokenHooks_Shared_Test is ERC20Route {
    uint256 private constant GAS_CAP = 3_000_000;

    ReenteringRecipient private _hook;

    constructor() {
        token = BlocklistToken(address(new HookToken()));
        _hook = new ReenteringRecipient();
    }

    function testFuzz_WhenSenderSendsSameBatch(bool isSkip, bool isEqual) external {
        Order memory order = _hookedSender(isSkip, isEqual);
        _fund(sender, 2 * order.total);
        _hook.prepare({ target: address(multiSender), data: _encode(order), value: 0 });

        vm.prank(sender);
        _submit(order);

        assertTrue(_hook.called(), "called back");
        assertFalse(_hook.succeeded(), "twice");
        _assertPaidOnce(isEqual, order.total);
    }

    function testFuzz_WhenSenderCancelsBatch(bool isSkip, bool isEqual) external {
        Order memory order = _hookedSender(isSkip, isEqual);
        _fund(sender, order.total);
        _hook.prepare({ target: address(multiSender), data: abi.encodeCall(multiSender.cancel, (order.id)), value: 0 });

        vm.prank(sender);
        _submit(order);

        assertTrue(_hook.called(), "called back");
        assertFalse(_hook.succeeded(), "cancelled");
        _assertPaidOnce(isEqual, 0);
    }

    function testFuzz_WhenSenderSendsAnother(bool isSkip, bool isEqual) external {
        Order memory order = _hookedSender(isSkip, isEqual);
        Order memory other = _equalOrder(_two(carol, eve), 5);
        other.id = order.id + 1;
        _fund(sender, order.total + other.total);
        _hook.prepare({ target: address(multiSender), data: _encode(other), value: 0 });

        vm.prank(sender);
        _submit(order);

        assertTrue(_hook.succeeded(), "the other batch");
        assertEq(token.balanceOf(eve), 5, "eve");
        _assertPaidOnce(isEqual, 0);
    }

    /// @dev In the middle of a pull, what is given counts as brought by it.
    function testFuzz_WhenSenderGivesTokens(bool isSkip, bool isEqual, uint256 gift) external {
        gift = bound(gift, 1, 1e24);
        Order memory order = _hookedSender(isSkip, isEqual);
        _fund(sender, order.total);
        token.mint(sender, gift);
        _hook.prepare({
            target: address(token), data: abi.encodeCall(token.transfer, (address(multiSender), gift)), value: 0
        });

        if (_isPull()) {
            vm.expectRevert(
                abi.encodeWithSelector(
                    Errors.MultiSender_BalanceMismatch.selector, address(token), order.total, order.total + gift
                )
            );
        }
        vm.prank(sender);
        _submit(order);

        assertEq(token.balanceOf(address(multiSender)), _isPull() ? 0 : gift, "MultiSender");
        assertEq(token.balanceOf(bob), _isPull() ? 0 : _amountAt(1, isEqual), "bob");
        assertEq(token.balanceOf(sender), _isPull() ? order.total + gift : 0, "sender");
    }

    function testFuzz_WhenRecipientSpendsForeignTokens(bool isSkip, bool isEqual, bool isOwnSkip, uint256 total)
        external
    {
        Order memory own = _equalOrder(_two(eve, eve), 1);
        (own.isSkip, own.total) = (isOwnSkip, bound(total, 0, 2));
        _hook.prepare({ target: address(multiSender), data: _encode(own), value: 0 });

        _sendToHook(isSkip, isEqual);

        assertEq(token.balanceOf(eve), 0, "eve");
    }

    function testFuzz_WhenRecipientSendsOwnBatch(bool isSkip, bool isEqual) external {
        _fund(address(_hook), 6);
        _hook.prepare({ target: address(multiSender), data: _encode(_equalOrder(_two(eve, eve), 3)), value: 0 });

        _sendToHook(isSkip, isEqual);

        assertTrue(_hook.succeeded(), "own batch");
        assertEq(token.balanceOf(eve), 6, "eve");
    }

    function testFuzz_WhenTokensAreGivenMeanwhile(bool isSkip, bool isEqual, uint256 beforehand, uint256 gift)
        external
    {
        beforehand = bound(beforehand, 0, 1e24);
        gift = bound(gift, 1, 1e24);
        token.mint(address(multiSender), beforehand);
        token.mint(address(_hook), gift);
        _hook.prepare({
            target: address(token), data: abi.encodeCall(token.transfer, (address(multiSender), gift)), value: 0
        });

        Order memory order = _orderOf(_three(alice, address(_hook), bob), isSkip, isEqual);
        order.gasCap = GAS_CAP;
        _send(order);

        assertTrue(_hook.succeeded(), "gift");
        assertEq(token.balanceOf(address(multiSender)), beforehand + gift, "MultiSender");
        assertEq(token.balanceOf(address(_hook)), _amountAt(1, isEqual), "giver");
        assertEq(token.balanceOf(bob), _amountAt(2, isEqual), "bob");
        assertEq(token.balanceOf(sender), 0, "sender");
    }

    /* PARTS */

    /// @dev A contract sends, with a batch that has an id. It is set up to act once it is funded: that calls it as well.
    function _hookedSender(bool isSkip, bool isEqual) private returns (Order memory order) {
        sender = address(_hook);
        order = _orderOf(_two(alice, bob), isSkip, isEqual);
        (order.id, order.gasCap) = (Defaults.ID, GAS_CAP);
    }

    function _assertPaidOnce(bool isEqual, uint256 rest) private view {
        assertEq(token.balanceOf(alice), _amountAt(0, isEqual), "alice");
        assertEq(token.balanceOf(bob), _amountAt(1, isEqual), "bob");
        assertEq(token.balanceOf(sender), rest, "sender");
        assertEq(token.balanceOf(address(multiSender)), 0, "MultiSender");
        assertTrue(multiSender.isMarked(sender, Defaults.ID), "marked");
    }

    /// @dev Another sender's batch, in which the hook is the first of three.
    function _sendToHook(bool isSkip, bool isEqual) private {
        Order memory order = _orderOf(_three(address(_hook), alice, bob), isSkip, isEqual);
        order.gasCap = GAS_CAP;

        _send(order);

        assertTrue(_hook.called(), "called back");
        assertEq(token.balanceOf(address(_hook)), _amountAt(0, isEqual), "hook");
        assertEq(token.balanceOf(alice), _amountAt(1, isEqual), "alice");
        assertEq(token.balanceOf(bob), _amountAt(2, isEqual), "bob");
        assertEq(token.balanceOf(sender), 0, "sender");
        assertEq(token.balanceOf(address(multiSender)), 0, "MultiSender");
    }
}
