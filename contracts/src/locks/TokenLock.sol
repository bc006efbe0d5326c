// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { VestingWallet } from "@openzeppelin/contracts/finance/VestingWallet.sol";
import { VestingWalletCliff } from "@openzeppelin/contracts/finance/VestingWalletCliff.sol";
import { Errors } from "../libraries/Errors.sol";

/// @title TokenLock
/// @notice Keeps tokens and coin for a beneficiary until they are vested: OpenZeppelin's VestingWalletCliff, whose owner is
/// the beneficiary, and never changes.
///
/// @dev Nothing is releasable before `cliff()`; from then on the part of `duration()` that has passed since `start()`, of
/// all that ever arrived; from `end()` on everything. With a duration of 0 the three are the same second. What arrives late
/// vests as if it had been there from the start.
///
/// Notes:
/// - Any account may call `release()` and `release(token)`; only the beneficiary is paid.
/// - The lock holds any token and coin, whatever token it is listed under. Where coin is also a token, it leaves as coin alone.
/// - A token that takes a fee from this address takes it from what is released. Liquidity, tokens and dividends that the lock
/// earns as a holder vest like what it was given.
///
/// Warning:
/// - No account can end a lock early, add to its time or move it to another beneficiary. An account that has lost its key has
/// lost what its locks hold.
/// - A beneficiary that refuses coin, or that a token blocks, is not paid for as long as that lasts. The rest is not affected.
/// - A token whose balances shrink by themselves can make `releasable` revert until enough has vested again.
contract TokenLock is VestingWalletCliff {
    /// @param beneficiary Receives everything that is released.
    /// @param startTimestamp Second at which the schedule starts.
    /// @param cliffSeconds Seconds after the start in which nothing is releasable.
    /// @param durationSeconds Seconds from the start to the end.
    constructor(address beneficiary, uint64 startTimestamp, uint64 cliffSeconds, uint64 durationSeconds)
        VestingWallet(beneficiary, startTimestamp, durationSeconds)
        VestingWalletCliff(cliffSeconds)
    { }

    /// @inheritdoc VestingWallet
    /// @dev A release books first and pays then. A token that calls the beneficiary before it moves anything would let a second
    /// release, from within the first, count the same units as booked and as held: then more is booked than was vested. And
    /// where coin is a token as well, what leaves as coin and what leaves as token would each be booked for itself.
    function release(address token) public override {
        uint256 coin = address(this).balance;
        uint256 vested = vestedAmount(token, uint64(block.timestamp));

        super.release(token);

        if (released(token) != vested || address(this).balance < coin) revert Errors.TokenLock_ExcessReleased(token);
    }

    /// @notice Always reverts: a lock pays its owner, so a transfer would sell what is not vested.
    function transferOwnership(address) public view override {
        revert Errors.TokenLock_BeneficiaryFixed(owner());
    }

    /// @notice Always reverts: without an owner every release would fail.
    function renounceOwnership() public view override {
        revert Errors.TokenLock_BeneficiaryFixed(owner());
    }
}
