// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TokenLockParams } from "../types/TokenLockParams.sol";

/// @title ITokenLockFactory
/// @notice Creates locks of tokens and coin, for liquidity until a date and for vesting, and lists them. No owner, no fee.
///
/// @dev Warning: any account may list a lock under any token and for any beneficiary. A list can hold locks that its
/// account never asked for, and empty ones: read what a lock holds.
interface ITokenLockFactory {
    /// @notice Emitted when a lock has been created.
    /// @param lock The lock.
    /// @param token Token that it is listed under.
    /// @param beneficiary Receives everything that the lock releases.
    /// @param creator Who called the factory.
    /// @param start Second at which the schedule starts.
    /// @param cliff Second before which nothing can be released.
    /// @param end Second from which on everything can be released.
    event LockCreated(
        address indexed lock,
        address indexed token,
        address indexed beneficiary,
        address creator,
        uint256 start,
        uint256 cliff,
        uint256 end
    );

    /// @notice Creates locks, all or none. They are empty: send them what they shall hold.
    /// @dev Emits {LockCreated} for each. Each error names the position in the list, from 0.
    ///
    /// Notes:
    /// - A lock's address is a hash over its terms, the caller and the salt: no other account can create it.
    /// - A lock costs about 600,000 gas, so that a transaction of 16.7 million has room for 25.
    ///
    /// Requirements:
    /// - There must be a lock to create.
    /// - The token must not be zero. It may have no code yet, like the pair of a token without liquidity.
    /// - The beneficiary must not be the zero address, the dead address, this factory or the token.
    /// - The cliff must not be longer than the duration.
    /// - The end must be in the future, and at most 100 years away: a date in milliseconds would lock for good.
    /// - The caller must not have created a lock with these terms and this salt before.
    ///
    /// @param params Terms of each lock.
    /// @return locks The locks, in the order of their terms.
    function createLocks(TokenLockParams[] calldata params) external returns (address[] memory locks);

    /// @notice Where a creator's lock of these terms is, or will be. {isLock} says which.
    /// @dev Does not check the terms.
    function predictLock(address creator, TokenLockParams calldata params) external view returns (address lock);

    /// @notice Whether the lock was created here.
    function isLock(address lock) external view returns (bool);

    /// @notice The token that a lock is listed under; zero if the lock was not created here.
    function tokenOf(address lock) external view returns (address token);

    /// @notice Number of locks that are listed under a token.
    function countByToken(address token) external view returns (uint256);

    /// @notice A page of the locks that are listed under a token, oldest first.
    /// @param offset First one to return; past the end returns none.
    /// @param limit How many to return at most.
    function locksByToken(address token, uint256 offset, uint256 limit) external view returns (address[] memory);

    /// @notice Number of locks for a beneficiary.
    function countByBeneficiary(address beneficiary) external view returns (uint256);

    /// @notice A page of the locks for a beneficiary, oldest first.
    /// @param offset First one to return; past the end returns none.
    /// @param limit How many to return at most.
    function locksByBeneficiary(address beneficiary, uint256 offset, uint256 limit)
        external
        view
        returns (address[] memory);
}
