// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Wallets_Taxed_Test } from "./Wallets.t.sol";

/// @dev For kinds that pay an account besides holders and team wallet.
abstract contract Payee_Taxed_Test is Wallets_Taxed_Test {
    function test_RevertWhen_PayeeIsNobody() external {
        _expectPayeeError(0x000000000000000000000000000000000000dEaD);
        _expectPayeeError(address(exchange.router));
        _expectPayeeError(address(_factory()));
    }

    function test_RevertWhen_PayeeIsPair() external {
        _expectWalletError(_paramsWithPair({ pair: payee, isMade: false }), payee);
        _expectWalletError(_paramsWithPair({ pair: payee, isMade: true }), payee);
    }

    function test_RevertWhen_PayeeIsAContractOfTheMarket() external {
        _expectPayeeError(address(exchange.weth));
        _expectPayeeError(_taxedFactory().vaultImplementation());
    }

    function test_WhenPayeeIsTheTeamWallet() external {
        bytes memory params = _paramsWithPayee(alice);
        _assertIsAsAsked(address(_createAs(bob, params)), params);
    }

    /* HELPERS */

    function _paramsWithPayee(address wallet) private view returns (bytes memory) {
        Common memory common = _common();
        common.payee = wallet;
        return _encode(common);
    }

    function _expectPayeeError(address wallet) internal {
        _expectWalletError(_paramsWithPayee(wallet), wallet);
    }
}
