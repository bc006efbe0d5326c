// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Label } from "../libraries/Label.sol";

/// @notice What a token of any kind receives at its creation, checked by its factory.
/// @param contractURI URI of the token's metadata (ERC-7572), or empty.
/// @param decimals Number of decimals.
/// @param firstOwner Receives the whole supply.
/// @param name Name, taken apart into words.
/// @param symbol Symbol, likewise.
/// @param totalSupply Base units.
struct TokenIdentity {
    string contractURI;
    uint8 decimals;
    address firstOwner;
    Label.Words name;
    Label.Words symbol;
    uint256 totalSupply;
}
