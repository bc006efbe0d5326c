// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { VaultMarket } from "../vault/VaultMarket.sol";
import { Everybody } from "./shared/Everybody.sol";

/// @notice A Liquidity Generator token that people use, whatever its vault meets.
abstract contract LivenessMarket is VaultMarket {
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
