// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Create2 } from "@openzeppelin/contracts/utils/Create2.sol";
import { TokenLock } from "./TokenLock.sol";
import { ITokenLockFactory } from "../interfaces/ITokenLockFactory.sol";
import { Errors } from "../libraries/Errors.sol";
import { Registry } from "../libraries/Registry.sol";
import { TokenLockParams } from "../types/TokenLockParams.sol";

/// @title TokenLockFactory
/// @notice See the documentation in {ITokenLockFactory}.
contract TokenLockFactory is ITokenLockFactory {
    using Registry for address[];

    /* CONSTANTS */

    /// @dev Where people send what should be lost; a beneficiary there is a mistake.
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /// @dev Seconds from now to the end of a lock: 100 years of 365.25 days. No schedule is longer, and the same date in
    /// milliseconds is always later. It also keeps every sum of the terms within 64 bits.
    uint256 private constant MAX_SECONDS = 36_525 days;

    /* STORAGE */

    /// @inheritdoc ITokenLockFactory
    mapping(address lock => address token) public tokenOf;

    mapping(address token => address[] locks) private _byToken;
    mapping(address beneficiary => address[] locks) private _byBeneficiary;

    /* REGISTRY */

    /// @inheritdoc ITokenLockFactory
    function isLock(address lock) public view returns (bool) {
        return tokenOf[lock] != address(0);
    }

    /// @inheritdoc ITokenLockFactory
    function countByToken(address token) external view returns (uint256) {
        return _byToken[token].length;
    }

    /// @inheritdoc ITokenLockFactory
    function countByBeneficiary(address beneficiary) external view returns (uint256) {
        return _byBeneficiary[beneficiary].length;
    }

    /// @inheritdoc ITokenLockFactory
    function locksByToken(address token, uint256 offset, uint256 limit) external view returns (address[] memory) {
        return _byToken[token].page(offset, limit);
    }

    /// @inheritdoc ITokenLockFactory
    function locksByBeneficiary(address beneficiary, uint256 offset, uint256 limit)
        external
        view
        returns (address[] memory)
    {
        return _byBeneficiary[beneficiary].page(offset, limit);
    }

    /* CREATION */

    /// @inheritdoc ITokenLockFactory
    function createLocks(TokenLockParams[] calldata params) external returns (address[] memory locks) {
        if (params.length == 0) revert Errors.TokenLockFactory_NoLocks();

        locks = new address[](params.length);
        for (uint256 i = 0; i < params.length; ++i) {
            locks[i] = _create(i, params[i]);
        }
    }

    /// @dev Looks for the lock first, since a collision of addresses would revert without a reason. No need to look once more
    /// after the deployment: its constructor calls no contract.
    function _create(uint256 index, TokenLockParams calldata params) private returns (address lock) {
        _validate(index, params);

        lock = predictLock(msg.sender, params);
        if (isLock(lock)) revert Errors.TokenLockFactory_LockExists(index, lock);

        tokenOf[lock] = params.token;
        _byToken[params.token].push(lock);
        _byBeneficiary[params.beneficiary].push(lock);

        emit LockCreated({
            lock: lock,
            token: params.token,
            beneficiary: params.beneficiary,
            creator: msg.sender,
            start: params.startTimestamp,
            cliff: params.startTimestamp + params.cliffSeconds,
            end: params.startTimestamp + params.durationSeconds
        });

        new TokenLock{ salt: _saltOf(msg.sender, params) }({
            beneficiary: params.beneficiary,
            startTimestamp: params.startTimestamp,
            cliffSeconds: params.cliffSeconds,
            durationSeconds: params.durationSeconds
        });
    }

    /// @dev No need to compare the beneficiary with the lock: its address is a hash over, among others, the beneficiary.
    function _validate(uint256 index, TokenLockParams calldata params) private view {
        if (params.token == address(0)) revert Errors.TokenLockFactory_TokenZero(index);
        if (
            params.beneficiary == address(0) || params.beneficiary == DEAD || params.beneficiary == address(this)
                || params.beneficiary == params.token
        ) revert Errors.TokenLockFactory_BeneficiaryInvalid(index, params.beneficiary);

        if (params.cliffSeconds > params.durationSeconds) {
            revert Errors.TokenLockFactory_CliffTooLong(index, params.cliffSeconds, params.durationSeconds);
        }
        uint256 end = uint256(params.startTimestamp) + params.durationSeconds;
        uint256 maxEnd = block.timestamp + MAX_SECONDS;
        // forge-lint: disable-next-line(block-timestamp): a second more or less does not matter to a lock
        if (end <= block.timestamp) revert Errors.TokenLockFactory_EndPassed(index, end, block.timestamp);
        if (end > maxEnd) revert Errors.TokenLockFactory_EndTooLate(index, end, maxEnd);
    }

    /* PREDICTION */

    /// @inheritdoc ITokenLockFactory
    function predictLock(address creator, TokenLockParams calldata params) public view returns (address lock) {
        return Create2.computeAddress(
            _saltOf(creator, params),
            keccak256(
                bytes.concat(
                    type(TokenLock).creationCode,
                    abi.encode(params.beneficiary, params.startTimestamp, params.cliffSeconds, params.durationSeconds)
                )
            )
        );
    }

    /// @dev The token is no argument of a lock: without it here, one address could be meant for two.
    function _saltOf(address creator, TokenLockParams calldata params) private pure returns (bytes32) {
        return Registry.bind(creator, keccak256(abi.encode(params.token, params.salt)));
    }
}
