// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { CallingPayee } from "../../../mocks/market/CallingPayee.sol";
import { HungryPayee } from "../../../mocks/market/HungryPayee.sol";
import { BurningRecipient } from "../../../mocks/recipients/BurningRecipient.sol";
import { RejectingRecipient } from "../../../mocks/recipients/RejectingRecipient.sol";
import { ReturningRecipient } from "../../../mocks/recipients/ReturningRecipient.sol";
import { Wallet } from "../../../mocks/recipients/Wallet.sol";
import { WalletProxy } from "../../../mocks/recipients/WalletProxy.sol";
import { Report } from "../shared/VaultReports.sol";
import { BuybackBabyVaultMarket } from "./BuybackBabyVaultMarket.sol";

/// @notice The first owner is paid in coin, in the first step.
contract Marketing_BuybackBabyVault_Test is BuybackBabyVaultMarket {
    function _arrange() internal override { }

    function testFuzz_WhenItHasNoCode(uint256 collected) external {
        uint256 before = firstOwner.balance;
        _collect(bound(collected, 1e18, 2e25));
        _warmUp();
        Report memory report = _runFirst();
        assertApproxEqAbs(report.coinPaid, report.coinBooked / 7, 2, "one part of seven");
        assertFalse(report.isWrapped, "not wrapped");
        assertEq(firstOwner.balance - before, report.coinPaid, "coin");
    }

    function test_WhenItAccepts() external {
        _assertPaid(address(new WalletProxy(address(new Wallet()))), false);
    }

    function test_WhenItNeedsMoreGas() external {
        _assertPaid(address(new HungryPayee({ appetite: vault.PAYOUT_GAS() + 2300, refuses: false })), true);
    }

    function test_WhenItRefuses() external {
        _assertPaid(address(new RejectingRecipient()), true);
    }

    function test_WhenItBurnsAllItsGas() external {
        _assertPaid(address(new BurningRecipient()), true);
    }

    function test_WhenItReturnsAMegabyte() external {
        _assertPaid(address(new ReturningRecipient({ reverts: false })), true);
    }

    function test_WhenItRevertsWithAMegabyte() external {
        _assertPaid(address(new ReturningRecipient({ reverts: true })), true);
    }

    function test_WhenItSyncsThePair() external {
        _assertPaid(address(new CallingPayee(address(pair), abi.encodeCall(pair.sync, ()))), false);
    }

    /// @dev Independent of the owner: the first owner was promised it.
    function test_WhenTheOwnershipIsGone() external {
        uint256 before = firstOwner.balance;
        vm.prank(firstOwner);
        Ownable(address(token)).renounceOwnership();
        _collect(1e23);
        _warmUp();
        assertEq(_runFirst().coinPaid, firstOwner.balance - before, "paid");
        assertGt(firstOwner.balance, before, "something");
    }

    /* HELPERS */

    function _assertPaid(address payee, bool isWrapped) private {
        Opening memory opening;
        opening.payee = payee;
        _openWith(opening);
        _collect(1e24);
        _warmUp();
        uint256 before = payee.balance;

        Report memory report = _runFirst();

        assertEq(report.payments, 1, "payments");
        assertEq(report.isWrapped, isWrapped, "wrapped");
        assertGt(report.coinPaid, 0, "paid");
        assertEq(payee.balance - before, isWrapped ? 0 : report.coinPaid, "coin");
        assertEq(exchange.weth.balanceOf(payee), isWrapped ? report.coinPaid : 0, "wrapped coin");
        assertGt(rewardVault.pendingReward().dividendsCoin, 0, "and the others' coin waits");
        assertGt(report.coinAdded, 0, "and liquidity is made");
        _assertSolvent();
    }
}
