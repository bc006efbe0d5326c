// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBatchMarks } from "src/interfaces/IBatchMarks.sol";
import { IMultiSender } from "src/interfaces/IMultiSender.sol";
import { IBatchSender } from "src/interfaces/multisend/IBatchSender.sol";
import { Errors } from "src/libraries/Errors.sol";
import { PlainCalls } from "./PlainCalls.sol";

/// @notice Marks, and how a payment that failed is judged, whatever is paid.
abstract contract PlainBatches is IMultiSender {
    /// @dev Whether a recipient who cannot be paid is skipped, and the gas that each may use.
    struct Mode {
        bool isSkip;
        uint256 gasCap;
    }

    /// @inheritdoc IBatchMarks
    mapping(address sender => mapping(uint256 job => uint256 marks)) public marksOf;

    /* EXACTLY ONCE */

    /// @inheritdoc IBatchMarks
    function cancel(uint256 id) external {
        if (id == 0) revert Errors.MultiSender_IdZero();

        _mark(id);
        emit BatchCancelled({ sender: msg.sender, id: id });
    }

    /// @inheritdoc IBatchSender
    function isMarked(address sender, uint256 id) public view returns (bool) {
        return marksOf[sender][id / 256] & (2 ** (id % 256)) != 0;
    }

    /// @dev Before anything is paid.
    function _begin(uint256 id) internal {
        if (id == 0) return;

        _mark(id);
        emit BatchSent({ sender: msg.sender, id: id });
    }

    function _mark(uint256 id) private {
        if (isMarked(msg.sender, id)) revert Errors.MultiSender_AlreadyMarked(msg.sender, id);

        marksOf[msg.sender][id / 256] += 2 ** (id % 256);
    }

    /* MODES */

    function _strict() internal pure returns (Mode memory) {
        return Mode({ isSkip: false, gasCap: type(uint256).max });
    }

    function _skipping(uint256 gasCap) internal pure returns (Mode memory) {
        return Mode({ isSkip: true, gasCap: gasCap });
    }

    /* JUDGEMENT */

    /// @dev Before each payment: it must get all the gas that it was promised.
    function _requireGas(Mode memory mode, uint256 index) internal view {
        if (!mode.isSkip) return;

        uint256 required = mode.gasCap > type(uint64).max ? type(uint256).max : mode.gasCap * 64 / 63 + 40_000;
        uint256 available = gasleft();
        if (available < required) revert Errors.MultiSender_InsufficientGas(index, available, required);
    }

    function _requireOther(address recipient, uint256 index) internal view {
        if (recipient == address(this)) revert Errors.MultiSender_RecipientIsMultiSender(index);
    }

    /// @dev After a payment that failed: reverts unless the recipient may be skipped.
    function _requireSkip(Mode memory mode, uint256 index, address recipient, bool isUnclear) internal pure {
        if (!mode.isSkip) revert Errors.MultiSender_RecipientFailed(index, recipient);
        if (isUnclear) revert Errors.MultiSender_AnswerUnclear(index, recipient);
    }
}
