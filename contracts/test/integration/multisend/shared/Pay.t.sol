// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { PackedRecords } from "../../../utils/PackedRecords.sol";
import { Route } from "./Route.sol";

abstract contract Pay_Shared_Test is Route {
    mapping(address recipient => uint256) private _expected;

    function testFuzz_WhenAllCanBePaid(bool isSkip, uint256 seed, uint256 count, uint256 width, uint256 unit) external {
        width = bound(width, 1, 32);
        count = bound(count, 1, width > 30 ? 1 : 35);
        uint256 highest = type(uint256).max >> (256 - 8 * width);
        Order memory order = _order(new address[](0));
        order.isSkip = isSkip;
        order.width = width;
        order.unit = bound(unit, 0, type(uint248).max / highest / count);

        address[] memory recipients = new address[](count);
        for (uint256 i = 0; i < count; ++i) {
            // One in four comes again.
            recipients[i] = vm.addr(uint256(keccak256(abi.encode(seed, i % 4 == 3 ? i - 1 : i))) >> 8);
            uint256 mantissa = uint256(keccak256(abi.encode(seed, "mantissa", i))) & highest;
            order.records = bytes.concat(order.records, PackedRecords.cut(mantissa, width), bytes20(recipients[i]));
            order.total += mantissa * order.unit;
            _expected[recipients[i]] += mantissa * order.unit;
        }

        assertEq(_send(order), 0, "number of unpaid");

        for (uint256 i = 0; i < count; ++i) {
            assertEq(_balanceOf(recipients[i]), _expected[recipients[i]], "recipient");
        }
        assertEq(_balanceOf(sender), 0, "sender");
        assertEq(_balanceOf(address(multiSender)), 0, "MultiSender");
    }

    function testFuzz_WhenAllCanBePaid_Equal(bool isSkip, uint256 amount, uint256 count) external {
        count = bound(count, 1, 35);
        amount = bound(amount, 0, type(uint248).max / count);
        address[] memory recipients = new address[](count);
        for (uint256 i = 0; i < count; ++i) {
            recipients[i] = vm.addr(i + 1);
        }
        Order memory order = _equalOrder(recipients, amount);
        order.isSkip = isSkip;

        assertEq(_send(order), 0, "number of unpaid");

        for (uint256 i = 0; i < count; ++i) {
            assertEq(_balanceOf(recipients[i]), amount, "recipient");
        }
        assertEq(_balanceOf(sender), 0, "sender");
    }

    function test_GivenDonationsBeforehand() external {
        _fund(address(multiSender), 77);

        _send(_order(_two(alice, bob)));

        assertEq(_balanceOf(address(multiSender)), 77, "donation");
        assertEq(_balanceOf(sender), 0, "sender");
    }

    function test_WhenRecipientAppearsTwice() external {
        _send(_order(_three(alice, bob, alice)));
        assertEq(_balanceOf(alice), 4 * Defaults.UNIT, "alice");
        assertEq(_balanceOf(bob), 2 * Defaults.UNIT, "bob");
    }

    function test_WhenSenderIsAmongRecipients() external {
        _send(_order(_two(alice, sender)));
        assertEq(_balanceOf(alice), Defaults.UNIT, "alice");
        assertEq(_balanceOf(sender), 2 * Defaults.UNIT, "sender");
    }

    function test_WhenAmountIsZero() external {
        uint256[] memory mantissas = _ascending(2);
        mantissas[0] = 0;
        _send(_order(_two(alice, bob), mantissas));
        assertEq(_balanceOf(alice), 0, "alice");
        assertEq(_balanceOf(bob), 2 * Defaults.UNIT, "bob");
    }

    function test_RevertWhen_RecipientCannotBePaid() external {
        _refuse(bob);
        bytes memory error = abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, bob);
        _expectRevert(_order(_three(alice, bob, carol)), error);
        _expectRevert(_equalOrder(_three(alice, bob, carol), 5), error);
        assertEq(_balanceOf(alice), 0, "alice");
    }
}
