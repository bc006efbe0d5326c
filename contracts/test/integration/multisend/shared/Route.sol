// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IBatchSender } from "src/interfaces/multisend/IBatchSender.sol";
import { Base_Test } from "../../../Base.t.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { PackedRecords } from "../../../utils/PackedRecords.sol";

/// @notice What the shared suites ask of a route. Each route answers for its four entries: distinct or equal amounts,
/// strict or skipping.
abstract contract Route is Base_Test {
    /// @param isEqual Then `unit` is the amount, and `width` says nothing.
    /// @param total Wei to send along, or the token's total.
    struct Order {
        bool isSkip;
        bool isEqual;
        uint256 id;
        uint256 gasCap;
        uint256 total;
        uint256 unit;
        uint256 width;
        bytes records;
    }

    /* THE ROUTE'S ANSWERS */

    /// @dev The call of MultiSender.
    function _encode(Order memory order) internal view virtual returns (bytes memory);

    /// @dev The coin that goes with it, in wei.
    function _valueOf(Order memory order) internal pure virtual returns (uint256);

    /// @dev Gives an account what the route pays with, and the allowance.
    function _fund(address account, uint256 amount) internal virtual;

    function _balanceOf(address account) internal view virtual returns (uint256);

    /// @dev Makes it impossible to pay an account, from now on.
    function _refuse(address account) internal virtual;

    /* ORDERS */

    function _order(address[] memory recipients, uint256[] memory mantissas)
        internal
        pure
        returns (Order memory order)
    {
        uint256 sum;
        for (uint256 i = 0; i < mantissas.length; ++i) {
            sum += mantissas[i];
        }
        order = Order({
            isSkip: false,
            isEqual: false,
            id: 0,
            gasCap: Defaults.GAS_CAP,
            total: sum * Defaults.UNIT,
            unit: Defaults.UNIT,
            width: Defaults.WIDTH,
            records: PackedRecords.pack(Defaults.WIDTH, mantissas, recipients)
        });
    }

    /// @dev Pays 1, 2, 3, … units.
    function _order(address[] memory recipients) internal pure returns (Order memory) {
        return _order(recipients, _ascending(recipients.length));
    }

    function _equalOrder(address[] memory recipients, uint256 amount) internal pure returns (Order memory order) {
        order = _order(recipients);
        order.isEqual = true;
        order.unit = amount;
        order.total = amount * recipients.length;
        order.records = PackedRecords.pack(recipients);
    }

    /* SUBMISSION */

    /// @dev Calls MultiSender and nothing else, so that a prank or an expectation before it concerns that call.
    function _submit(Order memory order) internal returns (uint256 skipped) {
        (bool success, bytes memory result) = address(multiSender).call{ value: _valueOf(order) }(_encode(order));
        if (!success) {
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
        return result.length == 0 ? 0 : abi.decode(result, (uint256));
    }

    /// @dev Funds the sender for it and submits it as the sender.
    function _send(Order memory order) internal returns (uint256 skipped) {
        _fund(sender, order.total);
        vm.prank(sender);
        return _submit(order);
    }

    function _expectRevert(Order memory order, bytes memory error) internal {
        _fund(sender, order.total);
        vm.prank(sender);
        vm.expectRevert(error);
        _submit(order);
    }

    /// @dev In both modes, one after the other.
    function _expectRevertInBothModes(Order memory order, bytes memory error) internal {
        _expectRevert(order, error);
        order.isSkip = true;
        _expectRevert(order, error);
    }

    /* LISTS */

    /// @dev Accounts without history, others for each seed.
    function _strangers(uint256 seed, uint256 count) internal pure returns (address[] memory list) {
        list = new address[](count);
        for (uint256 i = 0; i < count; ++i) {
            list[i] = address(uint160(uint256(keccak256(abi.encode("stranger", seed, i)))));
        }
    }

    /// @dev Of the same list, with distinct or equal amounts.
    function _orderOf(address[] memory recipients, bool isSkip, bool isEqual)
        internal
        pure
        returns (Order memory order)
    {
        order = isEqual ? _equalOrder(recipients, Defaults.UNIT) : _order(recipients);
        order.isSkip = isSkip;
    }

    /// @dev What {_orderOf} pays at an index.
    function _amountAt(uint256 index, bool isEqual) internal pure returns (uint256) {
        return isEqual ? Defaults.UNIT : (index + 1) * Defaults.UNIT;
    }

    /* REPORTS */

    /// @dev That this and nothing else was reported as the n-th skip.
    function _assertReported(
        Vm.Log[] memory logs,
        uint256 nth,
        uint256 id,
        uint256 index,
        address recipient,
        uint256 amount
    ) internal view {
        uint256 seen;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter != address(multiSender)) continue;
            if (logs[i].topics[0] != IBatchSender.RecipientSkipped.selector) continue;
            if (seen++ != nth) continue;
            assertEq(address(uint160(uint256(logs[i].topics[1]))), sender, "reported sender");
            assertEq(uint256(logs[i].topics[2]), id, "reported id");
            assertEq(address(uint160(uint256(logs[i].topics[3]))), recipient, "reported recipient");
            assertEq(logs[i].data, abi.encode(index, amount), "reported index and amount");
            return;
        }
        revert("not reported");
    }
}
