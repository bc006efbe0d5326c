// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { DriftingToken } from "../mocks/tokens/DriftingToken.sol";
import { ScriptedToken } from "../mocks/tokens/ScriptedToken.sol";
import { PackedRecords } from "../utils/PackedRecords.sol";
import { Dice } from "./Dice.sol";
import { TokenCases } from "./TokenCases.sol";

/// @notice The routes without a signature.
abstract contract Allowed is TokenCases {
    using Dice for Dice.Cup;

    function _allow(Dice.Cup memory cup, Order memory order) internal override {
        uint256 total = order.total;
        _approve(
            address(multiSender), cup.pick([total, total, total, total, total + 1, 1 << 255, ~uint256(0), total / 2])
        );
    }

    function _arguments(Dice.Cup memory, Order memory o) internal view override returns (bytes memory) {
        if (o.isEqual && o.isSkip) return abi.encode(o.id, o.gasCap, token, o.total, o.unit, o.records);
        if (o.isEqual) return abi.encode(o.id, token, o.total, o.unit, o.records);
        if (o.isSkip) return abi.encode(o.id, o.gasCap, token, o.total, o.unit, o.width, o.records);
        return abi.encode(o.id, token, o.total, o.unit, o.width, o.records);
    }
}

contract Token_Differential_Test is Allowed {
    /// @dev More than two rounds of the unrolled loop.
    uint256 private constant LENGTH = 24;

    /// @dev Each copy of an unrolled loop judges for itself: every answer is met at every position.
    function test_SameGivenAnswerAtAnyPosition() external {
        ScriptedToken scripted = new ScriptedToken();
        token = scripted;
        scripted.mint(sender, LENGTH);
        _approve(address(multiSender), LENGTH);
        bytes[6] memory answers =
            [bytes(""), abi.encode(0), abi.encode(1), abi.encode(2), abi.encode(1 << 255), new bytes(31)];
        for (uint256 i = 0; i < answers.length * LENGTH; ++i) {
            scripted.setAnswer({ to: bob, moves: i % 2 == 0, reverts: i % 5 == 0, data: answers[i / LENGTH] });
            this.compareWith({ foe: bob, position: i % LENGTH });
        }
    }

    /// @dev The pull is the first transfer, the refund comes after all payments: each may change what lies here.
    function test_SameGivenDriftAtAnyTransfer() external {
        DriftingToken drifting = new DriftingToken();
        token = drifting;
        drifting.mint(sender, LENGTH);
        drifting.mint(address(multiSender), 77);
        drifting.setBlocked(bob, true);
        _approve(address(multiSender), LENGTH);
        for (uint256 i = 0; i < 2 * (LENGTH + 2); ++i) {
            drifting.prepare({ account: address(multiSender), isGain: i % 2 == 0, units: 1, untilDrift: 1 + i / 2 });
            this.compareWith({ foe: bob, position: i % LENGTH });
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
        submission.gasLimit = PLENTY;
        bytes memory records = PackedRecords.pack(recipients);
        submission.data = abi.encodeCall(multiSender.sendTokenEqualOrSkip, (0, 1e6, address(token), LENGTH, 1, records));
        _compare(submission);

        records = PackedRecords.pack(1, ones, recipients);
        submission.data = abi.encodeCall(multiSender.sendTokenOrSkip, (0, 1e6, address(token), LENGTH, 1, 1, records));
        _compare(submission);
    }

    function _selectors() internal view override returns (bytes4[4] memory) {
        return [
            multiSender.sendToken.selector,
            multiSender.sendTokenOrSkip.selector,
            multiSender.sendTokenEqual.selector,
            multiSender.sendTokenEqualOrSkip.selector
        ];
    }

    function _errors() internal pure override returns (bytes4[] memory) {
        return _pullErrors();
    }
}

contract TokenFrom_Differential_Test is Allowed {
    function _selectors() internal view override returns (bytes4[4] memory) {
        return [
            multiSender.sendTokenFrom.selector,
            multiSender.sendTokenFromOrSkip.selector,
            multiSender.sendTokenFromEqual.selector,
            multiSender.sendTokenFromEqualOrSkip.selector
        ];
    }

    function _errors() internal pure override returns (bytes4[] memory errors) {
        errors = super._errors();
        errors[6] = Errors.MultiSender_AnswerUnclear.selector;
    }
}
