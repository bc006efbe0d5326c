// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Where a token is traded for the wrapped coin.
/// @param pair Pair of both.
/// @param router Router that quotes what the pair pays.
/// @param token The token.
/// @param wrappedCoin The router's wrapped native coin.
struct Market {
    address pair;
    address router;
    address token;
    address wrappedCoin;
}
