// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What the creator of a Standard token decides, permanently.
/// @param contractURI URI of metadata (ERC-7572), at most 2,048 bytes; empty for none.
/// @param decimals Number of decimals, 2 to 64.
/// @param name Name, 2 to 64 bytes of UTF-8.
/// @param salt The creator's salt: one salt creates one token, whatever the other fields say.
/// @param symbol Symbol, 2 to 32 bytes of UTF-8.
/// @param teamWallet First owner: receives the whole supply. The page fills in the connected account by default.
/// @param totalSupply Supply in base units, more than 0.
struct StandardTokenParams {
    string contractURI;
    uint8 decimals;
    string name;
    bytes32 salt;
    string symbol;
    address teamWallet;
    uint256 totalSupply;
}
