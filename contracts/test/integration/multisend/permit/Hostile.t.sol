// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ReenteringRecipient } from "../../../mocks/recipients/ReenteringRecipient.sol";
import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { BurningPermitToken } from "../../../mocks/tokens/BurningPermitToken.sol";
import { HookPermitToken } from "../../../mocks/tokens/HookPermitToken.sol";
import { MegabytePermitToken } from "../../../mocks/tokens/MegabytePermitToken.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { PermitRoute } from "./PermitRoute.sol";
import { PermitTokenFromRoute } from "./PermitTokenFromRoute.sol";
import { PermitTokenRoute } from "./PermitTokenRoute.sol";

/// @notice Tokens whose permit does what it should not.
abstract contract Hostile_Permit_Test is PermitRoute {
    function testFuzz_WhenPermitBurnsAllGas(bool isSkip, bool isEqual, uint256 gasLimit) external {
        token = BlocklistToken(address(new BurningPermitToken()));
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        _approve(order.total);
        bytes memory call = _encode(order);

        vm.prank(sender);
        (bool success,) = address(multiSender).call{ gas: bound(gasLimit, 100_000, 40_000_000) }(call);

        assertEq(token.balanceOf(alice), success ? _amountAt(0, isEqual) : 0, "alice");
        assertEq(token.balanceOf(carol), success ? _amountAt(2, isEqual) : 0, "carol");
        assertEq(token.balanceOf(sender), success ? 0 : order.total, "sender");
    }

    /// @dev A 64th of what it has is left to it.
    function testFuzz_WhenPermitBurnsAllGas_OfPlenty(bool isSkip, bool isEqual) external {
        token = BlocklistToken(address(new BurningPermitToken()));
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        _approve(order.total);

        vm.prank(sender);
        assertEq(_submit(order), 0, "number of unpaid");
        assertEq(token.balanceOf(carol), _amountAt(2, isEqual), "carol");
    }

    /// @dev The gas is what the token takes itself, and less than one copy.
    function testFuzz_WhenPermitReturnsMegabyte(bool isSkip, bool reverts) external {
        token = BlocklistToken(address(new MegabytePermitToken(reverts)));
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, false);
        _fund(sender, order.total);
        if (reverts) _approve(0);
        bytes memory call = _encode(order);

        vm.prank(sender);
        (bool success,) = address(multiSender).call{ gas: 2_200_000 + 1_500_000 }(call);

        assertTrue(success, "success");
        assertEq(token.balanceOf(carol), 3 * Defaults.UNIT, "carol");
    }

    /// @dev A contract sends, so that it is the same sender who is called back. The batch may go through or revert whole.
    function testFuzz_WhenPermitCallsBack(bool isSkip, bool isEqual, bool isCancel) external {
        ReenteringRecipient hook = new ReenteringRecipient();
        token = BlocklistToken(address(new HookPermitToken()));
        sender = address(hook);
        Order memory order = _orderOf(_three(alice, bob, carol), isSkip, isEqual);
        order.id = Defaults.ID;
        _approve(2 * order.total);
        bytes memory call = _encode(order);
        bytes memory cancel = abi.encodeCall(multiSender.cancel, (order.id));
        hook.prepare({ target: address(multiSender), data: isCancel ? cancel : call, value: 0 });

        vm.expectCall(sender, "");
        vm.prank(sender);
        (bool success,) = address(multiSender).call(call);

        assertFalse(hook.succeeded(), "both");
        assertEq(multiSender.isMarked(sender, order.id), success, "marked");
        assertEq(token.balanceOf(alice), success ? _amountAt(0, isEqual) : 0, "alice");
        assertEq(token.balanceOf(carol), success ? _amountAt(2, isEqual) : 0, "carol");
        assertEq(token.balanceOf(sender), success ? order.total : 2 * order.total, "sender");
    }

    function _approve(uint256 more) private {
        if (more > 0) token.mint(sender, more);
        uint256 amount = token.balanceOf(sender);
        vm.prank(sender);
        token.approve(address(multiSender), amount);
    }
}

contract Hostile_PermitToken_Test is Hostile_Permit_Test, PermitTokenRoute { }

contract Hostile_PermitTokenFrom_Test is Hostile_Permit_Test, PermitTokenFromRoute { }
