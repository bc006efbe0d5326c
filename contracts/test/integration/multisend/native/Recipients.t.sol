// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { BurningRecipient } from "../../../mocks/recipients/BurningRecipient.sol";
import { ReenteringRecipient } from "../../../mocks/recipients/ReenteringRecipient.sol";
import { ReturningRecipient } from "../../../mocks/recipients/ReturningRecipient.sol";
import { ThievingRecipient } from "../../../mocks/recipients/ThievingRecipient.sol";
import { Wallet } from "../../../mocks/recipients/Wallet.sol";
import { WalletProxy } from "../../../mocks/recipients/WalletProxy.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { NativeRoute } from "./NativeRoute.sol";

contract Recipients_Native_Test is NativeRoute {
    /// @dev BLAKE2b's precompile: it fails without input, and burns what it was given.
    address private constant UNPAYABLE = address(9);

    function test_WhenRecipientIsContractWallet() external {
        address singleton = address(new Wallet());
        address wallet = address(new WalletProxy(singleton));
        Order memory order = _order(_two(alice, wallet));
        vm.expectEmit(wallet);
        emit Wallet.SafeReceived(address(multiSender), 2 * Defaults.UNIT);
        _send(order);
        assertEq(wallet.balance, 2 * Defaults.UNIT, "strict");

        order.isSkip = true;
        assertEq(_send(order), 0, "enough gas");
        assertEq(wallet.balance, 4 * Defaults.UNIT, "skipping");

        order.gasCap = 0;
        vm.cool(wallet); // as in a transaction of its own
        vm.cool(singleton);
        assertEq(_send(order), 1, "the stipend alone");
        assertEq(sender.balance, 2 * Defaults.UNIT, "sender");
    }

    function test_RevertWhen_RecipientBurnsAllGas() external {
        _expectFailure(address(new BurningRecipient()));
    }

    function test_RevertWhen_RecipientRevertsWithMegabyte() external {
        _expectFailure(address(new ReturningRecipient({ reverts: true })));
    }

    function test_WhenRecipientsArePrecompiles() external {
        address[] memory recipients = new address[](10);
        uint256[10] memory before;
        for (uint160 i = 0; i < 10; ++i) {
            recipients[i] = address(i);
            before[i] = address(i).balance;
        }
        Order memory order = _order(recipients);
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 9, UNPAYABLE));

        order.isSkip = true;
        assertEq(_send(order), 1, "number of unpaid");
        for (uint256 i = 0; i < 9; ++i) {
            assertEq(recipients[i].balance - before[i], (i + 1) * Defaults.UNIT, "recipient");
        }
        assertEq(sender.balance, 10 * Defaults.UNIT, "sender");
    }

    function test_RevertWhen_MultiSenderGetsNothing() external {
        _expectRevertInBothModes(
            _equalOrder(_two(alice, address(multiSender)), 0),
            abi.encodeWithSelector(Errors.MultiSender_RecipientIsMultiSender.selector, 1)
        );
    }

    function test_RevertGiven_ForcedCoinCouldPayMultiSender() external {
        vm.deal(address(multiSender), 1 ether);
        _expectRevertInBothModes(
            _order(_two(alice, address(multiSender))),
            abi.encodeWithSelector(Errors.MultiSender_RecipientIsMultiSender.selector, 1)
        );
    }

    /// @dev One that cannot be paid leaves the theft a sum that comes out even.
    function test_WhenRecipientReenters_SpendsForeignCoinBySkipping() external {
        ReenteringRecipient thief = new ReenteringRecipient();
        _refuse(carol);
        Order memory own = _equalOrder(_three(carol, eve, eve), 1);
        own.isSkip = true;
        thief.prepare({ target: address(multiSender), data: _encode(own), value: 1 });

        _send(_order(_three(address(thief), alice, bob)));

        assertTrue(thief.called(), "called back");
        assertFalse(thief.succeeded(), "theft");
        assertEq(eve.balance, 0, "eve");
        assertEq(bob.balance, 3 * Defaults.UNIT, "bob");
    }

    function testFuzz_WhenRecipientReenters_Deeply(bool isSkip) external {
        address thief = address(new ThievingRecipient(multiSender));
        Order memory order = _order(_three(thief, alice, thief));
        (order.isSkip, order.gasCap) = (isSkip, 1_000_000);

        assertEq(_send(order), 0, "number of unpaid");

        assertEq(thief.balance, 4 * Defaults.UNIT, "thief");
        assertEq(alice.balance, 2 * Defaults.UNIT, "alice");
    }

    function test_WhenRecipientReenters_CancelsBatch() external {
        ReenteringRecipient both = new ReenteringRecipient();
        sender = address(both);
        Order memory order = _order(_two(sender, alice));
        order.id = Defaults.ID;
        both.prepare({ target: address(multiSender), data: abi.encodeCall(multiSender.cancel, (order.id)), value: 0 });

        _send(order);

        assertTrue(both.called(), "called back");
        assertFalse(both.succeeded(), "cancelled");
        assertEq(alice.balance, 2 * Defaults.UNIT, "alice");
    }

    function testFuzz_WhenSenderReentersWithRest(bool isSkip) external {
        ReenteringRecipient thief = new ReenteringRecipient();
        vm.deal(address(multiSender), 1 ether);
        thief.prepare({ target: address(multiSender), data: _encode(_equalOrder(_two(eve, eve), 7)), value: 13 });
        sender = address(thief);
        Order memory order = _order(_two(alice, bob));
        (order.isSkip, order.total) = (isSkip, order.total + 13);

        _send(order);

        assertTrue(thief.called(), "called back");
        assertFalse(thief.succeeded(), "theft");
        assertEq(sender.balance, 13, "sender");
        assertEq(address(multiSender).balance, 1 ether, "MultiSender");
    }

    function test_RevertWhen_CoinComesWithoutBatch() external {
        vm.deal(sender, 3);
        vm.startPrank(sender);
        (bool plain,) = address(multiSender).call{ value: 1 }("");
        assertFalse(plain, "without data");
        (bool unknown,) = address(multiSender).call{ value: 1 }(hex"12345678");
        assertFalse(unknown, "unknown function");
        (bool cancelled,) = address(multiSender).call{ value: 1 }(abi.encodeCall(multiSender.cancel, (1)));
        assertFalse(cancelled, "cancel");
    }

    function _expectFailure(address recipient) private {
        _expectRevert(
            _order(_three(alice, recipient, carol)),
            abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, recipient)
        );
    }
}
