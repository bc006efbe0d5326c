// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IBatchSender } from "src/interfaces/multisend/IBatchSender.sol";
import { Errors } from "src/libraries/Errors.sol";
import { BurningRecipient } from "../../../mocks/recipients/BurningRecipient.sol";
import { GreedyRecipient } from "../../../mocks/recipients/GreedyRecipient.sol";
import { LoggingRecipient } from "../../../mocks/recipients/LoggingRecipient.sol";
import { ReenteringRecipient } from "../../../mocks/recipients/ReenteringRecipient.sol";
import { ReturningRecipient } from "../../../mocks/recipients/ReturningRecipient.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { NativeRoute } from "./NativeRoute.sol";

contract Hostile_Native_Test is NativeRoute {
    function testFuzz_WhenSenderPaysTooMuch(bool isSkip, bool isEqual, uint256 surplus) external {
        Order memory order = isEqual ? _equalOrder(_two(alice, bob), 5) : _order(_two(alice, bob));
        order.isSkip = isSkip;
        surplus = bound(surplus, 1, 1e24);
        uint256 paid = order.total;
        order.total += surplus;

        _send(order);

        assertEq(sender.balance, surplus, "sender");
        assertEq(alice.balance + bob.balance, paid, "recipients");
        assertEq(address(multiSender).balance, 0, "MultiSender");
    }

    function test_RevertWhen_SenderRefusesRest() external {
        _refuse(sender);
        Order memory order = _order(_two(alice, bob));
        order.total += 7;
        _expectRevertInBothModes(order, abi.encodeWithSelector(Errors.MultiSender_RefundFailed.selector, sender, 7));
    }

    function test_RevertWhen_SenderRefusesMoneyOfSkipped() external {
        _refuse(sender);
        _refuse(bob);
        Order memory order = _order(_two(alice, bob));
        order.isSkip = true;
        _expectRevert(
            order, abi.encodeWithSelector(Errors.MultiSender_RefundFailed.selector, sender, 2 * Defaults.UNIT)
        );
    }

    /// @dev With coin lying here the calls succeed, so that only the sum tells.
    function test_RevertGiven_ForcedCoinCouldPay() external {
        vm.deal(address(multiSender), 1 ether);
        Order memory order = _order(_two(alice, bob));
        order.total -= 1;
        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, order.total, 3 * Defaults.UNIT)
        );
    }

    function test_WhenRecipientBurnsAllGas() external {
        address burner = address(new BurningRecipient());
        Order memory order = _order(_three(alice, burner, carol));
        order.isSkip = true;

        uint256 gasBefore = gasleft();
        assertEq(_send(order), 1, "number of unpaid");
        assertLt(gasBefore - gasleft(), 5 * Defaults.GAS_CAP, "gas");
        assertEq(carol.balance, 3 * Defaults.UNIT, "carol");
        assertEq(sender.balance, 2 * Defaults.UNIT, "sender");
    }

    /// @dev The last 64th of three million gas pays for the rest of the batch: without a check, a transaction with too
    /// little gas would skip the recipient and succeed.
    function test_WhenRecipientNeedsAllItWasPromised() external {
        address greedy = address(new GreedyRecipient());
        Order memory order = _order(_two(alice, greedy));
        (order.isSkip, order.gasCap) = (true, 2_898_500); // with the stipend hardly more than it needs
        bytes memory call = _encode(order);
        uint256 paid;
        uint256 reverted;

        for (uint256 gasLimit = 2_950_000; gasLimit < 3_050_000; gasLimit += 500) {
            _fund(sender, order.total);
            uint256 before = greedy.balance;
            vm.cool(greedy); // as in a transaction of its own: reaching it costs most then
            vm.prank(sender);
            (bool success,) = address(multiSender).call{ value: order.total, gas: gasLimit }(call);
            if (success) {
                ++paid;
                assertEq(greedy.balance - before, 2 * Defaults.UNIT, "starved");
            } else {
                ++reverted;
            }
        }

        assertGt(paid, 0, "enough gas");
        assertGt(reverted, 0, "too little gas");
    }

    /// @dev Adding up 250 amounts takes more than the least that can be left here: the error is named before.
    function test_RevertWhen_GasEndsLateInALongList() external {
        Order memory order = _order(_strangers(0, 300));
        (order.isSkip, order.gasCap) = (true, 0);
        bytes memory call = _encode(order);
        _fund(sender, order.total);
        for (uint256 gasLimit = 8_500_000; gasLimit < 8_540_000; gasLimit += 2000) {
            vm.prank(sender);
            (bool success, bytes memory answer) = address(multiSender).call{ value: order.total, gas: gasLimit }(call);
            assertFalse(success, "too little gas");
            assertGt(answer.length, 0, "without a reason");
            assertEq(bytes4(answer), Errors.MultiSender_InsufficientGas.selector, "reason");
        }
    }

    /// @dev Copying a megabyte costs about two million gas.
    function test_WhenRecipientReturnsMegabyte() external {
        address returning = address(new ReturningRecipient({ reverts: false }));
        address reverting = address(new ReturningRecipient({ reverts: true }));
        Order memory order = _order(_three(alice, returning, reverting));
        (order.isSkip, order.gasCap) = (true, 3_000_000);
        _fund(sender, order.total);
        bytes memory call = _encode(order);

        // What the two take themselves, and less than one copy.
        vm.prank(sender);
        (bool success,) = address(multiSender).call{ value: order.total, gas: 2 * 2_100_000 + 1_500_000 }(call);

        assertTrue(success, "paid");
        assertEq(returning.balance, 2 * Defaults.UNIT, "returning");
        assertEq(reverting.balance, 0, "reverting");
    }

    function test_WhenRecipientLogs() external {
        LoggingRecipient wallet = new LoggingRecipient();
        Order memory order = _order(_two(alice, address(wallet)));
        _send(order);
        assertEq(wallet.received(), 2 * Defaults.UNIT, "strict");

        order.isSkip = true;
        assertEq(_send(order), 0, "enough gas");

        order.gasCap = 0;
        assertEq(_send(order), 1, "the stipend alone");
    }

    function test_WhenRecipientReenters_SpendsForeignCoin() external {
        ReenteringRecipient thief = new ReenteringRecipient();
        Order memory own = _order(_two(eve, eve));
        thief.prepare({ target: address(multiSender), data: _encode(own), value: 0 });

        // The thief's batch comes without coin, while this one's is here to the last wei.
        _send(_order(_three(address(thief), alice, bob)));

        assertFalse(thief.succeeded(), "theft");
        assertEq(eve.balance, 0, "eve");
        assertEq(alice.balance, 2 * Defaults.UNIT, "alice");
        assertEq(bob.balance, 3 * Defaults.UNIT, "bob");
    }

    function test_WhenRecipientReenters_SameBatchOfSameSender() external {
        ReenteringRecipient both = new ReenteringRecipient();
        sender = address(both); // it sends, receives, and sends once more while it receives
        Order memory order = _order(_two(sender, alice));
        order.id = Defaults.ID;
        both.prepare({ target: address(multiSender), data: _encode(order), value: order.total });
        vm.deal(sender, 2 * order.total);

        vm.prank(sender);
        _submit(order);

        assertFalse(both.succeeded(), "twice");
        assertEq(alice.balance, 2 * Defaults.UNIT, "alice");
        assertEq(sender.balance, 2 * order.total - alice.balance, "sender");
    }

    function test_WhenRecipientReenters_OwnBatch() external {
        ReenteringRecipient payer = new ReenteringRecipient();
        Order memory own = _equalOrder(_two(eve, eve), 3);
        payer.prepare({ target: address(multiSender), data: _encode(own), value: 6 });

        _send(_order(_two(address(payer), alice)));

        assertTrue(payer.succeeded(), "own batch");
        assertEq(eve.balance, 6, "eve");
        assertEq(address(payer).balance, Defaults.UNIT - 6, "payer");
        assertEq(alice.balance, 2 * Defaults.UNIT, "alice");
    }

    /// @dev The forger's own batch has the same id, and skips whom it likes, all in the sender's transaction.
    function test_WhenRecipientForgesSkip() external {
        ReenteringRecipient forger = new ReenteringRecipient();
        _refuse(eve);
        Order memory forged = _order(_two(address(forger), eve));
        (forged.isSkip, forged.id) = (true, Defaults.ID);
        forger.prepare({ target: address(multiSender), data: _encode(forged), value: forged.total });
        vm.deal(address(forger), forged.total);
        Order memory order = _order(_two(address(forger), alice));
        (order.isSkip, order.id, order.gasCap) = (true, Defaults.ID, 3_000_000);

        vm.recordLogs();
        assertEq(_send(order), 0, "number of unpaid");

        assertTrue(forger.succeeded(), "the forger's batch");
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] != IBatchSender.RecipientSkipped.selector) continue;
            assertEq(address(uint160(uint256(logs[i].topics[1]))), address(forger), "reported sender");
        }
    }
}
