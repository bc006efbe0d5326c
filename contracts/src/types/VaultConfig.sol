// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a vault knows from birth; it is part of its code.
/// @param pair Pair of token and wrapped coin.
/// @param payee Who is paid in native coin; the zero address if nothing is ever booked for payout.
/// @param router Router that quotes what the pair pays.
/// @param token The token whose fees the vault collects.
/// @param wrappedCoin The router's wrapped native coin.
struct VaultConfig {
    address pair;
    address payee;
    address router;
    address token;
    address wrappedCoin;
}
