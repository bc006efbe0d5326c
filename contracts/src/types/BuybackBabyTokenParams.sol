// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What the creator of a Buyback Baby token decides, permanently; fees can only be lowered later.
/// @param buyBackFeeBps Buyback fee in hundredths of a percent, at least 1.
/// @param contractURI URI of metadata (ERC-7572), at most 2,048 bytes; empty for none.
/// @param decimals Number of decimals, 2 to 64.
/// @param liquidityFeeBps Liquidity fee in hundredths of a percent, at least 1.
/// @param marketingFeeBps Marketing fee in hundredths of a percent, at least 1.
/// @param name Name, 2 to 64 bytes of UTF-8.
/// @param reflectionFeeBps Dividends to the holders in hundredths of a percent, at least 1.
/// @param rewardToken What dividends are paid in: not the router's wrapped coin, at most 30 decimals. Trusted to keep
/// balances: one that lies can make dividends worthless, and nothing else.
/// @param router Router of a Uniswap V2 or of an exchange like it. Trusted: it names the pairs, and quotes what they pay.
/// @param salt The creator's salt: one salt creates one token, whatever the other fields say.
/// @param symbol Symbol, 2 to 32 bytes of UTF-8.
/// @param teamWallet First owner: receives the whole supply, the ownership and the marketing fee, in native coin. No
/// transfer from or to it pays a fee.
/// @param totalSupply Supply in base units, 1 to 2^112 - 1: no pair can hold more.
struct BuybackBabyTokenParams {
    uint16 buyBackFeeBps;
    string contractURI;
    uint8 decimals;
    uint16 liquidityFeeBps;
    uint16 marketingFeeBps;
    string name;
    uint16 reflectionFeeBps;
    address rewardToken;
    address router;
    bytes32 salt;
    string symbol;
    address teamWallet;
    uint256 totalSupply;
}
