// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Trades_Taxed_Shared_Test } from "../../taxed/shared/Trades.t.sol";
import { Dividends_Test } from "./Dividends.sol";

abstract contract Trades_DividendToken_Shared_Test is Trades_Taxed_Shared_Test, Dividends_Test {
    function _mostSold() internal view override returns (uint256) {
        return token.balanceOf(firstOwner);
    }

    function _assertRest(Vm.Log[] memory logs, uint256 next, address, uint256) internal pure override {
        assertEq(logs.length, next, "events");
    }

    /// @dev The pair earns nothing: what is distributed cannot be skimmed from it, nor claimed by it.
    function test_GivenSomethingWasDistributed() external {
        _tax(1e26);
        _warmUp();
        vault.process();
        assertGt(dividendToken.dividendTotals().granted, 0, "distributed");
        _assertNothingToSkim();
        assertEq(dividendToken.claimFor(address(pair)), 0, "claimed for the pair");
    }

    function _assertNothingToSkim() internal override {
        super._assertNothingToSkim();
        assertEq(reward.balanceOf(eve), 0, "skimmed of the reward");
    }
}
