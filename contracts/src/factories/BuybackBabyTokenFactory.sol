// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendTokenFactoryBase } from "./DividendTokenFactoryBase.sol";
import { TaxedTokenFactoryBase } from "./TaxedTokenFactoryBase.sol";
import { IBuybackBabyTokenFactory } from "../interfaces/IBuybackBabyTokenFactory.sol";
import { BuybackBabyVault } from "../liquidity/BuybackBabyVault.sol";
import { BuybackBabyToken } from "../tokens/BuybackBabyToken.sol";
import { BuybackBabyFees } from "../types/BuybackBabyFees.sol";
import { BuybackBabyTokenParams } from "../types/BuybackBabyTokenParams.sol";
import { DividendSetup } from "../types/DividendSetup.sol";
import { TaxedTokenPrediction } from "../types/TaxedTokenPrediction.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title BuybackBabyTokenFactory
/// @notice See the documentation in {IBuybackBabyTokenFactory}.
contract BuybackBabyTokenFactory is IBuybackBabyTokenFactory, DividendTokenFactoryBase {
    /* CONSTANTS */

    /// @dev Base units: every holder earns dividends.
    uint256 private constant MINIMUM = 1;

    /* CONSTRUCTOR */

    constructor() TaxedTokenFactoryBase(keccak256(type(BuybackBabyVault).creationCode)) { }

    /* CREATION */

    /// @inheritdoc IBuybackBabyTokenFactory
    function createToken(BuybackBabyTokenParams calldata params) external returns (address token) {
        _validate(params);

        BuybackBabyToken created = new BuybackBabyToken{ salt: _useSalt(params.salt) }({
            identity: _identityOf(params),
            setup: _setupOf(params),
            dividends: _dividendsOf(params),
            initialFees: _feesOf(params)
        });
        token = address(created);
        _validateWallet({ wallet: params.teamWallet, router: params.router, pair: created.pair() });
        _validatePair({ router: params.router, token: token, pair: created.pair() });

        _record({ token: token, salt: params.salt, firstOwner: params.teamWallet });
    }

    /// @inheritdoc IBuybackBabyTokenFactory
    function predictToken(address creator, BuybackBabyTokenParams calldata params)
        external
        returns (TaxedTokenPrediction memory prediction)
    {
        _validate(params);

        TaxedTokenSetup memory setup = _setupOf(params);
        prediction = _predictTaxed({
            creator: creator,
            salt: params.salt,
            initCode: bytes.concat(
                type(BuybackBabyToken).creationCode,
                abi.encode(_identityOf(params), setup, _dividendsOf(params), _feesOf(params))
            ),
            setup: setup
        });
        _validateWallet({ wallet: params.teamWallet, router: params.router, pair: prediction.pair });
    }

    /* PARAMETERS */

    function _validate(BuybackBabyTokenParams calldata params) private view {
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
            feesBps: uint256(params.buyBackFeeBps) + params.liquidityFeeBps + params.marketingFeeBps
                + params.reflectionFeeBps,
            maxFeesBps: MAX_FEES_BPS - 1 // the page says: less than 25 %
        });
        _validateFee(params.buyBackFeeBps);
        _validateFee(params.liquidityFeeBps);
        _validateFee(params.marketingFeeBps);
        _validateFee(params.reflectionFeeBps);
        _validateRewardToken(params.rewardToken, params.router);
    }

    function _identityOf(BuybackBabyTokenParams calldata params) private pure returns (TokenIdentity memory) {
        return _identity({
            contractURI: params.contractURI,
            name: params.name,
            symbol: params.symbol,
            decimals: params.decimals,
            totalSupply: params.totalSupply,
            firstOwner: params.teamWallet
        });
    }

    function _setupOf(BuybackBabyTokenParams calldata params) private view returns (TaxedTokenSetup memory) {
        return
            TaxedTokenSetup({
                payee: params.teamWallet, router: params.router, vaultImplementation: vaultImplementation
            });
    }

    function _dividendsOf(BuybackBabyTokenParams calldata params) private pure returns (DividendSetup memory) {
        return DividendSetup({ minimum: MINIMUM, rewardToken: params.rewardToken });
    }

    function _feesOf(BuybackBabyTokenParams calldata params) private pure returns (BuybackBabyFees memory) {
        return BuybackBabyFees({
            buyBackFeeBps: params.buyBackFeeBps,
            liquidityFeeBps: params.liquidityFeeBps,
            marketingFeeBps: params.marketingFeeBps,
            reflectionFeeBps: params.reflectionFeeBps
        });
    }
}
