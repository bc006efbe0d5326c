// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBabyToken } from "src/interfaces/IBabyToken.sol";
import { BabyTokenParams } from "src/types/BabyTokenParams.sol";
import { DividendMarket_Test } from "./DividendMarket.t.sol";
import { Defaults } from "./utils/Defaults.sol";

/// @notice A Baby token on a market.
abstract contract BabyMarket_Test is DividendMarket_Test {
    address internal marketingWallet = makeAddr("marketingWallet");

    function _createToken() internal virtual override returns (address) {
        return babyTokenFactory.createToken(_params());
    }

    function _params() internal view virtual returns (BabyTokenParams memory) {
        return Defaults.babyToken({
            teamWallet: firstOwner,
            router: address(exchange.router),
            rewardToken: address(reward),
            marketingWallet: marketingWallet
        });
    }

    function _baby() internal view returns (IBabyToken) {
        return IBabyToken(address(token));
    }
}
