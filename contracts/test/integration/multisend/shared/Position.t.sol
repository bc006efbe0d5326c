// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Route } from "./Route.sol";

/// @notice A loop may pay in groups: what holds at one place of a list must hold at all of them.
abstract contract Position_Shared_Test is Route {
    /// @dev More than two groups of any size up to 16, and a rest.
    uint256 private constant LENGTH = 35;

    /// @dev So that no test meets the strangers of another.
    uint256 private _seed;

    function test_WhenListHasAnyLength() external {
        for (uint256 length = 1; length <= LENGTH; ++length) {
            for (uint256 entry = 0; entry < 4; ++entry) {
                _expectSkips(_strangers(++_seed, length), entry & 1 == 1, entry & 2 == 2, 0);
            }
        }
    }

    function test_RevertWhen_OneCannotBePaid() external {
        for (uint256 i = 0; i < LENGTH; ++i) {
            _expectFailure(1 << i, i, false);
            _expectFailure(1 << i, i, true);
        }
    }

    function test_WhenOneCannotBePaid() external {
        for (uint256 i = 0; i < LENGTH; ++i) {
            _expectSkips(_strangers(++_seed, LENGTH), true, false, 1 << i);
            _expectSkips(_strangers(++_seed, LENGTH), true, true, 1 << i);
        }
    }

    function test_RevertWhen_TwoCannotBePaid() external {
        for (uint256 i = 0; i < LENGTH - 1; ++i) {
            _expectFailure(3 << i, i, i & 1 == 1);
        }
        _expectFailure(1 | (1 << (LENGTH - 1)), 0, false);
        _expectFailure(1 | (1 << (LENGTH - 1)), 0, true);
    }

    function test_WhenTwoCannotBePaid() external {
        for (uint256 i = 0; i < LENGTH - 1; ++i) {
            _expectSkips(_strangers(++_seed, LENGTH), true, i & 1 == 1, 3 << i);
        }
        _expectSkips(_strangers(++_seed, LENGTH), true, false, 1 | (1 << (LENGTH - 1)));
        _expectSkips(_strangers(++_seed, LENGTH), true, true, 1 | (1 << (LENGTH - 1)));
    }

    function test_WhenNobodyOfManyCanBePaid() external {
        _expectSkips(_strangers(++_seed, LENGTH), true, false, (1 << LENGTH) - 1);
        _expectSkips(_strangers(++_seed, LENGTH), true, true, (1 << LENGTH) - 1);
    }

    function test_RevertWhen_MultiSenderIsAnywhere() external {
        for (uint256 i = 0; i < LENGTH; ++i) {
            address[] memory recipients = _strangers(++_seed, LENGTH);
            recipients[i] = address(multiSender);
            bytes memory error = abi.encodeWithSelector(Errors.MultiSender_RecipientIsMultiSender.selector, i);
            _expectRevertInBothModes(_orderOf(recipients, false, false), error);
            _expectRevertInBothModes(_orderOf(recipients, false, true), error);
        }
    }

    /// @dev With distinct amounts the sum up to the first one that is not covered is named; with equal ones it may be all.
    function test_RevertWhen_TotalEndsAnywhere() external {
        uint256 sum;
        for (uint256 i = 0; i < LENGTH; ++i) {
            address[] memory recipients = _strangers(++_seed, LENGTH);
            sum += _amountAt(i, false);
            Order memory order = _orderOf(recipients, false, false);
            order.total = sum - 1;
            _expectRevertInBothModes(
                order, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, sum - 1, sum)
            );

            order = _orderOf(recipients, i & 1 == 1, true);
            order.total = (i + 1) * order.unit - 1;
            _fund(sender, order.total);
            vm.prank(sender);
            vm.expectPartialRevert(Errors.MultiSender_TotalMismatch.selector);
            _submit(order);
        }
    }

    /* PARTS */

    /// @param refused One bit per recipient.
    function _expectFailure(uint256 refused, uint256 index, bool isEqual) private {
        address[] memory recipients = _strangers(++_seed, LENGTH);
        _refuseAll(recipients, refused);
        _expectRevert(
            _orderOf(recipients, false, isEqual),
            abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, index, recipients[index])
        );
    }

    function _expectSkips(address[] memory recipients, bool isSkip, bool isEqual, uint256 refused) private {
        _refuseAll(recipients, refused);
        Order memory order = _orderOf(recipients, isSkip, isEqual);
        _fund(sender, order.total);
        uint256 before = _balanceOf(sender);

        vm.recordLogs();
        vm.prank(sender);
        uint256 skipped = _submit(order);

        (uint256 number, uint256 paid) = _assertPaid(recipients, isEqual, refused);
        assertEq(skipped, number, "number of unpaid");
        assertEq(before - _balanceOf(sender), paid, "sender");
        assertEq(_balanceOf(address(multiSender)), 0, "MultiSender");
    }

    function _assertPaid(address[] memory recipients, bool isEqual, uint256 refused)
        private
        returns (uint256 number, uint256 paid)
    {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < recipients.length; ++i) {
            bool isRefused = (refused >> i) & 1 == 1;
            uint256 amount = _amountAt(i, isEqual);
            assertEq(_balanceOf(recipients[i]), isRefused ? 0 : amount, "recipient");
            if (isRefused) _assertReported(logs, number++, 0, i, recipients[i], amount);
            else paid += amount;
        }
    }

    function _refuseAll(address[] memory recipients, uint256 refused) private {
        for (uint256 i = 0; i < recipients.length; ++i) {
            if ((refused >> i) & 1 == 1) _refuse(recipients[i]);
        }
    }
}
