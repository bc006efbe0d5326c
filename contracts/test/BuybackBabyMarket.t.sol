// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBuybackBabyToken } from "src/interfaces/IBuybackBabyToken.sol";
import { IBuybackBabyVault } from "src/interfaces/IBuybackBabyVault.sol";
import { BuybackBabyTokenParams } from "src/types/BuybackBabyTokenParams.sol";
import { DividendMarket_Test } from "./DividendMarket.t.sol";
import { Defaults } from "./utils/Defaults.sol";

/// @notice A Buyback Baby token on a market.
abstract contract BuybackBabyMarket_Test is DividendMarket_Test {
    function _createToken() internal virtual override returns (address) {
        return buybackBabyTokenFactory.createToken(_params());
    }

    function _params() internal view virtual returns (BuybackBabyTokenParams memory) {
        return Defaults.buybackBabyToken({
            teamWallet: firstOwner, router: address(exchange.router), rewardToken: address(reward)
        });
    }

    function _buybackBaby() internal view returns (IBuybackBabyToken) {
        return IBuybackBabyToken(address(token));
    }

    function _buybackVault() internal view returns (IBuybackBabyVault) {
        return IBuybackBabyVault(address(vault));
    }
}
