// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { PackedRecords } from "../../../utils/PackedRecords.sol";
import { Route } from "./Route.sol";

/// @notice A loop may pay in groups: what holds at one place of a list must hold at all of them.
abstract contract Position_Shared_Test is Route {
    /// @dev {Kind.Wide} has a unit of 1, and in its mantissas the amounts themselves.
    enum Kind {
        Distinct,
        Equal,
        Wide
    }

    uint256 private constant KINDS = 3;

    /// @dev More than two groups of any size up to 16, and a rest.
    uint256 private constant LENGTH = 35;

    /// @dev So that no test meets the strangers of another.
    uint256 private _seed;

    function test_WhenListHasAnyLength() external {
        for (uint256 length = 1; length <= LENGTH; ++length) {
            for (uint256 entry = 0; entry < 2 * KINDS; ++entry) {
                _expectSkips({ length: length, isSkip: entry & 1 == 1, kind: Kind(entry / 2), refused: 0 });
            }
        }
    }

    function test_RevertWhen_OneCannotBePaid() external {
        for (uint256 i = 0; i < LENGTH; ++i) {
            for (uint256 kind = 0; kind < KINDS; ++kind) {
                _expectFailure({ refused: 1 << i, index: i, kind: Kind(kind) });
            }
        }
    }

    function test_WhenOneCannotBePaid() external {
        for (uint256 i = 0; i < LENGTH; ++i) {
            _expectSkipsOfAllKinds(1 << i);
        }
    }

    function test_RevertWhen_TwoCannotBePaid() external {
        for (uint256 i = 0; i < LENGTH - 1; ++i) {
            _expectFailure({ refused: 3 << i, index: i, kind: Kind(i % KINDS) });
        }
        _expectFailure({ refused: 1 | (1 << (LENGTH - 1)), index: 0, kind: Kind.Distinct });
    }

    function test_WhenTwoCannotBePaid() external {
        for (uint256 i = 0; i < LENGTH - 1; ++i) {
            _expectSkips({ length: LENGTH, isSkip: true, kind: Kind(i % KINDS), refused: 3 << i });
        }
        _expectSkipsOfAllKinds(1 | (1 << (LENGTH - 1)));
    }

    function test_WhenNobodyOfManyCanBePaid() external {
        _expectSkipsOfAllKinds((1 << LENGTH) - 1);
    }

    function test_RevertWhen_MultiSenderIsAnywhere() external {
        for (uint256 i = 0; i < LENGTH; ++i) {
            address[] memory recipients = _strangers(++_seed, LENGTH);
            recipients[i] = address(multiSender);
            bytes memory error = abi.encodeWithSelector(Errors.MultiSender_RecipientIsMultiSender.selector, i);
            for (uint256 kind = 0; kind < KINDS; ++kind) {
                _expectRevertInBothModes(_orderOfKind(recipients, Kind(kind)), error);
            }
        }
    }

    /// @dev The sum up to the first one that is not covered is named.
    function test_RevertWhen_TotalEndsAnywhere() external {
        for (uint256 kind = 0; kind < KINDS; ++kind) {
            uint256 sum;
            for (uint256 i = 0; i < LENGTH; ++i) {
                Order memory order = _orderOfKind(_strangers(++_seed, LENGTH), Kind(kind));
                sum += _amountAt(i, order.isEqual);
                order.total = sum - 1;
                _expectRevertInBothModes(
                    order, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, sum - 1, sum)
                );
            }
        }
    }

    /* PARTS */

    /// @param refused One bit per recipient.
    function _expectFailure(uint256 refused, uint256 index, Kind kind) private {
        address[] memory recipients = _strangers(++_seed, LENGTH);
        _refuseAll(recipients, refused);
        _expectRevert(
            _orderOfKind(recipients, kind),
            abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, index, recipients[index])
        );
    }

    function _expectSkipsOfAllKinds(uint256 refused) private {
        for (uint256 kind = 0; kind < KINDS; ++kind) {
            _expectSkips({ length: LENGTH, isSkip: true, kind: Kind(kind), refused: refused });
        }
    }

    function _expectSkips(uint256 length, bool isSkip, Kind kind, uint256 refused) private {
        address[] memory recipients = _strangers(++_seed, length);
        _refuseAll(recipients, refused);
        Order memory order = _orderOfKind(recipients, kind);
        order.isSkip = isSkip;
        _fund(sender, order.total);
        uint256 before = _balanceOf(sender);

        vm.recordLogs();
        vm.prank(sender);
        uint256 skipped = _submit(order);

        (uint256 number, uint256 paid) = _assertPaid(recipients, order.isEqual, refused);
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

    /// @dev {Kind.Wide} pays what {Kind.Distinct} does.
    function _orderOfKind(address[] memory recipients, Kind kind) private pure returns (Order memory order) {
        order = _orderOf(recipients, false, kind == Kind.Equal);
        if (kind != Kind.Wide) return order;

        uint256[] memory mantissas = _ascending(recipients.length);
        for (uint256 i = 0; i < mantissas.length; ++i) {
            mantissas[i] *= Defaults.UNIT;
        }
        order.unit = 1;
        order.records = PackedRecords.pack(Defaults.WIDTH, mantissas, recipients);
    }
}
