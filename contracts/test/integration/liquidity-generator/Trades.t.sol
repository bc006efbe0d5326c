// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Trades_Taxed_Shared_Test } from "../taxed/shared/Trades.t.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

contract Trades_LiquidityGeneratorToken_Test is Trades_Taxed_Shared_Test, LiquidityGenerator_Test {
    /// @dev All but one: the first owner stays a holder.
    function _mostSold() internal view override returns (uint256) {
        return token.balanceOf(firstOwner) - 1;
    }

    function _assertRest(Vm.Log[] memory logs, uint256 next, address from, uint256 amount) internal view override {
        assertEq(logs.length, next + 1, "events");
        _assertReflected(logs[next], from, _reflectedOf(amount));
    }
}
