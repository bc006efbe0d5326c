// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Delegated_Taxed_Shared_Test } from "../taxed/shared/Delegated.t.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

contract Delegated_LiquidityGeneratorToken_Test is Delegated_Taxed_Shared_Test, LiquidityGenerator_Test {
    function test_WhenADelegatedAccountTransfers() external {
        _assertSameWhenDelegated();
    }
}
