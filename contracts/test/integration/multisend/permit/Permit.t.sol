// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { IERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import { Permit } from "src/types/Permit.sol";
import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { PermitlessToken } from "../../../mocks/tokens/PermitlessToken.sol";
import { PhantomPermitToken } from "../../../mocks/tokens/PhantomPermitToken.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { PermitRoute } from "./PermitRoute.sol";
import { PermitSigner } from "./PermitSigner.sol";
import { PermitTokenFromRoute } from "./PermitTokenFromRoute.sol";
import { PermitTokenRoute } from "./PermitTokenRoute.sol";

/// @notice A permit gives an allowance, and nothing but that: whether it is there decides.
abstract contract Permit_Test is PermitRoute {
    function testFuzz_WhenPermitIsGood(bool isSkip, bool isEqual, uint256 surplus) external {
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        surplus = bound(surplus, 0, type(uint256).max - 1 - order.total);
        _fund(sender, order.total);
        permit = _sign(order.total + surplus);

        _expectSent(order, isEqual);

        assertEq(token.allowance(sender, address(multiSender)), surplus, "allowance");
        assertEq(IERC20Permit(address(token)).nonces(sender), 1, "nonce");
    }

    function testFuzz_WhenPermitIsGood_StandardToken(bool isSkip, bool isEqual) external {
        token = BlocklistToken(standardTokenFactory.createToken(Defaults.standardToken(sender)));
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        permit = _sign(order.total + 7);

        vm.prank(sender);
        assertEq(_submit(order), 0, "number of unpaid");

        assertEq(token.balanceOf(carol), _amountAt(2, isEqual), "carol");
        assertEq(token.allowance(sender, address(multiSender)), 7, "allowance");
    }

    function testFuzz_RevertGiven_PermitIsUsed(bool isEqual) external {
        Order memory order = _orderOf(_two(alice, bob), false, isEqual);
        _send(order);

        token.mint(sender, order.total);
        _expectNothingSent(order);
    }

    function testFuzz_GivenSomebodySubmittedPermit(bool isSkip, bool isEqual) external {
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        _fund(sender, order.total);

        vm.prank(eve);
        IERC20Permit(address(token))
            .permit({
            owner: sender,
            spender: address(multiSender),
            value: permit.value,
            deadline: permit.deadline,
            v: permit.v,
            r: permit.r,
            s: permit.s
        });

        _expectSent(order, isEqual);
        assertEq(token.allowance(sender, address(multiSender)), 0, "allowance");
    }

    /// @dev Once before the sender's own batch, once after, with an allowance of the sender's still there.
    function testFuzz_WhenSomebodyElseBringsPermit(bool isSkip, bool isEqual, bool isFunded) external {
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        _fund(sender, order.total);
        permit = _sign(order.total + 7);
        if (isFunded) token.mint(eve, order.total);

        _sendAsEve(order);
        assertEq(token.balanceOf(alice), 0, "alice, before");
        assertEq(token.balanceOf(sender), order.total, "sender, before");

        _expectSent(order, isEqual);
        token.mint(sender, 7);

        _sendAsEve(order);
        assertEq(token.balanceOf(alice), _amountAt(0, isEqual), "alice, after");
        assertEq(token.balanceOf(sender), 7, "sender, after");
        assertEq(token.allowance(sender, address(multiSender)), 7, "allowance");
        assertEq(token.balanceOf(eve), isFunded ? order.total : 0, "eve");
    }

    function testFuzz_WhenPermitIsWrong(bool isSkip, bool isEqual, uint256 kind) external {
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        token.mint(sender, order.total);
        permit = _wrong(kind % 9, order.total);

        _expectNothingSent(order);

        vm.prank(sender);
        token.approve(address(multiSender), order.total);
        _expectSent(order, isEqual);
        assertEq(token.allowance(sender, address(multiSender)), 0, "allowance");
    }

    function testFuzz_WhenTokenKnowsNoPermits(bool isSkip, bool isEqual, bool isPhantom) external {
        token = BlocklistToken(isPhantom ? address(new PhantomPermitToken()) : address(new PermitlessToken()));
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        permit = Permit({ deadline: block.timestamp, r: "r", s: "s", v: 27, value: order.total });
        token.mint(sender, order.total);
        token.mint(address(multiSender), 77);

        _expectNothingSent(order);

        vm.prank(sender);
        token.approve(address(multiSender), order.total);
        vm.prank(sender);
        assertEq(_submit(order), 0, "number of unpaid");
        assertEq(token.balanceOf(carol), _amountAt(2, isEqual), "carol");
        assertEq(token.balanceOf(address(multiSender)), 77, "MultiSender");
    }

    /* PARTS */

    /// @dev Each signed by an account, and none for this: what the signature says and what is claimed differ in one thing.
    function _wrong(uint256 kind, uint256 total) private returns (Permit memory wrong) {
        wrong = _sign(total);
        if (kind == 0) {
            wrong =
                PermitSigner.sign(vm.createWallet("eve"), address(token), address(multiSender), total, block.timestamp);
        }
        if (kind == 1) wrong.deadline += 1;
        if (kind == 2) wrong.value += 1;
        if (kind == 3) wrong = PermitSigner.sign(wallet, address(token), eve, total, block.timestamp);
        if (kind == 4) {
            wrong = PermitSigner.sign(
                wallet, address(new BlocklistToken()), address(multiSender), total, block.timestamp
            );
        }
        if (kind == 5) {
            wrong = PermitSigner.sign(wallet, address(token), address(multiSender), total, block.timestamp - 1);
        }
        if (kind == 6) wrong.r = ~wrong.r;
        if (kind == 7) wrong.v = wrong.v == 27 ? 28 : 27;
        if (kind == 8) (wrong.r, wrong.s, wrong.v) = (0, 0, 0);
    }

    function _expectSent(Order memory order, bool isEqual) private {
        vm.prank(sender);
        assertEq(_submit(order), 0, "number of unpaid");

        assertEq(token.balanceOf(alice), _amountAt(0, isEqual), "alice");
        assertEq(token.balanceOf(bob), _amountAt(1, isEqual), "bob");
        assertEq(token.balanceOf(carol), _amountAt(2, isEqual), "carol");
        assertEq(token.balanceOf(sender), 0, "sender");
        assertEq(token.balanceOf(address(multiSender)), 0, "MultiSender");
    }

    /// @dev Without an allowance a pull fails in both modes; without a pull everybody is skipped.
    function _expectNothingSent(Order memory order) private {
        uint256 before = token.balanceOf(sender);
        uint256 count = order.records.length / (order.isEqual ? 20 : 20 + Defaults.WIDTH);

        if (_isPull()) {
            vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_PullFailed.selector, address(token), order.total));
        } else if (!order.isSkip) {
            vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 0, alice));
        }
        vm.prank(sender);
        uint256 skipped = _submit(order);

        if (!_isPull() && order.isSkip) assertEq(skipped, count, "number of unpaid");
        assertEq(token.balanceOf(sender), before, "sender, nothing sent");
        assertEq(token.allowance(sender, address(multiSender)), 0, "allowance, nothing sent");
    }

    /// @dev It may revert or skip everybody.
    function _sendAsEve(Order memory order) private {
        bytes memory call = _encode(order);
        vm.prank(eve);
        (bool success, bytes memory result) = address(multiSender).call(call);
        if (success) assertEq(abi.decode(result, (uint256)), 3, "number of unpaid by another sender");
    }
}

contract Permit_Token_Test is Permit_Test, PermitTokenRoute { }

contract Permit_TokenFrom_Test is Permit_Test, PermitTokenFromRoute { }
