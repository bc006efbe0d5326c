// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What the creator of a Baby token decides, permanently; fees can only be lowered later.
/// @param contractURI URI of metadata (ERC-7572), at most 2,048 bytes; empty for none.
/// @param decimals Number of decimals, 2 to 64.
/// @param liquidityFeeBps Liquidity fee in hundredths of a percent, at least 1.
/// @param marketingFeeBps Marketing fee in hundredths of a percent, at least 1.
/// @param marketingWallet Who receives the marketing fee, in the reward token.
/// @param minimumTokenBalanceForDividends Base units from which a balance earns dividends, 1 to a thousandth of the supply.
/// @param name Name, 2 to 64 bytes of UTF-8.
/// @param rewardToken What dividends are paid in: not the router's wrapped coin, at most 30 decimals. Trusted to keep
/// balances: one that lies can make dividends worthless, and nothing else.
/// @param router Router of a Uniswap V2 or of an exchange like it. Trusted: it names the pairs, and quotes what they pay.
/// @param salt The creator's salt: one salt creates one token, whatever the other fields say.
/// @param symbol Symbol, 2 to 32 bytes of UTF-8.
/// @param teamWallet First owner: receives the whole supply and the ownership. No transfer from or to it pays a fee.
/// @param tokenRewardFeeBps Dividends to the holders in hundredths of a percent, at least 1.
/// @param totalSupply Supply in base units, 1,000 to 2^112 - 1: no pair can hold more.
struct BabyTokenParams {
    string contractURI;
    uint8 decimals;
    uint16 liquidityFeeBps;
    uint16 marketingFeeBps;
    address marketingWallet;
    uint256 minimumTokenBalanceForDividends;
    string name;
    address rewardToken;
    address router;
    bytes32 salt;
    string symbol;
    address teamWallet;
    uint16 tokenRewardFeeBps;
    uint256 totalSupply;
}
