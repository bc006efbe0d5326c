// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Permit } from "../../types/Permit.sol";

/// @title IPermitSender
/// @notice The token routes with the sender's EIP-2612 permit in the same transaction: no approval beforehand.
///
/// @dev The owner of the permit is always `msg.sender`, its spender this contract. The permit may fail, as any account that sees it
/// may submit it first: what counts is the allowance that is there afterwards. Everything else is as without a permit.
interface IPermitSender {
    /// @notice As {ITokenSender-sendToken}, after `permit`.
    function sendTokenWithPermit(
        uint256 id,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit calldata permit
    ) external;

    /// @notice As {ITokenSender-sendTokenOrSkip}, after `permit`.
    function sendTokenWithPermitOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit calldata permit
    ) external returns (uint256 skipped);

    /// @notice As {ITokenSender-sendTokenEqual}, after `permit`.
    function sendTokenEqualWithPermit(
        uint256 id,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit calldata permit
    ) external;

    /// @notice As {ITokenSender-sendTokenEqualOrSkip}, after `permit`.
    function sendTokenEqualWithPermitOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit calldata permit
    ) external returns (uint256 skipped);

    /// @notice As {ITokenFromSender-sendTokenFrom}, after `permit`.
    function sendTokenFromWithPermit(
        uint256 id,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit calldata permit
    ) external;

    /// @notice As {ITokenFromSender-sendTokenFromOrSkip}, after `permit`.
    function sendTokenFromWithPermitOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit calldata permit
    ) external returns (uint256 skipped);

    /// @notice As {ITokenFromSender-sendTokenFromEqual}, after `permit`.
    function sendTokenFromEqualWithPermit(
        uint256 id,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit calldata permit
    ) external;

    /// @notice As {ITokenFromSender-sendTokenFromEqualOrSkip}, after `permit`.
    function sendTokenFromEqualWithPermitOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit calldata permit
    ) external returns (uint256 skipped);
}
