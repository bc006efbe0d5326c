// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What the creator of a lock decides, permanently. Duration 0 makes a lock until a date, more a vesting schedule.
/// @param beneficiary Owner of the lock: receives everything that it releases. Never changes.
/// @param cliffSeconds Seconds after the start in which nothing can be released, at most the duration.
/// @param durationSeconds Seconds from the start to the end, over which all becomes releasable linearly; with 0 all does at the start.
/// @param salt The creator's salt: equal terms with another salt make another lock.
/// @param startTimestamp Second, as block.timestamp, at which the schedule starts. May be past; the end may not.
/// @param token Token that the lock is listed under, the pair for liquidity. Need not exist yet. The lock holds any token and coin.
struct TokenLockParams {
    address beneficiary;
    uint64 cliffSeconds;
    uint64 durationSeconds;
    bytes32 salt;
    uint64 startTimestamp;
    address token;
}
