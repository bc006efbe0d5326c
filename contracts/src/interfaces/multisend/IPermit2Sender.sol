// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Permit2Transfer } from "../../types/Permit2Transfer.sol";

/// @title IPermit2Sender
/// @notice The pulling token routes, where the total comes through Permit2's SignatureTransfer in the same transaction: for
/// tokens that the sender once allowed Permit2 to take.
///
/// @dev The owner of the signature is always `msg.sender`, its spender this contract. A nonce of Permit2 is used up by the
/// batch; if the batch reverts, so does that. Everything else is as in {ITokenSender}.
interface IPermit2Sender {
    /// @notice As {ITokenSender-sendToken}, pulled through Permit2.
    function sendTokenWithPermit2(
        uint256 id,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit2Transfer calldata permit
    ) external;

    /// @notice As {ITokenSender-sendTokenOrSkip}, pulled through Permit2.
    function sendTokenWithPermit2OrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records,
        Permit2Transfer calldata permit
    ) external returns (uint256 skipped);

    /// @notice As {ITokenSender-sendTokenEqual}, pulled through Permit2.
    function sendTokenEqualWithPermit2(
        uint256 id,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit2Transfer calldata permit
    ) external;

    /// @notice As {ITokenSender-sendTokenEqualOrSkip}, pulled through Permit2.
    function sendTokenEqualWithPermit2OrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients,
        Permit2Transfer calldata permit
    ) external returns (uint256 skipped);
}
