// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBuybackBabyToken } from "src/interfaces/IBuybackBabyToken.sol";
import { IBuybackBabyVault } from "src/interfaces/IBuybackBabyVault.sol";
import { BuybackBabyFees } from "src/types/BuybackBabyFees.sol";
import { BuybackBabyTokenParams } from "src/types/BuybackBabyTokenParams.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { RewardVaultMarket } from "../shared/RewardVaultMarket.sol";

/// @notice The vault of a Buyback Baby token, which pays the first owner in coin.
abstract contract BuybackBabyVaultMarket is RewardVaultMarket {
    function _payee() internal view override returns (address) {
        return firstOwner;
    }

    /// @dev Who is paid is who has the supply.
    function _create(Opening memory opening) internal override returns (address) {
        if (opening.payee != address(0)) firstOwner = opening.payee;
        opening.salt = _saltOf(opening);
        return buybackBabyTokenFactory.createToken(_params(opening));
    }

    function _predict(Opening memory opening) internal override returns (address) {
        return buybackBabyTokenFactory.predictToken(address(this), _params(opening)).token;
    }

    function _params(Opening memory opening) private view returns (BuybackBabyTokenParams memory params) {
        params = Defaults.buybackBabyToken({
            teamWallet: firstOwner,
            router: opening.router == address(0) ? address(exchange.router) : opening.router,
            rewardToken: address(reward)
        });
        params.salt = opening.salt;
        if (opening.supply != 0) params.totalSupply = opening.supply;
    }

    function _buybackVault() internal view returns (IBuybackBabyVault) {
        return IBuybackBabyVault(address(vault));
    }

    function _dropFees() internal override {
        vm.prank(firstOwner);
        IBuybackBabyToken(address(token))
            .lowerFees(
                BuybackBabyFees({ buyBackFeeBps: 0, liquidityFeeBps: 0, marketingFeeBps: 0, reflectionFeeBps: 0 })
            );
    }

    function _feeBps() internal pure override returns (uint256 all, uint256 forLiquidity) {
        return (900, 200);
    }

    function _bookedBps() internal pure override returns (uint256 buyback, uint256 dividends, uint256 payout) {
        return (300, 300, 100);
    }

    function _implementation() internal view override returns (address) {
        return buybackBabyTokenFactory.vaultImplementation();
    }

    function _coinForBuyback() internal view override returns (uint256) {
        return _buybackVault().pendingBuyback().coin;
    }
}
