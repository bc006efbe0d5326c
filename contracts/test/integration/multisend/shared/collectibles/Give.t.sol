// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { CollectibleRoute } from "./CollectibleRoute.sol";

abstract contract Give_Collectibles_Test is CollectibleRoute {
    function testFuzz_WhenAllCanBeGiven(bool isSkip, uint256 first, uint256 count) external {
        count = bound(count, 1, 12);
        first = bound(first, 0, type(uint256).max - count);
        Order memory order = _order(new address[](count), new uint256[](count));
        order.isSkip = isSkip;
        for (uint256 i = 0; i < count; ++i) {
            order.recipients[i] = vm.addr(i + 1);
            order.tokenIds[i] = _tokenIdAt(first + i);
            _mint(sender, order.tokenIds[i]);
        }

        vm.recordLogs();
        assertEq(_send(order), 0, "number left out");

        assertEq(_reports().length, 0, "no report");
        for (uint256 i = 0; i < count; ++i) {
            assertEq(_amountOf(order.recipients[i], order.tokenIds[i]), 1, "recipient");
            assertEq(_amountOf(sender, order.tokenIds[i]), 0, "sender");
            assertEq(_amountOf(address(multiSender), order.tokenIds[i]), 0, "MultiSender");
        }
    }

    function test_WhenRecipientAppearsTwice() external {
        Order memory order = _order(_three(alice, bob, alice));
        _send(order);
        assertEq(_amountOf(alice, order.tokenIds[0]), 1, "alice, first");
        assertEq(_amountOf(bob, order.tokenIds[1]), 1, "bob");
        assertEq(_amountOf(alice, order.tokenIds[2]), 1, "alice, second");
    }

    function test_WhenSenderIsAmongRecipients() external {
        Order memory order = _order(_three(alice, sender, bob));
        _send(order);
        assertEq(_amountOf(sender, order.tokenIds[1]), 1, "sender");
        assertEq(_amountOf(bob, order.tokenIds[2]), 1, "bob");
    }

    function test_RevertWhen_RecipientCannotBeGiven() external {
        _refuse(bob);
        Order memory order = _order(_three(alice, bob, carol));
        _expectRevert(order, _failed(1, bob));
        assertEq(_amountOf(alice, order.tokenIds[0]), 0, "alice");
    }

    function test_RevertWhen_RecipientIsZero() external {
        Order memory order = _order(_two(alice, address(0)));
        _expectRevert(order, _failed(1, address(0)));
        order.isSkip = true;
        assertEq(_send(order), 1, "number left out");
        assertEq(_amountOf(sender, order.tokenIds[1]), 1, "sender");
    }

    function test_GivenNoApproval() external {
        sender = makeAddr("sender without approval");
        Order memory order = _order(_two(alice, bob));
        _expectRevert(order, _failed(0, alice));
        order.isSkip = true;
        assertEq(_send(order), 2, "number left out");
        assertEq(_amountOf(sender, order.tokenIds[0]), 1, "sender");
    }

    function test_GivenSenderLacksToken() external {
        Order memory order = _order(_three(alice, bob, carol));
        order.tokenIds[1] = _tokenIdAt(100);
        _mint(eve, order.tokenIds[1]);
        _expectRevert(order, _failed(1, bob));

        order.isSkip = true;
        vm.recordLogs();
        assertEq(_send(order), 1, "number left out");
        _assertReport(_reports()[0], order, 1);
        assertEq(_amountOf(eve, order.tokenIds[1]), 1, "eve");
        assertEq(_amountOf(carol, order.tokenIds[2]), 1, "carol");
    }

    function test_GivenTokensAreAnothers() external {
        address owner = makeAddr("owner");
        _approveAll(owner);
        _expectNothingMoves(owner);
    }

    function test_GivenTokensWereForcedOnMultiSender() external {
        _expectNothingMoves(address(multiSender));
    }

    /// @dev Though the sender has approved MultiSender as well.
    function _expectNothingMoves(address owner) private {
        Order memory order = _orderOf(owner, _two(alice, bob));
        _expectRevert(order, _failed(0, alice));
        order.isSkip = true;
        assertEq(_send(order), 2, "number left out");
        assertEq(_amountOf(owner, order.tokenIds[0]), 1, "first");
        assertEq(_amountOf(owner, order.tokenIds[1]), 1, "second");
    }

    function _failed(uint256 index, address recipient) private pure returns (bytes memory) {
        return abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, index, recipient);
    }
}
