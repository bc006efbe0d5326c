// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RewardVaultMarket } from "../../reward-vault/shared/RewardVaultMarket.sol";
import { Everybody } from "./Everybody.sol";

/// @notice A token with dividends that people use, whatever its vault meets.
abstract contract RewardLivenessMarket is RewardVaultMarket {
    function _assertEverythingWorks() internal {
        Everybody.assertEverythingWorks({ place: _place(), friend: alice });
    }

    function _assertSells() internal {
        Everybody.assertSells(_place());
    }

    function _place() private view returns (Everybody.Place memory) {
        return Everybody.Place({ router: exchange.router, token: token, pair: pair, holder: carol });
    }
}
