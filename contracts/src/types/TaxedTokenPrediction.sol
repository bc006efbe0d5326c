// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Where a taxed token and what belongs to it will be.
/// @param pair Pair of the token and the router's wrapped coin.
/// @param token The token.
/// @param vault The token's vault.
struct TaxedTokenPrediction {
    address pair;
    address token;
    address vault;
}
