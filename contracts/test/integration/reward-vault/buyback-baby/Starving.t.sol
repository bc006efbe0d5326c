// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { HungryPayee } from "../../../mocks/market/HungryPayee.sol";
import { RejectingRecipient } from "../../../mocks/recipients/RejectingRecipient.sol";
import { Starving_RewardVault_Test } from "../shared/Starving.t.sol";
import { BuybackBabyVaultMarket } from "./BuybackBabyVaultMarket.sol";

contract Starving_BuybackBabyVault_Test is Starving_RewardVault_Test, BuybackBabyVaultMarket {
    /// @dev Nearly all that it is paid with, the 2,300 that come with any coin included. After a wei of it wrapped coin
    /// is cheaper to pay: starving it must not be a way to that.
    function _hungryPayee() internal override returns (address payee) {
        payee = address(new HungryPayee({ appetite: vault.PAYOUT_GAS() + 2000, refuses: false }));
        _wrapFor(payee, 1);
    }

    function _refusingPayee() internal override returns (address) {
        return address(new RejectingRecipient());
    }

    function _payment() internal view override returns (Payment) {
        // The first liquidity took all wrapped coin that it had but the wei.
        if (exchange.weth.balanceOf(_payee()) > 1) return Payment.Other;
        return _payee().balance > 0 ? Payment.Usual : Payment.None;
    }
}
