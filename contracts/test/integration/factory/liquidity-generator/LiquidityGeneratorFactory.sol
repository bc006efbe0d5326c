// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { ILiquidityGeneratorTokenFactory } from "src/interfaces/ILiquidityGeneratorTokenFactory.sol";
import { ITaxedTokenFactory } from "src/interfaces/ITaxedTokenFactory.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { TaxedFactory } from "../shared/taxed/TaxedFactory.sol";

/// @notice The factory of Liquidity Generator tokens.
abstract contract LiquidityGeneratorFactory is TaxedFactory {
    uint256 internal constant MAX_BPS = 2500;
    uint256 internal constant MIN_CHARITY_BPS = 100;

    /* KIND */

    function _taxedFactory() internal view override returns (ITaxedTokenFactory) {
        return liquidityGeneratorTokenFactory;
    }

    function _kind() internal pure override returns (string memory, string memory) {
        return ("LiquidityGeneratorToken", "TokenVault");
    }

    function _minSupply() internal pure override returns (uint256) {
        return 1;
    }

    function _creationCall(bytes memory params) internal pure override returns (bytes memory) {
        return abi.encodeCall(ILiquidityGeneratorTokenFactory.createToken, (_typed(params)));
    }

    function _predictionCall(address creator, bytes memory params) internal pure override returns (bytes memory) {
        return abi.encodeCall(ILiquidityGeneratorTokenFactory.predictToken, (creator, _typed(params)));
    }

    /* PARAMETERS */

    function _params() internal view returns (LiquidityGeneratorTokenParams memory) {
        return _typed(_usual());
    }

    function _typed(bytes memory params) private pure returns (LiquidityGeneratorTokenParams memory) {
        return abi.decode(params, (LiquidityGeneratorTokenParams));
    }

    function _encode(Common memory common) internal pure override returns (bytes memory) {
        return abi.encode(_withCommon(common));
    }

    function _withCommon(Common memory common) private pure returns (LiquidityGeneratorTokenParams memory params) {
        Identity memory identity = common.identity;
        params = Defaults.liquidityGeneratorToken({
            teamWallet: identity.teamWallet, router: common.router, charity: common.payee
        });
        params.contractURI = identity.contractURI;
        (params.name, params.symbol, params.decimals) = (identity.name, identity.symbol, identity.decimals);
        (params.salt, params.totalSupply) = (identity.salt, identity.totalSupply);
    }

    /// @dev In every fourth case there is no charity.
    function _encodeAny(Common memory common, uint256[5] memory seeds) internal pure override returns (bytes memory) {
        bool hasCharity = seeds[0] % 4 > 0;
        if (!hasCharity) common.payee = address(0);
        LiquidityGeneratorTokenParams memory params = _withCommon(common);
        params.charityBps = hasCharity ? uint16(bound(seeds[1], MIN_CHARITY_BPS, MAX_BPS)) : 0;
        params.liquidityFeeBps = uint16(bound(seeds[2], 0, MAX_BPS - params.charityBps));
        params.taxFeeBps = uint16(bound(seeds[3], 0, MAX_BPS - params.charityBps - params.liquidityFeeBps));
        return abi.encode(params);
    }

    function _decode(bytes memory encoded) internal pure override returns (Common memory) {
        LiquidityGeneratorTokenParams memory params = _typed(encoded);
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
            payee: params.charityAddress,
            router: params.router
        });
    }

    function _ownArguments(bytes memory params) internal pure override returns (bytes memory) {
        return abi.encode(_feesOf(params));
    }

    function _feesOf(bytes memory encoded) private pure returns (LiquidityGeneratorFees memory) {
        LiquidityGeneratorTokenParams memory params = _typed(encoded);
        return LiquidityGeneratorFees({
            charityBps: params.charityBps, liquidityFeeBps: params.liquidityFeeBps, taxFeeBps: params.taxFeeBps
        });
    }

    function _payeeOf(bytes memory params) internal pure override returns (address) {
        return _typed(params).charityAddress;
    }

    function _assertIsAsAsked(address token, bytes memory params) internal view override {
        ILiquidityGeneratorToken generator = ILiquidityGeneratorToken(token);
        assertEq(abi.encode(generator.fees()), abi.encode(_feesOf(params)), "fees");
        assertEq(generator.charityAddress(), _typed(params).charityAddress, "charity");
    }
}
