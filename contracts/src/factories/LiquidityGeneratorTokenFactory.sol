// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TaxedTokenFactoryBase } from "./TaxedTokenFactoryBase.sol";
import { ILiquidityGeneratorTokenFactory } from "../interfaces/ILiquidityGeneratorTokenFactory.sol";
import { Errors } from "../libraries/Errors.sol";
import { TokenVault } from "../liquidity/TokenVault.sol";
import { LiquidityGeneratorToken } from "../tokens/LiquidityGeneratorToken.sol";
import { LiquidityGeneratorFees } from "../types/LiquidityGeneratorFees.sol";
import { LiquidityGeneratorTokenParams } from "../types/LiquidityGeneratorTokenParams.sol";
import { TaxedTokenPrediction } from "../types/TaxedTokenPrediction.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title LiquidityGeneratorTokenFactory
/// @notice See the documentation in {ILiquidityGeneratorTokenFactory}.
contract LiquidityGeneratorTokenFactory is ILiquidityGeneratorTokenFactory, TaxedTokenFactoryBase {
    /* CONSTANTS */

    /// @dev Hundredths of a percent: a charity gets a whole percent or nothing.
    uint256 private constant MIN_CHARITY_BPS = 100;

    /* CONSTRUCTOR */

    constructor() TaxedTokenFactoryBase(keccak256(type(TokenVault).creationCode)) { }

    /* CREATION */

    /// @inheritdoc ILiquidityGeneratorTokenFactory
    function createToken(LiquidityGeneratorTokenParams calldata params) external returns (address token) {
        _validate(params);

        LiquidityGeneratorToken created = new LiquidityGeneratorToken{ salt: _useSalt(params.salt) }({
            identity: _identityOf(params), setup: _setupOf(params), initialFees: _feesOf(params)
        });
        token = address(created);
        _validateWallet({ wallet: params.teamWallet, router: params.router, pair: created.pair() });
        _validateWallet({ wallet: params.charityAddress, router: params.router, pair: created.pair() });
        _validatePair({ router: params.router, token: token, pair: created.pair() });

        _record({ token: token, salt: params.salt, firstOwner: params.teamWallet });
    }

    /// @inheritdoc ILiquidityGeneratorTokenFactory
    function predictToken(address creator, LiquidityGeneratorTokenParams calldata params)
        external
        returns (TaxedTokenPrediction memory prediction)
    {
        _validate(params);

        TaxedTokenSetup memory setup = _setupOf(params);
        prediction = _predictTaxed({
            creator: creator,
            salt: params.salt,
            initCode: bytes.concat(
                type(LiquidityGeneratorToken).creationCode, abi.encode(_identityOf(params), setup, _feesOf(params))
            ),
            setup: setup
        });
        _validateWallet({ wallet: params.teamWallet, router: params.router, pair: prediction.pair });
        _validateWallet({ wallet: params.charityAddress, router: params.router, pair: prediction.pair });
    }

    /* PARAMETERS */

    function _validate(LiquidityGeneratorTokenParams calldata params) private view {
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
            feesBps: uint256(params.charityBps) + params.liquidityFeeBps + params.taxFeeBps,
            maxFeesBps: MAX_FEES_BPS
        });

        bool hasCharity = params.charityAddress != address(0);
        if (hasCharity ? params.charityBps < MIN_CHARITY_BPS : params.charityBps > 0) {
            revert Errors.TaxedTokenFactory_CharityFeeInvalid(
                params.charityAddress, params.charityBps, hasCharity ? MIN_CHARITY_BPS : 0
            );
        }
    }

    function _identityOf(LiquidityGeneratorTokenParams calldata params) private pure returns (TokenIdentity memory) {
        return _identity({
            contractURI: params.contractURI,
            name: params.name,
            symbol: params.symbol,
            decimals: params.decimals,
            totalSupply: params.totalSupply,
            firstOwner: params.teamWallet
        });
    }

    function _setupOf(LiquidityGeneratorTokenParams calldata params) private view returns (TaxedTokenSetup memory) {
        return TaxedTokenSetup({
            payee: params.charityAddress, router: params.router, vaultImplementation: vaultImplementation
        });
    }

    function _feesOf(LiquidityGeneratorTokenParams calldata params)
        private
        pure
        returns (LiquidityGeneratorFees memory)
    {
        return LiquidityGeneratorFees({
            charityBps: params.charityBps, liquidityFeeBps: params.liquidityFeeBps, taxFeeBps: params.taxFeeBps
        });
    }
}
