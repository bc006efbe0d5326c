// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What the creator of a Liquidity Generator token decides, permanently; fees can only be lowered later.
/// @param charityAddress Who receives the charity fee, in native coin; the zero address if there is none.
/// @param charityBps Charity fee in hundredths of a percent: 0, or at least 100.
/// @param contractURI URI of metadata (ERC-7572), at most 2,048 bytes; empty for none.
/// @param decimals Number of decimals, 2 to 64.
/// @param liquidityFeeBps Liquidity fee in hundredths of a percent; may be 0.
/// @param name Name, 2 to 64 bytes of UTF-8.
/// @param router Router of a Uniswap V2 or of an exchange like it. Trusted: it names the pair, and quotes what it pays.
/// @param salt The creator's salt: one salt creates one token, whatever the other fields say.
/// @param symbol Symbol, 2 to 32 bytes of UTF-8.
/// @param taxFeeBps Reflection to all holders in hundredths of a percent; may be 0.
/// @param teamWallet First owner: receives the whole supply and the ownership. No transfer from or to it pays a fee.
/// @param totalSupply Supply in base units, 1 to 2^112 - 1: no pair can hold more.
struct LiquidityGeneratorTokenParams {
    address charityAddress;
    uint16 charityBps;
    string contractURI;
    uint8 decimals;
    uint16 liquidityFeeBps;
    string name;
    address router;
    bytes32 salt;
    string symbol;
    uint16 taxFeeBps;
    address teamWallet;
    uint256 totalSupply;
}
