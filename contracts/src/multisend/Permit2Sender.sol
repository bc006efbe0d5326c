// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LowLevelCall } from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import { ISignatureTransfer } from "../interfaces/external/ISignatureTransfer.sol";
import { IPermit2Sender } from "../interfaces/multisend/IPermit2Sender.sol";
import { Calls } from "../libraries/Calls.sol";
import { Errors } from "../libraries/Errors.sol";
import { Reads } from "../libraries/Reads.sol";
import { Records } from "../libraries/Records.sol";
import { Batch } from "../types/Batch.sol";
import { Permit2Transfer } from "../types/Permit2Transfer.sol";
import { TokenSender } from "./TokenSender.sol";

/// @title Permit2Sender
/// @notice The pulling token routes, where Permit2 brings the total.
abstract contract Permit2Sender is TokenSender, IPermit2Sender {
    using Records for bytes;

    /* CONSTANTS */

    /// @dev The same on every chain that has it.
    address private constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;

    /* ENTRIES */

    /// @inheritdoc IPermit2Sender
    function sendTokenWithPermit2(
        uint256 id,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit2Transfer calldata permit
    ) external {
        Batch memory batch = _batch(id, false, ALL_GAS, total, unit, Records.checkWidth(width));
        _sendTokenWithPermit2({ batch: batch, token: token, records: records, permit: permit });
    }

    /// @inheritdoc IPermit2Sender
    function sendTokenWithPermit2OrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit2Transfer calldata permit
    ) external returns (uint256 skipped) {
        Batch memory batch = _batch(id, true, gasCap, total, unit, Records.checkWidth(width));
        return _sendTokenWithPermit2({ batch: batch, token: token, records: records, permit: permit });
    }

    /// @inheritdoc IPermit2Sender
    function sendTokenEqualWithPermit2(
        uint256 id,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit2Transfer calldata permit
    ) external {
        Batch memory batch = _batch(id, false, ALL_GAS, total, amount, 0);
        _sendTokenWithPermit2({ batch: batch, token: token, records: recipients, permit: permit });
    }

    /// @inheritdoc IPermit2Sender
    function sendTokenEqualWithPermit2OrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit2Transfer calldata permit
    ) external returns (uint256 skipped) {
        Batch memory batch = _batch(id, true, gasCap, total, amount, 0);
        return _sendTokenWithPermit2({ batch: batch, token: token, records: recipients, permit: permit });
    }

    /* PARTS */

    /// @dev As {TokenSender-_sendToken}, but for who brings the total.
    function _sendTokenWithPermit2(
        Batch memory batch,
        address token,
        bytes calldata records,
        Permit2Transfer calldata permit
    ) private returns (uint256 skipped) {
        records.check(batch.unit, batch.width);

        _begin(batch.id);

        (, uint256 balanceBefore) = Reads.tryBalanceOf(token, address(this));
        if (!_tryPull(token, batch.total, permit)) revert Errors.MultiSender_PullFailed(token, batch.total);

        return _distribute({ batch: batch, token: token, records: records, balanceBefore: balanceBefore });
    }

    function _tryPull(address token, uint256 total, Permit2Transfer calldata permit) private returns (bool) {
        ISignatureTransfer.PermitTransferFrom memory permitted = ISignatureTransfer.PermitTransferFrom({
            permitted: ISignatureTransfer.TokenPermissions({ token: token, amount: permit.amount }),
            nonce: permit.nonce,
            deadline: permit.deadline
        });
        ISignatureTransfer.SignatureTransferDetails memory details =
            ISignatureTransfer.SignatureTransferDetails({ to: address(this), requestedAmount: total });

        // Where there is no code, calls succeed; Permit2 does not look whether the token has any.
        return PERMIT2.code.length > 0 && token.code.length > 0
            && LowLevelCall.callNoReturn(
            PERMIT2,
            abi.encodeCall(ISignatureTransfer.permitTransferFrom, (permitted, details, msg.sender, permit.signature))
        );
    }
}
