// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { EmptyPair } from "../../../../mocks/routers/EmptyPair.sol";
import { NamingExchange } from "../../../../mocks/routers/NamingExchange.sol";
import { TaxedFactory } from "./TaxedFactory.sol";

abstract contract Wallets_Taxed_Test is TaxedFactory {
    function test_RevertWhen_TeamWalletIsRouter() external {
        _expectTeamWalletError(address(exchange.router));
    }

    function test_RevertWhen_TeamWalletIsPair() external {
        _expectWalletError(_paramsWithPair({ pair: alice, isMade: false }), alice);
        _expectWalletError(_paramsWithPair({ pair: alice, isMade: true }), alice);
    }

    /// @dev Contracts that take coin or tokens and do nothing with them.
    function test_RevertWhen_TeamWalletIsAContractOfTheMarket() external {
        _expectTeamWalletError(address(exchange.weth));
        _expectTeamWalletError(_taxedFactory().vaultImplementation());
    }

    function test_WhenPairIsAnother() external {
        address other = address(new EmptyPair());
        assertEq(_createAs(bob, _paramsWithPair({ pair: other, isMade: false })).pair(), other, "pair");
    }

    /* HELPERS */

    /// @dev The usual parameters, with an exchange that names this pair.
    function _paramsWithPair(address pair, bool isMade) internal returns (bytes memory) {
        NamingExchange naming = new NamingExchange(address(exchange.weth));
        naming.setPair({ pair: pair, isMade: isMade });
        Common memory common = _common();
        common.router = address(naming);
        return _encode(common);
    }

    function _expectTeamWalletError(address wallet) private {
        Common memory common = _common();
        common.identity.teamWallet = wallet;
        _expectWalletError(_encode(common), wallet);
    }

    function _expectWalletError(bytes memory params, address wallet) internal {
        _expectRevert(params, abi.encodeWithSelector(Errors.TaxedTokenFactory_WalletInvalid.selector, wallet));
    }
}
