// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { Permit2Transfer } from "src/types/Permit2Transfer.sol";
import { SigningWallet } from "../../../mocks/recipients/SigningWallet.sol";
import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { PermitlessToken } from "../../../mocks/tokens/PermitlessToken.sol";
import { Permit2Route } from "./Permit2Route.sol";

contract Permit2_Test is Permit2Route {
    function testFuzz_WhenSignatureIsGood(bool isSkip, bool isEqual, uint256 surplus) external {
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        surplus = bound(surplus, 0, type(uint256).max - order.total);
        token.mint(sender, order.total + 7);
        permit = _sign(order.total + surplus);

        _expectSent(order, isEqual);

        assertEq(token.balanceOf(sender), 7, "sender");
        assertEq(permit2.nonceBitmap(sender, 1), 1, "nonce");
    }

    function testFuzz_WhenSignatureIsCompact(bool isSkip, bool isEqual) external {
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        _fund(sender, order.total);
        (bytes32 r, bytes32 s, uint8 v) = _parts();
        permit.signature = bytes.concat(r, bytes32(uint256(s) | (uint256(v - 27) << 255)));

        _expectSent(order, isEqual);
    }

    function testFuzz_WhenSenderIsContract(bool isSkip, bool isEqual) external {
        sender = address(new SigningWallet(wallet.addr));
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        _fund(sender, order.total);

        _expectSent(order, isEqual);
        assertEq(permit2.nonceBitmap(sender, 1), 1, "nonce");
    }

    function testFuzz_RevertWhen_ContractRefusesSignature(bool isEqual) external {
        sender = address(new SigningWallet(eve));
        Order memory order = _orderOf(_three(alice, bob, carol), false, isEqual);
        _fund(sender, order.total);

        _expectPullFailure(order);
    }

    function testFuzz_RevertGiven_NonceIsUsed(bool isEqual) external {
        Order memory order = _orderOf(_two(alice, bob), false, isEqual);
        _send(order);

        token.mint(sender, order.total);
        _expectPullFailure(order);
    }

    function testFuzz_RevertWhen_SignatureIsWrong(bool isEqual, uint256 kind) external {
        Order memory order = _orderOf(_three(alice, bob, carol), false, isEqual);
        token.mint(sender, order.total);
        permit = _wrong(kind % 10, order.total);

        _expectPullFailure(order);
    }

    function testFuzz_WhenSomebodyElseBringsSignature(bool isSkip, bool isEqual, bool isFunded) external {
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        _fund(sender, order.total);
        if (isFunded) token.mint(eve, order.total);

        vm.expectRevert(_pullFailure(order));
        vm.prank(eve);
        _submit(order);

        assertEq(token.balanceOf(sender), order.total, "sender");
        _expectSent(order, isEqual);
    }

    function testFuzz_WhenBatchReverts(bool isEqual) external {
        _refuse(bob);
        _expectRevert(
            _orderOf(_three(alice, bob, carol), false, isEqual),
            abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, bob)
        );

        assertEq(permit2.nonceBitmap(sender, 1), 0, "nonce");
    }

    function testFuzz_GivenTokenDoesNotKnowPermit2(bool isSkip, bool isEqual) external {
        token = BlocklistToken(address(new PermitlessToken()));
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        token.mint(sender, order.total);
        permit = _sign(order.total);
        _expectPullFailure(order);

        order.isSkip = isSkip;
        vm.prank(sender);
        token.approve(address(permit2), order.total + 7);
        _expectSent(order, isEqual);
        assertEq(token.allowance(sender, address(permit2)), 7, "allowance of Permit2");
        assertEq(token.allowance(sender, address(multiSender)), 0, "allowance of MultiSender");
    }

    /// @dev Permit2 takes the silence of an account without code for a yes: only the balance tells.
    function testFuzz_RevertWhen_TokenHasNoCode(bool isEqual) external {
        token = BlocklistToken(makeAddr("nothing"));
        Order memory order = _orderOf(_three(alice, bob, carol), false, isEqual);
        permit = _sign(order.total);

        _expectPullReverts(order);

        // Nor when there is nothing to bring: Permit2 takes the silence of nothing for a yes.
        order.total = 0;
        permit = _sign(0);
        _expectPullReverts(order);
    }

    function testFuzz_RevertGiven_NoPermit2(bool isEqual) external {
        Order memory order = _orderOf(_three(alice, bob, carol), false, isEqual);
        _fund(sender, order.total);
        vm.etch(address(permit2), "");

        _expectPullFailure(order);

        // Not even when the total is there already, by an allowance of MultiSender's own, or is nothing.
        vm.prank(sender);
        token.approve(address(multiSender), order.total);
        _expectPullFailure(order);
        (order.total, order.unit) = (0, 0);
        _expectPullFailure(order);
    }

    /* PARTS */

    /// @dev What was signed and what is claimed differ in one thing, or the signature is none.
    function _wrong(uint256 kind, uint256 total) private returns (Permit2Transfer memory wrong) {
        wrong = _sign(total);
        if (kind == 0) wrong = _sign(total - 1);
        if (kind == 1) wrong.amount += 1;
        if (kind == 2) wrong.deadline += 1;
        if (kind == 3) wrong.nonce += 1;
        if (kind == 4) wrong = _signFor(address(token), eve, total);
        if (kind == 5) wrong = _signFor(address(new BlocklistToken()), address(multiSender), total);
        if (kind == 6) vm.warp(block.timestamp + 1);
        if (kind == 7) wrong.signature = "";
        if (kind == 8) wrong.signature[7] = ~wrong.signature[7];
        if (kind == 9) {
            wallet = vm.createWallet("eve");
            wrong = _sign(total);
        }
    }

    function _parts() private view returns (bytes32 r, bytes32 s, uint8 v) {
        bytes memory signature = permit.signature;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
    }

    function _expectSent(Order memory order, bool isEqual) private {
        vm.prank(sender);
        assertEq(_submit(order), 0, "number of unpaid");

        assertEq(token.balanceOf(alice), _amountAt(0, isEqual), "alice");
        assertEq(token.balanceOf(bob), _amountAt(1, isEqual), "bob");
        assertEq(token.balanceOf(carol), _amountAt(2, isEqual), "carol");
        assertEq(token.balanceOf(address(multiSender)), 0, "MultiSender");
    }

    /// @dev In both modes, with what the sender has already.
    function _expectPullFailure(Order memory order) private {
        uint256 before = token.balanceOf(sender);
        _expectPullReverts(order);
        assertEq(token.balanceOf(sender), before, "sender, nothing sent");
    }

    function _expectPullReverts(Order memory order) private {
        for (uint256 mode = 0; mode < 2; ++mode) {
            order.isSkip = mode == 1;
            vm.expectRevert(_pullFailure(order));
            vm.prank(sender);
            _submit(order);
        }
    }

    function _pullFailure(Order memory order) private view returns (bytes memory) {
        return abi.encodeWithSelector(Errors.MultiSender_PullFailed.selector, address(token), order.total);
    }
}
