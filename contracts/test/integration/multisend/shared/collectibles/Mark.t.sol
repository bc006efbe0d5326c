// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBatchMarks } from "src/interfaces/IBatchMarks.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Defaults } from "../../../../utils/Defaults.sol";
import { CollectibleRoute } from "./CollectibleRoute.sol";

abstract contract Mark_Collectibles_Test is CollectibleRoute {
    function testFuzz_WhenIdIsZero(bool isSkip) external {
        for (uint256 i = 0; i < 2; ++i) {
            Order memory order = _order(_two(alice, bob));
            order.isSkip = isSkip;
            vm.recordLogs();
            _send(order);
            assertEq(_reports().length, 0, "no event");
            assertEq(_amountOf(bob, order.tokenIds[1]), 1, "bob");
        }
        assertEq(multiSender.marksOf(sender, 0), 0, "no mark");
    }

    function testFuzz_GivenIdIsNew(bool isSkip, uint256 id) external {
        id = bound(id, 1, type(uint256).max);
        Order memory order = _order(_two(alice, bob));
        (order.isSkip, order.id) = (isSkip, id);
        bytes memory call = _encode(order);

        vm.expectEmit(address(multiSender));
        emit IBatchMarks.BatchSent({ sender: sender, id: id });
        vm.prank(sender);
        _submit(call);

        assertTrue(multiSender.isMarked(sender, id), "marked");
        assertEq(multiSender.marksOf(sender, id >> 8), 1 << (id & 0xff), "this bit and no other");
    }

    function testFuzz_RevertGiven_IdIsSent(bool isSkip) external {
        Order memory order = _order(_two(alice, bob));
        (order.isSkip, order.id) = (isSkip, Defaults.ID);
        _send(order);

        order = _order(_two(alice, bob));
        order.id = Defaults.ID;
        _expectRevertInBothModes(order, _alreadyMarked());
    }

    function test_RevertGiven_IdIsCancelled() external {
        vm.prank(sender);
        multiSender.cancel(Defaults.ID);

        Order memory order = _order(_two(alice, bob));
        order.id = Defaults.ID;
        _expectRevertInBothModes(order, _alreadyMarked());
    }

    function test_GivenAnotherUsedId() external {
        vm.prank(eve);
        multiSender.cancel(Defaults.ID);

        Order memory order = _order(_two(alice, bob));
        order.id = Defaults.ID;
        _send(order);

        assertEq(_amountOf(bob, order.tokenIds[1]), 1, "bob");
    }

    function test_WhenBatchReverts() external {
        _refuse(bob);
        Order memory order = _order(_two(alice, bob));
        order.id = Defaults.ID;
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, bob));

        assertFalse(multiSender.isMarked(sender, Defaults.ID), "marked");
    }

    function _alreadyMarked() private view returns (bytes memory) {
        return abi.encodeWithSelector(Errors.MultiSender_AlreadyMarked.selector, sender, Defaults.ID);
    }
}
