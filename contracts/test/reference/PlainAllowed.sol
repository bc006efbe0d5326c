// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenFromSender } from "src/interfaces/multisend/ITokenFromSender.sol";
import { ITokenSender } from "src/interfaces/multisend/ITokenSender.sol";
import { PlainTokens } from "./PlainTokens.sol";

/// @notice The entries for an ERC-20 that the sender allowed MultiSender to take.
abstract contract PlainAllowed is PlainTokens {
    /* PULL ONCE, THEN TRANSFER */

    /// @inheritdoc ITokenSender
    function sendToken(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes calldata records)
        external
    {
        _sendPulled(_strict(), _distinct(Route.Pull, id, token, total, unit, width), records);
    }

    /// @inheritdoc ITokenSender
    function sendTokenOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external returns (uint256 skipped) {
        return _sendPulled(_skipping(gasCap), _distinct(Route.Pull, id, token, total, unit, width), records);
    }

    /// @inheritdoc ITokenSender
    function sendTokenEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients)
        external
    {
        _sendPulled(_strict(), _equal(Route.Pull, id, token, total, amount), recipients);
    }

    /// @inheritdoc ITokenSender
    function sendTokenEqualOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients
    ) external returns (uint256 skipped) {
        return _sendPulled(_skipping(gasCap), _equal(Route.Pull, id, token, total, amount), recipients);
    }

    /* FROM THE SENDER TO EACH */

    /// @inheritdoc ITokenFromSender
    function sendTokenFrom(
        uint256 id,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external {
        _sendFrom(_strict(), _distinct(Route.From, id, token, total, unit, width), records);
    }

    /// @inheritdoc ITokenFromSender
    function sendTokenFromOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external returns (uint256 skipped) {
        return _sendFrom(_skipping(gasCap), _distinct(Route.From, id, token, total, unit, width), records);
    }

    /// @inheritdoc ITokenFromSender
    function sendTokenFromEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients)
        external
    {
        _sendFrom(_strict(), _equal(Route.From, id, token, total, amount), recipients);
    }

    /// @inheritdoc ITokenFromSender
    function sendTokenFromEqualOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients
    ) external returns (uint256 skipped) {
        return _sendFrom(_skipping(gasCap), _equal(Route.From, id, token, total, amount), recipients);
    }
}
