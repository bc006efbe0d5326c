// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBatchMarks } from "../interfaces/IBatchMarks.sol";
import { Errors } from "../libraries/Errors.sol";

/// @title BatchMarks
/// @notice See the documentation in {IBatchMarks}.
/// @dev A word of marks is at the hash of sender and job, 64 bytes. A mapping of mappings would hash twice, at each of three
/// places in the code of every token. No other slot is the hash of as many bytes: neither MultiSender nor a Standard token has
/// a mapping, and Solady's ERC20 hashes 32 and 52.
/// Warning: who inherits this must not have a mapping.
abstract contract BatchMarks is IBatchMarks {
    /// @inheritdoc IBatchMarks
    function cancel(uint256 id) external {
        if (id == 0) revert Errors.MultiSender_IdZero();

        _mark(id);

        emit BatchCancelled({ sender: msg.sender, id: id });
    }

    /// @inheritdoc IBatchMarks
    function marksOf(address sender, uint256 job) public view returns (uint256 marks) {
        bytes32 slot = _slotOf(sender, job);
        assembly ("memory-safe") {
            marks := sload(slot)
        }
    }

    /// @dev Before any payment, so that a recipient who gets the same batch submitted again finds it marked.
    function _markSent(uint256 id) internal {
        if (id == 0) return;

        _mark(id);

        emit BatchSent({ sender: msg.sender, id: id });
    }

    function _mark(uint256 id) private {
        bytes32 slot = _slotOf(msg.sender, id >> 8);
        uint256 bit = uint256(1) << (id & 0xff);
        uint256 marks;
        assembly ("memory-safe") {
            marks := sload(slot)
        }
        if (marks & bit != 0) revert Errors.MultiSender_AlreadyMarked(msg.sender, id);

        assembly ("memory-safe") {
            sstore(slot, or(marks, bit))
        }
    }

    function _slotOf(address sender, uint256 job) private pure returns (bytes32 slot) {
        assembly ("memory-safe") {
            mstore(0, shl(96, sender)) // whatever the upper bits of an address are
            mstore(32, job)
            slot := keccak256(0, 64)
        }
    }
}
