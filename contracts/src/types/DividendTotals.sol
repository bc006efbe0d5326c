// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a token's ledger of dividends adds up to, in base units of the reward token.
/// @param claimed Paid out on claims.
/// @param distributions How many there have been.
/// @param granted Distributed to holders or credited to the payee, claimed or not: what the vault owes, and has paid.
/// @param remainder Part of the last distribution that goes into the next, in units of 2^-128, less than one unit.
struct DividendTotals {
    uint256 claimed;
    uint256 distributions;
    uint256 granted;
    uint256 remainder;
}
