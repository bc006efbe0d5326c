// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBatchMarks } from "src/interfaces/IBatchMarks.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Base_Test } from "../../../Base.t.sol";
import { Defaults } from "../../../utils/Defaults.sol";

contract Cancel_MultiSender_Test is Base_Test {
    function test_RevertWhen_IdIsZero() external {
        vm.expectRevert(Errors.MultiSender_IdZero.selector);
        multiSender.cancel(0);
    }

    function test_RevertGiven_IdIsMarked() external {
        vm.startPrank(sender);
        multiSender.cancel(Defaults.ID);
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_AlreadyMarked.selector, sender, Defaults.ID));
        multiSender.cancel(Defaults.ID);
    }

    function testFuzz_GivenIdIsNotMarked(uint256 job, uint256 first, uint256 second) external {
        job = bound(job, 1, type(uint248).max);
        first = bound(first, 0, 255);
        second = bound(second, 0, 255);
        vm.assume(first != second);

        vm.startPrank(sender);
        multiSender.cancel((job << 8) | first);
        vm.expectEmit(address(multiSender));
        emit IBatchMarks.BatchCancelled({ sender: sender, id: (job << 8) | second });
        multiSender.cancel((job << 8) | second);

        assertEq(multiSender.marksOf(sender, job), (1 << first) | (1 << second), "both marks and no other");
        assertEq(multiSender.marksOf(sender, job - 1), 0, "another job");
        assertEq(multiSender.marksOf(eve, job), 0, "another sender");
        assertTrue(multiSender.isMarked(sender, (job << 8) | first), "first");
        assertFalse(multiSender.isMarked(eve, (job << 8) | first), "first, another sender");
    }
}
