// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Liquidity_Taxed_Shared_Test } from "../../taxed/shared/Liquidity.t.sol";
import { Dividends_Test } from "./Dividends.sol";

abstract contract Liquidity_DividendToken_Shared_Test is Liquidity_Taxed_Shared_Test, Dividends_Test {
    function _sentByRouter(uint256 amount) internal view override returns (uint256) {
        return _netOf(amount);
    }

    function _dust() internal pure override returns (uint256) {
        return 0;
    }
}
