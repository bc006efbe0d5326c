// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Liquidity_Taxed_Shared_Test } from "../taxed/shared/Liquidity.t.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

contract Liquidity_LiquidityGeneratorToken_Test is Liquidity_Taxed_Shared_Test, LiquidityGenerator_Test {
    /// @dev The router is a holder while the first fee is reflected, and earns a part of it.
    function _sentByRouter(uint256 amount) internal view override returns (uint256) {
        (uint256 eligible,) = generator.eligible();
        uint256 received = _netOf(amount);
        eligible += received;
        return received * (eligible + _reflectedOf(amount)) / eligible;
    }

    function _dust() internal pure override returns (uint256) {
        return 1;
    }
}
