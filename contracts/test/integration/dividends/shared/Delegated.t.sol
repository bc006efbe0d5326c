// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Delegated_Taxed_Shared_Test } from "../../taxed/shared/Delegated.t.sol";
import { Dividends_Test } from "./Dividends.sol";

abstract contract Delegated_DividendToken_Shared_Test is Delegated_Taxed_Shared_Test, Dividends_Test {
    function test_WhenADelegatedAccountTransfersAndEarns() external {
        _assertSameWhenDelegated();
    }

    function _afterTrades() internal override returns (bytes32) {
        bytes32 balances = super._afterTrades();
        _distribute(1e18);
        vm.prank(alice);
        assertGt(dividendToken.claim(), 0, "claimed");
        return keccak256(abi.encode(balances, reward.balanceOf(alice)));
    }
}
