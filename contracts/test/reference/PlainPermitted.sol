// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IPermit2Sender } from "src/interfaces/multisend/IPermit2Sender.sol";
import { IPermitSender } from "src/interfaces/multisend/IPermitSender.sol";
import { Permit } from "src/types/Permit.sol";
import { Permit2Transfer } from "src/types/Permit2Transfer.sol";
import { PlainTokens } from "./PlainTokens.sol";

/// @notice The entries for an ERC-20 with the sender's signature in the same transaction.
abstract contract PlainPermitted is PlainTokens {
    /* PERMIT */

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
        _sendPermitted(_strict(), _distinct(Route.Pull, id, token, total, unit, width), records, permit);
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
        return _sendPermitted(_skipping(gasCap), _distinct(Route.Pull, id, token, total, unit, width), records, permit);
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
        _sendPermitted(_strict(), _equal(Route.Pull, id, token, total, amount), recipients, permit);
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
        return _sendPermitted(_skipping(gasCap), _equal(Route.Pull, id, token, total, amount), recipients, permit);
    }

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
        _sendPermitted(_strict(), _distinct(Route.From, id, token, total, unit, width), records, permit);
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
        return _sendPermitted(_skipping(gasCap), _distinct(Route.From, id, token, total, unit, width), records, permit);
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
        _sendPermitted(_strict(), _equal(Route.From, id, token, total, amount), recipients, permit);
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
        return _sendPermitted(_skipping(gasCap), _equal(Route.From, id, token, total, amount), recipients, permit);
    }

    /* PERMIT2 */

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
        _sendPermit2(_strict(), _distinct(Route.Pull, id, token, total, unit, width), records, permit);
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
        return _sendPermit2(_skipping(gasCap), _distinct(Route.Pull, id, token, total, unit, width), records, permit);
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
        _sendPermit2(_strict(), _equal(Route.Pull, id, token, total, amount), recipients, permit);
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
        return _sendPermit2(_skipping(gasCap), _equal(Route.Pull, id, token, total, amount), recipients, permit);
    }
}
