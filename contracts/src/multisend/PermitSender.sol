// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LowLevelCall } from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import { IERC20Permit } from "../interfaces/external/IERC20Permit.sol";
import { IPermitSender } from "../interfaces/multisend/IPermitSender.sol";
import { Records } from "../libraries/Records.sol";
import { Batch } from "../types/Batch.sol";
import { Permit } from "../types/Permit.sol";
import { TokenFromSender } from "./TokenFromSender.sol";
import { TokenSender } from "./TokenSender.sol";

/// @title PermitSender
/// @notice The token routes after the sender's EIP-2612 permit.
abstract contract PermitSender is TokenSender, TokenFromSender, IPermitSender {
    /* PULL ONCE, THEN TRANSFER */

    /// @inheritdoc IPermitSender
    function sendTokenWithPermit(
        uint256 id,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit calldata permit
    ) external {
        _permit(token, permit);
        Batch memory batch = _batch(id, false, ALL_GAS, total, unit, Records.checkWidth(width));
        _sendToken({ batch: batch, token: token, records: records });
    }

    /// @inheritdoc IPermitSender
    function sendTokenWithPermitOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit calldata permit
    ) external returns (uint256 skipped) {
        _permit(token, permit);
        Batch memory batch = _batch(id, true, gasCap, total, unit, Records.checkWidth(width));
        return _sendToken({ batch: batch, token: token, records: records });
    }

    /// @inheritdoc IPermitSender
    function sendTokenEqualWithPermit(
        uint256 id,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit calldata permit
    ) external {
        _permit(token, permit);
        Batch memory batch = _batch(id, false, ALL_GAS, total, amount, 0);
        _sendToken({ batch: batch, token: token, records: recipients });
    }

    /// @inheritdoc IPermitSender
    function sendTokenEqualWithPermitOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit calldata permit
    ) external returns (uint256 skipped) {
        _permit(token, permit);
        Batch memory batch = _batch(id, true, gasCap, total, amount, 0);
        return _sendToken({ batch: batch, token: token, records: recipients });
    }

    /* FROM THE SENDER TO EACH */

    /// @inheritdoc IPermitSender
    function sendTokenFromWithPermit(
        uint256 id,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit calldata permit
    ) external {
        _permit(token, permit);
        Batch memory batch = _batch(id, false, ALL_GAS, total, unit, Records.checkWidth(width));
        _sendTokenFrom({ batch: batch, token: token, records: records });
    }

    /// @inheritdoc IPermitSender
    function sendTokenFromWithPermitOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit calldata permit
    ) external returns (uint256 skipped) {
        _permit(token, permit);
        Batch memory batch = _batch(id, true, gasCap, total, unit, Records.checkWidth(width));
        return _sendTokenFrom({ batch: batch, token: token, records: records });
    }

    /// @inheritdoc IPermitSender
    function sendTokenFromEqualWithPermit(
        uint256 id,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit calldata permit
    ) external {
        _permit(token, permit);
        Batch memory batch = _batch(id, false, ALL_GAS, total, amount, 0);
        _sendTokenFrom({ batch: batch, token: token, records: recipients });
    }

    /// @inheritdoc IPermitSender
    function sendTokenFromEqualWithPermitOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit calldata permit
    ) external returns (uint256 skipped) {
        _permit(token, permit);
        Batch memory batch = _batch(id, true, gasCap, total, amount, 0);
        return _sendTokenFrom({ batch: batch, token: token, records: recipients });
    }

    /* PARTS */

    /// @dev Its result does not matter: an observer of the permit may have submitted it first, and then it fails though the
    /// allowance is there. If the allowance is not there, the payment says so.
    function _permit(address token, Permit calldata permit) private {
        LowLevelCall.callNoReturn(
            token,
            abi.encodeCall(
                IERC20Permit.permit,
                (msg.sender, address(this), permit.value, permit.deadline, permit.v, permit.r, permit.s)
            )
        );
    }
}
