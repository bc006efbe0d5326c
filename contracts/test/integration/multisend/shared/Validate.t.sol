// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { PackedRecords } from "../../../utils/PackedRecords.sol";
import { Route } from "./Route.sol";

abstract contract Validate_Shared_Test is Route {
    function test_RevertWhen_WidthIsZero() external {
        Order memory order = _equalOrder(_two(alice, bob), 1);
        (order.isEqual, order.width) = (false, 0);
        _expectRevertInBothModes(order, abi.encodeWithSelector(Errors.MultiSender_WidthOutOfRange.selector, 0));
    }

    function testFuzz_RevertWhen_WidthIsAbove32(uint256 width) external {
        _expectWidthError(33);
        _expectWidthError(bound(width, 34, type(uint256).max));
    }

    function test_RevertWhen_NoRecipients() external {
        bytes memory error = abi.encodeWithSelector(Errors.MultiSender_NoRecipients.selector);
        _expectRevertInBothModes(_order(new address[](0)), error);
        _expectRevertInBothModes(_equalOrder(new address[](0), 1), error);
    }

    function testFuzz_RevertWhen_RecordsAreNotWhole(uint256 surplus) external {
        Order memory order = _order(_two(alice, bob));
        order.records = bytes.concat(order.records, new bytes(bound(surplus, 1, 27)));
        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_RecordsLength.selector, order.records.length, 28)
        );

        order = _equalOrder(_two(alice, bob), 1);
        order.records = bytes.concat(order.records, new bytes(bound(surplus, 1, 19)));
        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_RecordsLength.selector, order.records.length, 20)
        );
    }

    function testFuzz_RevertWhen_AmountsMayOverflow(uint256 width, uint256 count) external {
        width = bound(width, 1, 32);
        count = bound(count, 1, 5);
        address[] memory recipients = new address[](count);
        Order memory order = _order(recipients, new uint256[](count));
        order.width = width;
        order.records = PackedRecords.pack(width, new uint256[](count), recipients);
        order.unit = _highestUnit(width, count) + 1;

        // From width 31 on, the highest unit is 1 or even 0, and the next one is too much, as everywhere.
        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_AmountOverflow.selector, order.unit, width, count)
        );
    }

    function testFuzz_RevertWhen_EqualAmountsOverflow(uint256 amount) external {
        _expectEqualOverflow(2 ** 247);
        _expectEqualOverflow(bound(amount, 2 ** 247, type(uint256).max));
    }

    function testFuzz_WhenHighestAmountsFit(uint256 width, uint256 count) external {
        width = bound(width, 1, 31);
        count = bound(count, 1, width == 31 ? 1 : 5);
        address[] memory recipients = new address[](count);
        uint256[] memory mantissas = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            recipients[i] = address(uint160(0xa11ce000 + i));
            mantissas[i] = type(uint256).max >> (256 - 8 * width);
        }
        Order memory order = _order(recipients, new uint256[](count));
        order.width = width;
        order.unit = _highestUnit(width, count);
        order.records = PackedRecords.pack(width, mantissas, recipients);
        order.total = order.unit * mantissas[0] * count;

        _send(order);

        for (uint256 i = 0; i < count; ++i) {
            assertEq(_balanceOf(recipients[i]), order.unit * mantissas[i], "highest amount");
        }
    }

    function test_RevertWhen_RecipientIsMultiSender() external {
        bytes memory error = abi.encodeWithSelector(Errors.MultiSender_RecipientIsMultiSender.selector, 1);
        _expectRevertInBothModes(_order(_two(alice, address(multiSender))), error);
        _expectRevertInBothModes(_equalOrder(_two(alice, address(multiSender)), 1), error);
    }

    function test_RevertWhen_TotalIsTooLow() external {
        Order memory order = _order(_two(alice, bob));
        order.total -= 1;
        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, order.total, 3 * Defaults.UNIT)
        );

        order = _equalOrder(_two(alice, bob), 5);
        order.total = 9;
        _expectRevertInBothModes(order, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, 9, 10));
    }

    function _expectWidthError(uint256 width) private {
        Order memory order = _order(_two(alice, bob));
        order.width = width;
        _expectRevertInBothModes(order, abi.encodeWithSelector(Errors.MultiSender_WidthOutOfRange.selector, width));
    }

    function _expectEqualOverflow(uint256 amount) private {
        Order memory order = _equalOrder(_two(alice, bob), 1);
        (order.unit, order.total) = (amount, 0);
        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_AmountOverflow.selector, amount, 0, 2)
        );
    }

    /// @dev The highest unit for which `unit * (256^width - 1) * count` fits in 248 bits.
    function _highestUnit(uint256 width, uint256 count) private pure returns (uint256) {
        return type(uint248).max / (type(uint256).max >> (256 - 8 * width)) / count;
    }
}
