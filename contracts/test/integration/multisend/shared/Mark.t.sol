// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IBatchMarks } from "src/interfaces/IBatchMarks.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { Route } from "./Route.sol";

abstract contract Mark_Shared_Test is Route {
    function test_WhenIdIsZero() external {
        Order memory order = _order(_two(alice, bob));

        vm.recordLogs();
        _send(order);
        _send(order);

        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            assertTrue(logs[i].emitter != address(multiSender), "no event");
        }
        assertEq(multiSender.marksOf(sender, 0), 0, "no mark");
        assertEq(_balanceOf(alice), 2 * Defaults.UNIT, "alice");
    }

    function testFuzz_GivenIdIsNew(bool isSkip, bool isEqual, uint256 id) external {
        id = bound(id, 1, type(uint256).max);
        Order memory order = isEqual ? _equalOrder(_two(alice, bob), 5) : _order(_two(alice, bob));
        (order.isSkip, order.id) = (isSkip, id);

        _fund(sender, order.total);
        vm.expectEmit(address(multiSender));
        emit IBatchMarks.BatchSent({ sender: sender, id: id });
        vm.prank(sender);
        _submit(order);

        assertTrue(multiSender.isMarked(sender, id), "marked");
        assertEq(multiSender.marksOf(sender, id >> 8), 1 << (id & 0xff), "this bit and no other");
    }

    function testFuzz_RevertGiven_IdIsSent(bool isSkip, bool isEqual) external {
        Order memory order = isEqual ? _equalOrder(_two(alice, bob), 5) : _order(_two(alice, bob));
        (order.isSkip, order.id) = (isSkip, Defaults.ID);
        _send(order);

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

        assertEq(_balanceOf(bob), 2 * Defaults.UNIT, "bob");
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
