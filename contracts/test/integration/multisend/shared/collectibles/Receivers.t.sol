// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Errors } from "src/libraries/Errors.sol";
import { BurningReceiver } from "../../../../mocks/collectibles/BurningReceiver.sol";
import { MistakenReceiver } from "../../../../mocks/collectibles/MistakenReceiver.sol";
import { RecordingReceiver } from "../../../../mocks/collectibles/RecordingReceiver.sol";
import { ReenteringReceiver } from "../../../../mocks/collectibles/ReenteringReceiver.sol";
import { RejectingReceiver } from "../../../../mocks/collectibles/RejectingReceiver.sol";
import { LoggingRecipient } from "../../../../mocks/recipients/LoggingRecipient.sol";
import { Defaults } from "../../../../utils/Defaults.sol";
import { CollectibleRoute } from "./CollectibleRoute.sol";

abstract contract Receivers_Collectibles_Test is CollectibleRoute {
    function testFuzz_WhenRecipientTakes(bool isSkip) external {
        RecordingReceiver receiver = new RecordingReceiver();
        Order memory order = _order(_two(alice, address(receiver)));
        (order.isSkip, order.gasCap) = (isSkip, 1_000_000); // remembering is dear

        assertEq(_send(order), 0, "number left out");

        assertEq(receiver.asked(), _question(order.tokenIds[1]), "asked");
        assertEq(_amountOf(address(receiver), order.tokenIds[1]), 1, "receiver");
    }

    function test_WhenRecipientCannotReceive() external {
        _expectRefusal(address(new LoggingRecipient())); // a wallet that takes coin only
    }

    function test_WhenRecipientRejects() external {
        _expectRefusal(address(new RejectingReceiver()));
    }

    function test_WhenRecipientAnswersWrongWord() external {
        _expectRefusal(address(new MistakenReceiver()));
    }

    function test_WhenRecipientBurnsAllGas() external {
        Order memory order = _order(_three(alice, address(new BurningReceiver()), carol));
        order.isSkip = true;

        uint256 gasBefore = gasleft();
        assertEq(_send(order), 1, "number left out");
        assertLt(gasBefore - gasleft(), 5 * Defaults.GAS_CAP, "gas");
        assertEq(_amountOf(carol, order.tokenIds[2]), 1, "carol");
    }

    function testFuzz_WhenRecipientReenters_OwnBatch(bool isSkip) external {
        ReenteringReceiver giver = new ReenteringReceiver();
        _approveAll(address(giver));
        Order memory own = _orderOf(address(giver), _two(eve, eve));
        giver.prepare({ target: address(multiSender), data: _encode(own) });

        Order memory order = _callBack(giver, isSkip);

        assertTrue(giver.succeeded(), "own batch");
        assertEq(_amountOf(eve, own.tokenIds[1]), 1, "eve");
        assertEq(_amountOf(address(giver), order.tokenIds[0]), 1, "giver");
    }

    /// @dev One that is in no batch, and the next token of the same batch.
    function testFuzz_WhenRecipientReenters_SendersTokens(bool isSkip, bool isTheftSkip) external {
        ReenteringReceiver thief = new ReenteringReceiver();
        _approveAll(address(thief));
        Order memory own = _order(_two(eve, eve));
        own.tokenIds[1] = _tokenIdAt(4); // becomes alice's in the batch to come
        own.isSkip = isTheftSkip;
        thief.prepare({ target: address(multiSender), data: _encode(own) });

        Order memory order = _callBack(thief, isSkip);

        assertEq(order.tokenIds[1], own.tokenIds[1], "same token");
        assertEq(thief.succeeded(), isTheftSkip, "theft");
        if (isTheftSkip) assertEq(abi.decode(thief.result(), (uint256)), 2, "theft, number left out");
        assertEq(_amountOf(eve, own.tokenIds[0]) + _amountOf(eve, own.tokenIds[1]), 0, "eve");
        assertEq(_amountOf(sender, own.tokenIds[0]), 1, "sender");
    }

    function testFuzz_WhenRecipientReenters_SameBatchOfSameSender(bool isSkip) external {
        ReenteringReceiver both = new ReenteringReceiver();
        sender = address(both); // it sends, receives, and sends once more while it receives
        _approveAll(sender);
        Order memory order = _order(_two(sender, alice));
        (order.isSkip, order.id, order.gasCap) = (isSkip, Defaults.ID, 1_000_000);
        both.prepare({ target: address(multiSender), data: _encode(order) });

        assertEq(_send(order), 0, "number left out");

        assertTrue(both.called(), "called back");
        assertFalse(both.succeeded(), "twice");
        assertEq(
            both.result(),
            abi.encodeWithSelector(Errors.MultiSender_AlreadyMarked.selector, sender, Defaults.ID),
            "reason"
        );
        assertEq(_amountOf(alice, order.tokenIds[1]), 1, "alice");
    }

    /// @dev The forger's own batch has the same id, and skips whom it likes, all in the sender's transaction.
    function test_WhenRecipientForgesSkip() external {
        ReenteringReceiver forger = new ReenteringReceiver();
        _approveAll(address(forger));
        _refuse(eve);
        Order memory forged = _orderOf(address(forger), _two(bob, eve));
        (forged.isSkip, forged.id) = (true, Defaults.ID);
        forger.prepare({ target: address(multiSender), data: _encode(forged) });
        Order memory order = _order(_two(address(forger), alice));
        (order.isSkip, order.id, order.gasCap) = (true, Defaults.ID, 3_000_000);

        vm.recordLogs();
        assertEq(_send(order), 0, "number left out");

        assertTrue(forger.succeeded(), "the forger's batch");
        Vm.Log[] memory reports = _reports();
        assertEq(reports.length, 3, "two batches and a skip");
        assertEq(reports[2].topics[1], bytes32(uint256(uint160(address(forger)))), "reported sender");
    }

    function _expectRefusal(address receiver) private {
        Order memory order = _order(_three(alice, receiver, carol));
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, receiver));

        order.isSkip = true;
        vm.recordLogs();
        assertEq(_send(order), 1, "number left out");
        _assertReport(_reports()[0], order, 1);
        assertEq(_amountOf(receiver, order.tokenIds[1]), 0, "receiver");
        assertEq(_amountOf(carol, order.tokenIds[2]), 1, "carol");
    }

    /// @dev The recipient must have been called, or the test proves nothing.
    function _callBack(ReenteringReceiver receiver, bool isSkip) private returns (Order memory order) {
        order = _order(_three(address(receiver), alice, bob));
        (order.isSkip, order.gasCap) = (isSkip, 3_000_000);
        assertFalse(receiver.called(), "not yet");
        assertEq(_send(order), 0, "number left out");
        assertTrue(receiver.called(), "called back");
        assertEq(_amountOf(alice, order.tokenIds[1]), 1, "alice");
        assertEq(_amountOf(bob, order.tokenIds[2]), 1, "bob");
        assertEq(_amountOf(address(multiSender), order.tokenIds[0]), 0, "MultiSender");
    }
}
