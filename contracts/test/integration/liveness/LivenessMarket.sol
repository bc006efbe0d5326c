// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { VaultMarket } from "../vault/VaultMarket.sol";
import { Everybody } from "./shared/Everybody.sol";

/// @notice A Liquidity Generator token that people use, whatever its vault meets.
abstract contract LivenessMarket is VaultMarket {
    /// @dev With which a part that burns all gas has failed.
    uint256 internal constant AMPLE_GAS = 3_000_000;

    /// @dev By eve, who has no other coin.
    function _processWith(uint256 gasLimit) internal returns (Report memory report, uint256 earned) {
        uint256 before = exchange.weth.balanceOf(eve);
        vm.recordLogs();
        vm.prank(eve);
        earned = vault.process{ gas: gasLimit }();
        report = _report();
        assertEq(exchange.weth.balanceOf(eve) - before, earned, "what the keeper has earned");
    }

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
