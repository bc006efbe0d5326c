// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBuybackBabyToken } from "src/interfaces/IBuybackBabyToken.sol";
import { IBuybackBabyTokenFactory } from "src/interfaces/IBuybackBabyTokenFactory.sol";
import { ITaxedTokenFactory } from "src/interfaces/ITaxedTokenFactory.sol";
import { BuybackBabyFees } from "src/types/BuybackBabyFees.sol";
import { BuybackBabyTokenParams } from "src/types/BuybackBabyTokenParams.sol";
import { DividendSetup } from "src/types/DividendSetup.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { DividendFactory } from "../shared/dividend/DividendFactory.sol";

/// @notice The factory of Buyback Baby tokens. The team wallet is the payee: no other is named.
abstract contract BuybackBabyFactory is DividendFactory {
    /* KIND */

    function _taxedFactory() internal view override returns (ITaxedTokenFactory) {
        return buybackBabyTokenFactory;
    }

    function _kind() internal pure override returns (string memory, string memory) {
        return ("BuybackBabyToken", "BuybackBabyVault");
    }

    function _minSupply() internal pure override returns (uint256) {
        return 1;
    }

    function _feeCount() internal pure override returns (uint256) {
        return 4;
    }

    /// @dev Less than a quarter.
    function _maxFees() internal pure override returns (uint256) {
        return 2499;
    }

    function _creationCall(bytes memory params) internal pure override returns (bytes memory) {
        return abi.encodeCall(IBuybackBabyTokenFactory.createToken, (_typed(params)));
    }

    function _predictionCall(address creator, bytes memory params) internal pure override returns (bytes memory) {
        return abi.encodeCall(IBuybackBabyTokenFactory.predictToken, (creator, _typed(params)));
    }

    /* PARAMETERS */

    function _typed(bytes memory params) private pure returns (BuybackBabyTokenParams memory) {
        return abi.decode(params, (BuybackBabyTokenParams));
    }

    function _encode(Common memory common) internal view override returns (bytes memory) {
        Identity memory identity = common.identity;
        BuybackBabyTokenParams memory params =
            Defaults.buybackBabyToken({ teamWallet: identity.teamWallet, router: common.router, rewardToken: reward });
        params.contractURI = identity.contractURI;
        (params.name, params.symbol, params.decimals) = (identity.name, identity.symbol, identity.decimals);
        (params.salt, params.totalSupply) = (identity.salt, identity.totalSupply);
        return abi.encode(params);
    }

    function _encodeAny(Common memory common, uint256[5] memory seeds) internal view override returns (bytes memory) {
        return _withFees(_encode(common), _anyFees(seeds));
    }

    function _decode(bytes memory encoded) internal pure override returns (Common memory) {
        BuybackBabyTokenParams memory params = _typed(encoded);
        return Common({
            identity: Identity({
                contractURI: params.contractURI,
                decimals: params.decimals,
                name: params.name,
                salt: params.salt,
                symbol: params.symbol,
                teamWallet: params.teamWallet,
                totalSupply: params.totalSupply
            }),
            payee: address(0),
            router: params.router
        });
    }

    function _ownArguments(bytes memory encoded) internal pure override returns (bytes memory) {
        BuybackBabyTokenParams memory params = _typed(encoded);
        return abi.encode(
            DividendSetup({ minimum: 1, rewardToken: params.rewardToken }),
            BuybackBabyFees({
                buyBackFeeBps: params.buyBackFeeBps,
                liquidityFeeBps: params.liquidityFeeBps,
                marketingFeeBps: params.marketingFeeBps,
                reflectionFeeBps: params.reflectionFeeBps
            })
        );
    }

    function _payeeOf(bytes memory params) internal pure override returns (address) {
        return _typed(params).teamWallet;
    }

    /// @dev Every holder earns.
    function _minimumOf(bytes memory) internal pure override returns (uint256) {
        return 1;
    }

    function _rewardTokenOf(bytes memory params) internal pure override returns (address) {
        return _typed(params).rewardToken;
    }

    function _assertIsAsAsked(address token, bytes memory params) internal view override {
        _assertDividendsAreAsAsked(token, params);
    }

    /* FEES */

    function _withFees(bytes memory encoded, uint256[] memory fees) internal pure override returns (bytes memory) {
        BuybackBabyTokenParams memory params = _typed(encoded);
        (params.buyBackFeeBps, params.liquidityFeeBps) = (uint16(fees[0]), uint16(fees[1]));
        (params.marketingFeeBps, params.reflectionFeeBps) = (uint16(fees[2]), uint16(fees[3]));
        return abi.encode(params);
    }

    function _feesOf(bytes memory encoded) internal pure override returns (uint256[] memory fees) {
        BuybackBabyTokenParams memory params = _typed(encoded);
        fees = new uint256[](4);
        (fees[0], fees[1]) = (params.buyBackFeeBps, params.liquidityFeeBps);
        (fees[2], fees[3]) = (params.marketingFeeBps, params.reflectionFeeBps);
    }

    function _feesOf(address token) internal view override returns (uint256[] memory fees) {
        BuybackBabyFees memory actual = IBuybackBabyToken(token).fees();
        fees = new uint256[](4);
        (fees[0], fees[1]) = (actual.buyBackFeeBps, actual.liquidityFeeBps);
        (fees[2], fees[3]) = (actual.marketingFeeBps, actual.reflectionFeeBps);
    }
}
