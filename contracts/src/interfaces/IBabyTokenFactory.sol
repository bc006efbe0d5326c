// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITaxedTokenFactory } from "./ITaxedTokenFactory.sol";
import { BabyTokenParams } from "../types/BabyTokenParams.sol";
import { TaxedTokenPrediction } from "../types/TaxedTokenPrediction.sol";

/// @title IBabyTokenFactory
/// @notice Creates Baby tokens: dividends in a reward token, automatic liquidity, marketing in the reward token.
interface IBabyTokenFactory is ITaxedTokenFactory {
    /// @notice Creates a Baby token with its vault, and its pair if there is none; its whole supply and the ownership go
    /// to the team wallet.
    /// @dev Emits {TokenCreated}.
    ///
    /// Requirements:
    /// - The caller must not have created a token with `params.salt` before.
    /// - `params.name` must be 2 to 64 bytes, `params.symbol` 2 to 32.
    /// - `params.decimals` must be 2 to 64.
    /// - `params.totalSupply` must be 1,000 to 2^112 - 1.
    /// - `params.router` must have code and name a factory and a wrapped coin that have code.
    /// - `params.teamWallet` must not be the zero or dead address, this factory, the router, its wrapped coin, the
    ///   pair, or what vaults delegate to. (It cannot be the token or the vault, whose addresses are hashes over it.)
    /// - Each fee must be at least 1 bps, all together at most 2,500.
    /// - `params.rewardToken` must have code and tell at most 30 decimals, and not be the wrapped coin. (It cannot be the
    ///   token, which has no code yet.)
    /// - `params.minimumTokenBalanceForDividends` must be 1 to a thousandth of the supply.
    /// - `params.marketingWallet` must not be any of what the team wallet must not be, nor the reward token.
    /// - The router's exchange must make the pair, or name it: what it throws instead comes through, but for {predictToken},
    ///   which then calls the router invalid.
    /// - The pair must tell its reserves, both price sums and its total supply, and the router must know both quotes: an answer,
    ///   or a refusal with a reason.
    function createToken(BabyTokenParams calldata params) external returns (address token);

    /// @notice Where {createToken} will put token, vault and pair for this caller and these parameters. Not a view,
    /// because the pair's address is learnt by creating it and taking that back: to be simulated. Nothing changes if it
    /// is sent.
    ///
    /// Requirements:
    /// - Those of {createToken}, but for the salt and for what pair and quotes must tell.
    function predictToken(address creator, BabyTokenParams calldata params)
        external
        returns (TaxedTokenPrediction memory prediction);
}
