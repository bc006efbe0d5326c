// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BurningToken } from "../../../mocks/tokens/BurningToken.sol";
import { DearChain_Shared_Test } from "./DearChain.t.sol";
import { ERC20Route } from "./ERC20Route.sol";

/// @notice A token whose transfers burn more than today.
abstract contract DearTokenChain is DearChain_Shared_Test, ERC20Route {
    constructor() {
        token = new BurningToken();
    }

    function _makePaymentsDear(address[] memory, Rise memory rise) internal override {
        _makeTokenDear(address(token), rise);
    }

    function _burnAllFor(address account) internal override {
        token.setBlocked(account, true);
    }

    function _coolRoute() internal override {
        vm.cool(address(token));
    }
}
