// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What is booked in a vault, by purpose: base units of the token, or wei that came for them. What is not booked is
/// the liquidity's.
/// @param buyback To buy the token with, and burn it.
/// @param dividends To buy the reward token with, for the holders.
/// @param payout For the payee.
struct Booked {
    uint256 buyback;
    uint256 dividends;
    uint256 payout;
}
