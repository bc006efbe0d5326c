// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBabyToken } from "src/interfaces/IBabyToken.sol";
import { IBabyTokenFactory } from "src/interfaces/IBabyTokenFactory.sol";
import { ITaxedTokenFactory } from "src/interfaces/ITaxedTokenFactory.sol";
import { BabyFees } from "src/types/BabyFees.sol";
import { BabyTokenParams } from "src/types/BabyTokenParams.sol";
import { DividendSetup } from "src/types/DividendSetup.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { DividendFactory } from "../shared/dividend/DividendFactory.sol";

/// @notice The factory of Baby tokens.
abstract contract BabyFactory is DividendFactory {
    uint256 internal constant SUPPLY_PER_MINIMUM = 1000;

    /* KIND */

    function _taxedFactory() internal view override returns (ITaxedTokenFactory) {
        return babyTokenFactory;
    }

    function _kind() internal pure override returns (string memory, string memory) {
        return ("BabyToken", "BabyVault");
    }

    function _minSupply() internal pure override returns (uint256) {
        return SUPPLY_PER_MINIMUM;
    }

    function _feeCount() internal pure override returns (uint256) {
        return 3;
    }

    function _maxFees() internal pure override returns (uint256) {
        return 2500;
    }

    function _creationCall(bytes memory params) internal pure override returns (bytes memory) {
        return abi.encodeCall(IBabyTokenFactory.createToken, (_typed(params)));
    }

    function _predictionCall(address creator, bytes memory params) internal pure override returns (bytes memory) {
        return abi.encodeCall(IBabyTokenFactory.predictToken, (creator, _typed(params)));
    }

    /* PARAMETERS */

    function _params() internal view returns (BabyTokenParams memory) {
        return _typed(_usual());
    }

    function _typed(bytes memory params) internal pure returns (BabyTokenParams memory) {
        return abi.decode(params, (BabyTokenParams));
    }

    /// @dev The least balance that earns is as high as may be.
    function _encode(Common memory common) internal view override returns (bytes memory) {
        Identity memory identity = common.identity;
        BabyTokenParams memory params = Defaults.babyToken({
            teamWallet: identity.teamWallet, router: common.router, rewardToken: reward, marketingWallet: common.payee
        });
        params.contractURI = identity.contractURI;
        (params.name, params.symbol, params.decimals) = (identity.name, identity.symbol, identity.decimals);
        (params.salt, params.totalSupply) = (identity.salt, identity.totalSupply);
        params.minimumTokenBalanceForDividends = identity.totalSupply / SUPPLY_PER_MINIMUM;
        return abi.encode(params);
    }

    function _encodeAny(Common memory common, uint256[5] memory seeds) internal view override returns (bytes memory) {
        BabyTokenParams memory params = _typed(_withFees(_encode(common), _anyFees(seeds)));
        params.minimumTokenBalanceForDividends = bound(seeds[4], 1, params.totalSupply / SUPPLY_PER_MINIMUM);
        return abi.encode(params);
    }

    function _decode(bytes memory encoded) internal pure override returns (Common memory) {
        BabyTokenParams memory params = _typed(encoded);
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
            payee: params.marketingWallet,
            router: params.router
        });
    }

    function _ownArguments(bytes memory encoded) internal pure override returns (bytes memory) {
        BabyTokenParams memory params = _typed(encoded);
        return abi.encode(
            DividendSetup({ minimum: params.minimumTokenBalanceForDividends, rewardToken: params.rewardToken }),
            BabyFees({
                liquidityFeeBps: params.liquidityFeeBps,
                marketingFeeBps: params.marketingFeeBps,
                tokenRewardFeeBps: params.tokenRewardFeeBps
            })
        );
    }

    function _payeeOf(bytes memory params) internal pure override returns (address) {
        return _typed(params).marketingWallet;
    }

    function _minimumOf(bytes memory params) internal pure override returns (uint256) {
        return _typed(params).minimumTokenBalanceForDividends;
    }

    function _rewardTokenOf(bytes memory params) internal pure override returns (address) {
        return _typed(params).rewardToken;
    }

    function _assertIsAsAsked(address token, bytes memory params) internal view override {
        _assertDividendsAreAsAsked(token, params);
        assertEq(IBabyToken(token).marketingWallet(), _typed(params).marketingWallet, "marketing wallet");
    }

    /* FEES */

    function _withFees(bytes memory encoded, uint256[] memory fees) internal pure override returns (bytes memory) {
        BabyTokenParams memory params = _typed(encoded);
        (params.liquidityFeeBps, params.marketingFeeBps) = (uint16(fees[0]), uint16(fees[1]));
        params.tokenRewardFeeBps = uint16(fees[2]);
        return abi.encode(params);
    }

    function _feesOf(bytes memory encoded) internal pure override returns (uint256[] memory fees) {
        BabyTokenParams memory params = _typed(encoded);
        fees = new uint256[](3);
        (fees[0], fees[1], fees[2]) = (params.liquidityFeeBps, params.marketingFeeBps, params.tokenRewardFeeBps);
    }

    function _feesOf(address token) internal view override returns (uint256[] memory fees) {
        BabyFees memory actual = IBabyToken(token).fees();
        fees = new uint256[](3);
        (fees[0], fees[1], fees[2]) = (actual.liquidityFeeBps, actual.marketingFeeBps, actual.tokenRewardFeeBps);
    }
}
