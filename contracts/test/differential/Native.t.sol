// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { AnsweringRecipient } from "../mocks/recipients/AnsweringRecipient.sol";
import { BurningRecipient } from "../mocks/recipients/BurningRecipient.sol";
import { ForcingRecipient } from "../mocks/recipients/ForcingRecipient.sol";
import { GreedyRecipient } from "../mocks/recipients/GreedyRecipient.sol";
import { LoggingRecipient } from "../mocks/recipients/LoggingRecipient.sol";
import { ReenteringRecipient } from "../mocks/recipients/ReenteringRecipient.sol";
import { RejectingRecipient } from "../mocks/recipients/RejectingRecipient.sol";
import { ThievingRecipient } from "../mocks/recipients/ThievingRecipient.sol";
import { PackedRecords } from "../utils/PackedRecords.sol";
import { Dice } from "./Dice.sol";
import { Variety } from "./Variety.sol";

contract Native_Differential_Test is Variety {
    using Dice for Dice.Cup;

    /// @dev More than two rounds of the unrolled loop.
    uint256 private constant LENGTH = 24;

    function setUp() public override {
        super.setUp();
        ReenteringRecipient payer = new ReenteringRecipient();
        payer.prepare(
            address(multiSender), abi.encodeCall(multiSender.sendNativeEqual, (0, 1, abi.encodePacked(bob, eve))), 5
        );
        vm.deal(address(payer), 5);
        friends = [alice, bob, carol, eve, sender, address(new LoggingRecipient()), address(payer)];
        friends.push(address(new AnsweringRecipient({ reverts: false, word: 0 })));
        friends.push(address(new ForcingRecipient()));
        friends.push(makeAddr("new"));
        foes = [
            address(new RejectingRecipient()),
            address(new AnsweringRecipient({ reverts: true, word: 1 })),
            address(new BurningRecipient()),
            address(new GreedyRecipient()),
            address(new ThievingRecipient(multiSender))
        ];
        for (uint256 i = 0; i < friends.length + foes.length; ++i) {
            cast.push(i < friends.length ? friends[i] : foes[i - friends.length]);
        }
    }

    /// @dev Each copy of an unrolled loop judges for itself: every foe is met at every position.
    function test_SameGivenFoeAtAnyPosition() external {
        for (uint256 i = 0; i < foes.length * LENGTH; ++i) {
            this.compareWith({ foe: foes[i / LENGTH], position: i % LENGTH });
        }
    }

    /// @dev Equal and distinct amounts have a loop each. A call of its own, so that its memory ends with it.
    function compareWith(address foe, uint256 position) external {
        address[] memory recipients = new address[](LENGTH);
        uint256[] memory ones = new uint256[](LENGTH);
        for (uint256 i = 0; i < LENGTH; ++i) {
            (recipients[i], ones[i]) = (i == position ? foe : alice, 1);
        }
        Submission memory submission;
        (submission.gasLimit, submission.value) = (PLENTY, LENGTH);
        vm.deal(sender, LENGTH);
        bytes memory records = PackedRecords.pack(recipients);
        submission.data = abi.encodeCall(multiSender.sendNativeEqualOrSkip, (0, 1e5, 1, records));
        _compare(submission);

        records = PackedRecords.pack(1, ones, recipients);
        submission.data = abi.encodeCall(multiSender.sendNativeOrSkip, (0, 1e5, 1, 1, records));
        _compare(submission);
    }

    function _errors() internal pure override returns (bytes4[] memory errors) {
        errors = new bytes4[](9);
        errors[0] = Errors.MultiSender_AlreadyMarked.selector;
        errors[1] = Errors.MultiSender_AmountOverflow.selector;
        errors[2] = Errors.MultiSender_InsufficientGas.selector;
        errors[3] = Errors.MultiSender_NoRecipients.selector;
        errors[4] = Errors.MultiSender_RecipientFailed.selector;
        errors[5] = Errors.MultiSender_RecipientIsMultiSender.selector;
        errors[6] = Errors.MultiSender_RecordsLength.selector;
        errors[7] = Errors.MultiSender_RefundFailed.selector;
        errors[8] = Errors.MultiSender_TotalMismatch.selector;
    }

    function _case(uint256 seed) internal override returns (Submission memory submission) {
        Dice.Cup memory cup = Dice.Cup(seed);
        List memory list = _payments(cup);
        submission.value = _total(cup, list);
        submission.gasLimit = PLENTY;
        _mark(cup, submission);
        submission.data = _encode(cup, list, submission.id);

        vm.deal(address(multiSender), cup.pick([uint256(0), 0, 0, 1, 77, 1e18, list.last % 1e30, list.sum % 1e30]));
        vm.deal(sender, submission.value + cup.roll(3));
        if (cup.oneIn(8)) vm.etch(sender, type(RejectingRecipient).runtimeCode);
    }

    function _encode(Dice.Cup memory cup, List memory list, uint256 id) private view returns (bytes memory) {
        bool isSkip = isSkipOnly || cup.oneIn(2);
        uint256 gasCap = _gasCap(cup);
        if (list.isEqual && isSkip) {
            return abi.encodeCall(multiSender.sendNativeEqualOrSkip, (id, gasCap, list.unit, list.records));
        }
        if (list.isEqual) return abi.encodeCall(multiSender.sendNativeEqual, (id, list.unit, list.records));
        if (isSkip) {
            return abi.encodeCall(multiSender.sendNativeOrSkip, (id, gasCap, list.unit, list.width, list.records));
        }
        return abi.encodeCall(multiSender.sendNative, (id, list.unit, list.width, list.records));
    }

    function _holdings(address account) internal view override returns (bytes memory) {
        return abi.encode(account.balance);
    }
}
