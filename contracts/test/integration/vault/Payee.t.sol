// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { CallingPayee } from "../../mocks/market/CallingPayee.sol";
import { HungryPayee } from "../../mocks/market/HungryPayee.sol";
import { BurningRecipient } from "../../mocks/recipients/BurningRecipient.sol";
import { RejectingRecipient } from "../../mocks/recipients/RejectingRecipient.sol";
import { ReturningRecipient } from "../../mocks/recipients/ReturningRecipient.sol";
import { Wallet } from "../../mocks/recipients/Wallet.sol";
import { WalletProxy } from "../../mocks/recipients/WalletProxy.sol";
import { VaultMarket } from "./VaultMarket.sol";

contract Payee_Vault_Test is VaultMarket {
    /// @dev What hardly anything but a wallet's own work is left of.
    uint256 private constant FOR_ITSELF = 1000;

    function test_WhenItHasNoCode() external {
        _assertPaidInCoin(makeAddr("unknown"));
    }

    function test_WhenItAccepts() external {
        _assertPaidInCoin(address(new WalletProxy(address(new Wallet()))));
    }

    function test_WhenItNeedsAllItsGas() external {
        _assertPaidInCoin(address(new HungryPayee({ appetite: vault.PAYOUT_GAS() - FOR_ITSELF, refuses: false })));
    }

    function test_WhenItNeedsMoreGas() external {
        _assertPaidInWrappedCoin(address(new HungryPayee({ appetite: vault.PAYOUT_GAS() + 2300, refuses: false })));
    }

    function test_WhenItRefuses() external {
        _assertPaidInWrappedCoin(address(new RejectingRecipient()));
    }

    function test_WhenItRefusesAtTheEndOfItsGas() external {
        _assertPaidInWrappedCoin(address(new HungryPayee({ appetite: vault.PAYOUT_GAS() - FOR_ITSELF, refuses: true })));
    }

    function test_WhenItBurnsAllItsGas() external {
        _assertPaidInWrappedCoin(address(new BurningRecipient()));
    }

    function test_WhenItReturnsAMegabyte() external {
        _assertPaidInWrappedCoin(address(new ReturningRecipient({ reverts: false })));
    }

    function test_WhenItRevertsWithAMegabyte() external {
        _assertPaidInWrappedCoin(address(new ReturningRecipient({ reverts: true })));
    }

    /// @dev Selling takes more gas than it is paid with; it is paid all the same.
    function test_WhenItSellsWhileItIsPaid() external {
        address payee = address(new CallingPayee(address(pair), abi.encodeCall(pair.sync, ())));
        _assertPaidInCoin(payee);
    }

    /* HELPERS */

    function _assertPaidInCoin(address payee) private {
        Report memory report = _pay(payee);
        assertFalse(report.isWrapped, "not wrapped");
        assertEq(payee.balance, report.coinPaid, "coin");
        assertEq(exchange.weth.balanceOf(payee), 0, "wrapped coin");
    }

    function _assertPaidInWrappedCoin(address payee) private {
        Report memory report = _pay(payee);
        assertTrue(report.isWrapped, "wrapped");
        assertEq(payee.balance, 0, "coin");
        assertEq(exchange.weth.balanceOf(payee), report.coinPaid, "wrapped coin");
    }

    function _pay(address payee) private returns (Report memory report) {
        LiquidityGeneratorTokenParams memory params = _params();
        params.charityAddress = payee;
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _collect(1e24);
        _warmUp();

        report = _assertSwaps("run");
        assertEq(report.payments, 1, "payments");
        assertGt(report.coinPaid, 0, "paid");
        assertGt(report.coinAdded, 0, "added");
    }
}
