// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBuybackBabyToken } from "src/interfaces/IBuybackBabyToken.sol";
import { IBuybackBabyVault } from "src/interfaces/IBuybackBabyVault.sol";
import { BuybackBabyFees } from "src/types/BuybackBabyFees.sol";
import { BuybackBabyTokenParams } from "src/types/BuybackBabyTokenParams.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { TaxedTokenPrediction } from "src/types/TaxedTokenPrediction.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { Dividends_Test } from "../shared/Dividends.sol";

/// @notice What the shared suites ask of Buyback Baby tokens.
abstract contract BuybackBabyDividends is Dividends_Test {
    /* TOKENS */

    function _normal() internal view override returns (Setup memory) {
        BuybackBabyTokenParams memory params = _params();
        return Setup({
            decimals: params.decimals,
            fees: DividendFees({
                buybackBps: params.buyBackFeeBps,
                dividendsBps: params.reflectionFeeBps,
                liquidityBps: params.liquidityFeeBps,
                payoutBps: params.marketingFeeBps
            }),
            minimum: 1,
            name: params.name,
            rewardToken: params.rewardToken,
            symbol: params.symbol,
            totalSupply: params.totalSupply
        });
    }

    function _createAs(Setup memory setup, bytes32 salt) internal override returns (address) {
        return buybackBabyTokenFactory.createToken(_paramsOf(setup, salt));
    }

    function _predictAs(Setup memory setup, bytes32 salt) internal override returns (TaxedTokenPrediction memory) {
        return buybackBabyTokenFactory.predictToken(address(this), _paramsOf(setup, salt));
    }

    function _paramsOf(Setup memory setup, bytes32 salt) private view returns (BuybackBabyTokenParams memory params) {
        params = _params();
        params.buyBackFeeBps = setup.fees.buybackBps;
        params.decimals = setup.decimals;
        params.liquidityFeeBps = setup.fees.liquidityBps;
        params.marketingFeeBps = setup.fees.payoutBps;
        params.name = setup.name;
        params.reflectionFeeBps = setup.fees.dividendsBps;
        params.rewardToken = setup.rewardToken;
        params.salt = salt;
        params.symbol = setup.symbol;
        params.totalSupply = setup.totalSupply;
    }

    function _params() private view returns (BuybackBabyTokenParams memory) {
        return Defaults.buybackBabyToken({
            teamWallet: firstOwner, router: address(exchange.router), rewardToken: address(reward)
        });
    }

    function _buybackBaby() internal view returns (IBuybackBabyToken) {
        return IBuybackBabyToken(address(token));
    }

    /* BOUNDS */

    function _minSupply() internal pure override returns (uint256) {
        return 1;
    }

    /// @dev Below a quarter.
    function _maxFeesBps() internal pure override returns (uint256) {
        return 2499;
    }

    function _hasBuyback() internal pure override returns (bool) {
        return true;
    }

    /// @dev Each unit earns.
    function _minimumOf(Setup memory) internal pure override returns (uint256) {
        return 1;
    }

    /* OWNER */

    function _payee() internal view override returns (address) {
        return firstOwner;
    }

    function _fees() internal view override returns (DividendFees memory) {
        BuybackBabyFees memory fees = _buybackBaby().fees();
        return DividendFees({
            buybackBps: fees.buyBackFeeBps,
            dividendsBps: fees.reflectionFeeBps,
            liquidityBps: fees.liquidityFeeBps,
            payoutBps: fees.marketingFeeBps
        });
    }

    function _buybackCoin() internal view override returns (uint256) {
        return IBuybackBabyVault(address(vault)).pendingBuyback().coin;
    }

    function _lower(DividendFees memory lowered) internal override {
        _buybackBaby().lowerFees(_toKind(lowered));
    }

    function _expectFeesLowered(DividendFees memory previous, DividendFees memory current) internal override {
        vm.expectEmit(address(token));
        emit IBuybackBabyToken.FeesLowered({ previous: _toKind(previous), current: _toKind(current) });
    }

    function _toKind(DividendFees memory fees) private pure returns (BuybackBabyFees memory) {
        return BuybackBabyFees({
            buyBackFeeBps: fees.buybackBps,
            liquidityFeeBps: fees.liquidityBps,
            marketingFeeBps: fees.payoutBps,
            reflectionFeeBps: fees.dividendsBps
        });
    }
}
