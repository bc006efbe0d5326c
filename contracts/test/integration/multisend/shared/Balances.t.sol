// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { ReenteringRecipient } from "../../../mocks/recipients/ReenteringRecipient.sol";
import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { HookToken } from "../../../mocks/tokens/HookToken.sol";
import { PaymentFeeToken } from "../../../mocks/tokens/PaymentFeeToken.sol";
import { RebasingToken } from "../../../mocks/tokens/RebasingToken.sol";
import { RefundChargingToken } from "../../../mocks/tokens/RefundChargingToken.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { ERC20Route } from "./ERC20Route.sol";

/// @notice For the routes that pull: what is here of a token may change in any way while a batch is being paid.
abstract contract Balances_Shared_Test is ERC20Route {
    function testFuzz_RevertWhen_BalanceFalls(bool isEqual, uint256 fall) external {
        Order memory order = _orderOf(_two(alice, bob), false, isEqual);
        uint256 last = _amountAt(1, isEqual);
        fall = bound(fall, 1, last);
        RebasingToken rebasing = _rebasing();
        rebasing.setChange(0, fall);
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, bob));

        order.isSkip = true;
        _expectRevert(order, _mismatch(last, last - fall));
    }

    function testFuzz_RevertWhen_BalanceFalls_GivenDonation(bool isEqual, uint256 fall, uint256 donation) external {
        donation = bound(donation, 1, 1e24);
        fall = bound(fall, 1, donation);
        RebasingToken rebasing = _rebasing();
        rebasing.setChange(0, fall);
        token.mint(address(multiSender), donation);

        _expectRevertInBothModes(_orderOf(_two(alice, bob), false, isEqual), _mismatch(donation, donation - fall));
    }

    function testFuzz_WhenBalanceRises(bool isSkip, bool isEqual, bool isRefused, uint256 rise) external {
        rise = bound(rise, 1, 1e24);
        RebasingToken rebasing = _rebasing();
        isRefused = isRefused && isSkip;
        if (isRefused) _refuse(bob);
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);

        for (uint256 round = 1; round < 3; ++round) {
            rebasing.setChange(round == 1 ? rise : 0, 0);
            uint256 before = token.balanceOf(sender);
            assertEq(_send(order), isRefused ? 1 : 0, "number of unpaid");

            assertEq(token.balanceOf(alice), round * _amountAt(0, isEqual), "alice");
            assertEq(token.balanceOf(bob), isRefused ? 0 : round * _amountAt(1, isEqual), "bob");
            assertEq(token.balanceOf(carol), round * _amountAt(2, isEqual), "carol");
            assertEq(token.balanceOf(sender) - before, isRefused ? _amountAt(1, isEqual) : 0, "sender");
            assertEq(token.balanceOf(address(multiSender)), rise, "MultiSender");
        }
    }

    /// @dev The interface warns of it: the `From` routes are for such tokens.
    function testFuzz_WhenOnlyRecipientsPayFee(bool isSkip, bool isEqual) external {
        token = BlocklistToken(address(new PaymentFeeToken(address(multiSender))));
        assertEq(_send(_orderOf(_two(alice, bob), isSkip, isEqual)), 0, "number of unpaid");

        assertEq(token.balanceOf(alice), _amountAt(0, isEqual) * 99 / 100, "alice");
        assertEq(token.balanceOf(bob), _amountAt(1, isEqual) * 99 / 100, "bob");
        assertEq(token.balanceOf(address(multiSender)), 0, "MultiSender");
    }

    function test_RevertWhen_RefundCostsMore() external {
        token = new RefundChargingToken(address(multiSender), sender);
        _refuse(bob);
        Order memory order = _order(_two(alice, bob));
        order.isSkip = true;
        _expectRevert(
            order, abi.encodeWithSelector(Errors.MultiSender_RefundFailed.selector, sender, 2 * Defaults.UNIT)
        );

        token.mint(address(multiSender), 77);
        _expectRevert(order, _mismatch(77, 76));
    }

    function testFuzz_RevertWhen_GiftIsNotWhatIsMissing(bool isEqual, uint256 total, uint256 gift) external {
        Order memory order = _orderWithGiver(isEqual, gift = bound(gift, 0, 3 * Defaults.UNIT));
        uint256 sum = order.total;
        order.total = bound(total, 0, 6 * Defaults.UNIT);
        vm.assume(order.total != sum && order.total + gift != sum);

        for (uint256 mode = 0; mode < 2; ++mode) {
            order.isSkip = mode == 1;
            _fund(sender, order.total);
            vm.expectPartialRevert(Errors.MultiSender_TotalMismatch.selector);
            vm.prank(sender);
            _submit(order);
        }
    }

    /// @dev Who gives exactly what is missing pays for it: no other account loses anything, and nothing stays here.
    function testFuzz_WhenGiftIsWhatIsMissing(bool isSkip, bool isEqual, uint256 gift) external {
        Order memory order = _orderWithGiver(isEqual, gift = bound(gift, 1, Defaults.UNIT));
        order.isSkip = isSkip;
        order.total -= gift;
        token.mint(address(multiSender), 77);

        assertEq(_send(order), 0, "number of unpaid");

        assertEq(token.balanceOf(alice), _amountAt(1, isEqual), "alice");
        assertEq(token.balanceOf(sender), 0, "sender");
        assertEq(token.balanceOf(address(multiSender)), 77, "MultiSender");
    }

    /* PARTS */

    /// @dev Its first recipient gives tokens to MultiSender when it is called back.
    function _orderWithGiver(bool isEqual, uint256 gift) private returns (Order memory order) {
        token = BlocklistToken(address(new HookToken()));
        ReenteringRecipient giver = new ReenteringRecipient();
        token.mint(address(giver), gift);
        giver.prepare({
            target: address(token), data: abi.encodeCall(token.transfer, (address(multiSender), gift)), value: 0
        });
        order = _orderOf(_two(address(giver), alice), false, isEqual);
        order.gasCap = 1_000_000;
    }

    function _rebasing() private returns (RebasingToken rebasing) {
        rebasing = new RebasingToken(address(multiSender));
        token = rebasing;
    }

    function _mismatch(uint256 expected, uint256 actual) private view returns (bytes memory) {
        return abi.encodeWithSelector(Errors.MultiSender_BalanceMismatch.selector, address(token), expected, actual);
    }
}
