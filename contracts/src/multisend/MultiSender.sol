// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BatchSender } from "./BatchSender.sol";
import { IMultiSender } from "../interfaces/IMultiSender.sol";
import { Records } from "../libraries/Records.sol";

/// @title MultiSender
/// @notice Sends native coin or a token to many recipients in one transaction. The manual is {IMultiSender}; here are only
/// the entries.
contract MultiSender is BatchSender {
    /* NATIVE COIN */

    /// @inheritdoc IMultiSender
    function sendNative(uint256 id, uint256 unit, uint256 width, bytes calldata records) external payable {
        _send(id, _strict(), _nativeBatch(unit, Records.checkWidth(width)), records);
    }

    /// @inheritdoc IMultiSender
    function sendNativeOrSkip(uint256 id, uint256 gasCap, uint256 unit, uint256 width, bytes calldata records)
        external
        payable
        returns (uint256 skipped)
    {
        return _send(id, _skip(gasCap), _nativeBatch(unit, Records.checkWidth(width)), records);
    }

    /// @inheritdoc IMultiSender
    function sendNativeEqual(uint256 id, uint256 amount, bytes calldata recipients) external payable {
        _send(id, _strict(), _nativeBatch(amount, 0), recipients);
    }

    /// @inheritdoc IMultiSender
    function sendNativeEqualOrSkip(uint256 id, uint256 gasCap, uint256 amount, bytes calldata recipients)
        external
        payable
        returns (uint256 skipped)
    {
        return _send(id, _skip(gasCap), _nativeBatch(amount, 0), recipients);
    }

    /* TOKEN: PULL ONCE, THEN TRANSFER */

    /// @inheritdoc IMultiSender
    function sendToken(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes calldata records)
        external
    {
        _send(id, _strict(), _pullBatch(token, total, unit, Records.checkWidth(width)), records);
    }

    /// @inheritdoc IMultiSender
    function sendTokenOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external returns (uint256 skipped) {
        return _send(id, _skip(gasCap), _pullBatch(token, total, unit, Records.checkWidth(width)), records);
    }

    /// @inheritdoc IMultiSender
    function sendTokenEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients)
        external
    {
        _send(id, _strict(), _pullBatch(token, total, amount, 0), recipients);
    }

    /// @inheritdoc IMultiSender
    function sendTokenEqualOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients
    ) external returns (uint256 skipped) {
        return _send(id, _skip(gasCap), _pullBatch(token, total, amount, 0), recipients);
    }

    /* TOKEN: FROM THE SENDER TO EACH */

    /// @inheritdoc IMultiSender
    function sendTokenFrom(
        uint256 id,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external {
        _send(id, _strict(), _fromBatch(token, total, unit, Records.checkWidth(width)), records);
    }

    /// @inheritdoc IMultiSender
    function sendTokenFromOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external returns (uint256 skipped) {
        return _send(id, _skip(gasCap), _fromBatch(token, total, unit, Records.checkWidth(width)), records);
    }

    /// @inheritdoc IMultiSender
    function sendTokenFromEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients)
        external
    {
        _send(id, _strict(), _fromBatch(token, total, amount, 0), recipients);
    }

    /// @inheritdoc IMultiSender
    function sendTokenFromEqualOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients
    ) external returns (uint256 skipped) {
        return _send(id, _skip(gasCap), _fromBatch(token, total, amount, 0), recipients);
    }

    /* PARTS OF A BATCH */

    /// @dev All or nothing, with all gas for everyone.
    function _strict() private pure returns (Mode memory) {
        return Mode({ isSkip: false, gasCap: type(uint256).max });
    }

    function _skip(uint256 gasCap) private pure returns (Mode memory) {
        return Mode({ isSkip: true, gasCap: gasCap });
    }

    function _nativeBatch(uint256 unit, uint256 width) private view returns (Batch memory) {
        return Batch({ route: Route.Native, token: address(0), total: msg.value, unit: unit, width: width });
    }

    function _pullBatch(address token, uint256 total, uint256 unit, uint256 width) private pure returns (Batch memory) {
        return Batch({ route: Route.Pull, token: token, total: total, unit: unit, width: width });
    }

    function _fromBatch(address token, uint256 total, uint256 unit, uint256 width) private pure returns (Batch memory) {
        return Batch({ route: Route.From, token: token, total: total, unit: unit, width: width });
    }
}
