// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendTokenFactoryBase } from "./DividendTokenFactoryBase.sol";
import { TaxedTokenFactoryBase } from "./TaxedTokenFactoryBase.sol";
import { IBabyTokenFactory } from "../interfaces/IBabyTokenFactory.sol";
import { Errors } from "../libraries/Errors.sol";
import { BabyVault } from "../liquidity/BabyVault.sol";
import { BabyToken } from "../tokens/BabyToken.sol";
import { BabyFees } from "../types/BabyFees.sol";
import { BabyTokenParams } from "../types/BabyTokenParams.sol";
import { DividendSetup } from "../types/DividendSetup.sol";
import { TaxedTokenPrediction } from "../types/TaxedTokenPrediction.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title BabyTokenFactory
/// @notice See the documentation in {IBabyTokenFactory}.
contract BabyTokenFactory is IBabyTokenFactory, DividendTokenFactoryBase {
    /* CONSTANTS */

    /// @dev Part of the supply that the least balance which earns dividends may be, at most: a thousandth.
    uint256 private constant SUPPLY_PER_MINIMUM = 1000;

    /* CONSTRUCTOR */

    constructor() TaxedTokenFactoryBase(keccak256(type(BabyVault).creationCode)) { }

    /* CREATION */

    /// @inheritdoc IBabyTokenFactory
    function createToken(BabyTokenParams calldata params) external returns (address token) {
        _validate(params);

        BabyToken created = new BabyToken{ salt: _useSalt(params.salt) }({
            identity: _identityOf(params),
            setup: _setupOf(params),
            dividends: _dividendsOf(params),
            initialFees: _feesOf(params)
        });
        token = address(created);
        _validateWallets(params, created.pair());
        _validatePair({ router: params.router, token: token, pair: created.pair() });

        _record({ token: token, salt: params.salt, firstOwner: params.teamWallet });
    }

    /// @inheritdoc IBabyTokenFactory
    function predictToken(address creator, BabyTokenParams calldata params)
        external
        returns (TaxedTokenPrediction memory prediction)
    {
        _validate(params);

        TaxedTokenSetup memory setup = _setupOf(params);
        prediction = _predictTaxed({
            creator: creator,
            salt: params.salt,
            initCode: bytes.concat(
                type(BabyToken).creationCode,
                abi.encode(_identityOf(params), setup, _dividendsOf(params), _feesOf(params))
            ),
            setup: setup
        });
        _validateWallets(params, prediction.pair);
    }

    /* PARAMETERS */

    function _validate(BabyTokenParams calldata params) private view {
        _validateIdentity({
            contractURI: params.contractURI,
            name: params.name,
            symbol: params.symbol,
            decimals: params.decimals,
            totalSupply: params.totalSupply,
            teamWallet: params.teamWallet
        });
        _validateMarket({
            router: params.router,
            totalSupply: params.totalSupply,
            feesBps: uint256(params.liquidityFeeBps) + params.marketingFeeBps + params.tokenRewardFeeBps,
            maxFeesBps: MAX_FEES_BPS
        });
        _validateFee(params.liquidityFeeBps);
        _validateFee(params.marketingFeeBps);
        _validateFee(params.tokenRewardFeeBps);
        _validateRewardToken(params.rewardToken, params.router);
        _validateMinimum(params.minimumTokenBalanceForDividends, params.totalSupply);
    }

    function _validateMinimum(uint256 minimum, uint256 totalSupply) private pure {
        if (totalSupply < SUPPLY_PER_MINIMUM) {
            revert Errors.BabyTokenFactory_TotalSupplyTooLow(totalSupply, SUPPLY_PER_MINIMUM);
        }

        uint256 max = totalSupply / SUPPLY_PER_MINIMUM;
        if (minimum == 0 || minimum > max) revert Errors.BabyTokenFactory_MinimumOutOfRange(minimum, 1, max);
    }

    function _validateWallets(BabyTokenParams calldata params, address pair) private view {
        _validateWallet({ wallet: params.teamWallet, router: params.router, pair: pair });
        // What the reward token's own contract gets of it stays there.
        if (params.marketingWallet == address(0) || params.marketingWallet == params.rewardToken) {
            revert Errors.TaxedTokenFactory_WalletInvalid(params.marketingWallet);
        }
        _validateWallet({ wallet: params.marketingWallet, router: params.router, pair: pair });
    }

    function _identityOf(BabyTokenParams calldata params) private pure returns (TokenIdentity memory) {
        return _identity({
            contractURI: params.contractURI,
            name: params.name,
            symbol: params.symbol,
            decimals: params.decimals,
            totalSupply: params.totalSupply,
            firstOwner: params.teamWallet
        });
    }

    function _setupOf(BabyTokenParams calldata params) private view returns (TaxedTokenSetup memory) {
        return TaxedTokenSetup({
            payee: params.marketingWallet, router: params.router, vaultImplementation: vaultImplementation
        });
    }

    function _dividendsOf(BabyTokenParams calldata params) private pure returns (DividendSetup memory) {
        return DividendSetup({ minimum: params.minimumTokenBalanceForDividends, rewardToken: params.rewardToken });
    }

    function _feesOf(BabyTokenParams calldata params) private pure returns (BabyFees memory) {
        return BabyFees({
            liquidityFeeBps: params.liquidityFeeBps,
            marketingFeeBps: params.marketingFeeBps,
            tokenRewardFeeBps: params.tokenRewardFeeBps
        });
    }
}
