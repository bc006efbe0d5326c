// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Base_Test } from "../Base.t.sol";
import { PlainMultiSender } from "../reference/PlainMultiSender.sol";

/// @notice Submits one call to MultiSender twice, in the same state: to the shipped one, and to its plain twin, which is put
/// at the very same address for that. All that can be seen of the two must be the same.
abstract contract Twins is Base_Test {
    /// @param id What the call has in it; cancelled beforehand if `isMarked`.
    struct Submission {
        bytes data;
        uint256 value;
        uint256 gasLimit;
        uint256 id;
        bool isMarked;
    }

    /// @param state What the members of the cast hold, in their order; then the marks.
    struct Outcome {
        bool success;
        bytes result;
        Vm.Log[] logs;
        bytes[] state;
        uint256 gasUsed;
    }

    /// @dev So much that no batch ends for want of it: the twins use different gas.
    uint256 internal constant PLENTY = 200_000_000;

    address private _plain;

    /// @dev Whose holdings are compared.
    address[] internal cast;

    function setUp() public virtual override {
        super.setUp();
        _plain = address(new PlainMultiSender());
        cast = [alice, bob, carol, eve, sender, address(multiSender)];
    }

    /// @dev What an account has, and let MultiSender have.
    function _holdings(address account) internal view virtual returns (bytes memory);

    /* COMPARISON */

    function _compare(Submission memory submission) internal returns (Outcome memory shipped) {
        shipped = _run(submission, false);
        Outcome memory plain = _run(submission, true);
        _assertSame(shipped, plain);
    }

    /// @dev All but the gas.
    function _assertSame(Outcome memory shipped, Outcome memory plain) internal view {
        assertEq(_withoutGas(shipped.result), _withoutGas(plain.result), "result");
        assertEq(shipped.success, plain.success, "success");
        assertEq(shipped.logs.length, plain.logs.length, "number of logs");
        for (uint256 i = 0; i < plain.logs.length; ++i) {
            assertEq(abi.encode(shipped.logs[i]), abi.encode(plain.logs[i]), "log");
        }
        for (uint256 i = 0; i < cast.length; ++i) {
            assertEq(shipped.state[i], plain.state[i], vm.toString(cast[i]));
        }
        assertEq(shipped.state[cast.length], plain.state[cast.length], "marks");
    }

    /// @dev Leaves the state as it was.
    function _run(Submission memory submission, bool isPlain) internal returns (Outcome memory outcome) {
        uint256 snapshot = vm.snapshotState();
        if (isPlain) vm.etch(address(multiSender), _plain.code);
        if (submission.isMarked) {
            vm.prank(sender);
            multiSender.cancel(submission.id);
        }
        for (uint256 i = 0; i < cast.length; ++i) {
            vm.cool(cast[i]); // as in a transaction of its own
        }

        vm.recordLogs();
        vm.prank(sender);
        outcome.gasUsed = gasleft();
        (outcome.success, outcome.result) =
            address(multiSender).call{ value: submission.value, gas: submission.gasLimit }(submission.data);
        outcome.gasUsed -= gasleft();

        Vm.Log[] memory logs = vm.getRecordedLogs();
        if (outcome.success) outcome.logs = logs; // those of a reverted call never were
        outcome.state = new bytes[](cast.length + 1);
        for (uint256 i = 0; i < cast.length; ++i) {
            outcome.state[i] = _holdings(cast[i]);
        }
        outcome.state[cast.length] = abi.encode(multiSender.marksOf(sender, submission.id >> 8));
        vm.revertToStateAndDelete(snapshot);
    }

    /* PARTS */

    /// @dev How much gas was left when it was too little is each twin's own affair.
    function _withoutGas(bytes memory result) private pure returns (bytes memory) {
        if (_selectorOf(result) != Errors.MultiSender_InsufficientGas.selector) return result;

        bytes memory copy = bytes.concat(result);
        for (uint256 i = 36; i < 68; ++i) {
            copy[i] = 0;
        }
        return copy;
    }

    function _selectorOf(bytes memory result) internal pure returns (bytes4) {
        return result.length < 4 ? bytes4(0) : bytes4(result);
    }

    /// @dev An answer byte by byte: not all tokens tell as the standard wants it.
    function _ask(address target, bytes memory question) internal view returns (bytes memory answer) {
        (, answer) = target.staticcall{ gas: 100_000 }(question);
    }
}
