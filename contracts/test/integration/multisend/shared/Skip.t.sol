// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { Route } from "./Route.sol";

abstract contract Skip_Shared_Test is Route {
    function testFuzz_WhenSomeCannotBePaid(bool isEqual, uint8 refused) external {
        address[] memory recipients = new address[](8);
        for (uint256 i = 0; i < 8; ++i) {
            recipients[i] = vm.addr(i + 1);
            if ((refused >> i) & 1 == 1) _refuse(recipients[i]);
        }
        Order memory order = isEqual ? _equalOrder(recipients, Defaults.UNIT) : _order(recipients);
        order.isSkip = true;
        order.id = Defaults.ID;

        vm.recordLogs();
        uint256 skipped = _send(order);
        Vm.Log[] memory logs = vm.getRecordedLogs();

        uint256 back;
        uint256 number;
        for (uint256 i = 0; i < 8; ++i) {
            uint256 amount = isEqual ? Defaults.UNIT : (i + 1) * Defaults.UNIT;
            if ((refused >> i) & 1 == 1) {
                _assertReported({
                    logs: logs, nth: number++, id: Defaults.ID, index: i, recipient: recipients[i], amount: amount
                });
                assertEq(_balanceOf(recipients[i]), 0, "unpaid recipient");
                back += amount;
            } else {
                assertEq(_balanceOf(recipients[i]), amount, "recipient");
            }
        }
        assertEq(skipped, number, "number of skipped");
        assertEq(_balanceOf(sender), back, "sender");
        assertEq(_balanceOf(address(multiSender)), 0, "MultiSender");
    }

    function test_WhenNobodyCanBePaid() external {
        _refuse(alice);
        _refuse(bob);
        Order memory order = _order(_two(alice, bob));
        order.isSkip = true;

        assertEq(_send(order), 2, "number of unpaid");
        assertEq(_balanceOf(sender), order.total, "sender");
    }

    /// @dev `gasCap * 64` wraps to nearly nothing for the cap in the middle: a wrong check would let it pass.
    function test_RevertWhen_GasCapIsAbsurd() external {
        uint256[3] memory caps = [type(uint256).max, type(uint256).max / 64 + 1, uint256(type(uint64).max)];
        for (uint256 i = 0; i < caps.length; ++i) {
            Order memory order = _order(_two(alice, bob));
            (order.isSkip, order.gasCap) = (true, caps[i]);
            _fund(sender, order.total);
            vm.prank(sender);
            vm.expectPartialRevert(Errors.MultiSender_InsufficientGas.selector);
            _submit(order);
        }
    }

    function testFuzz_WhenTransactionHasAnyGas(uint256 gasLimit) external {
        gasLimit = bound(gasLimit, 30_000, 900_000);
        _refuse(bob);
        Order memory order = _order(_three(alice, bob, carol));
        order.isSkip = true;
        _fund(sender, order.total);

        bytes memory call = _encode(order);
        vm.prank(sender);
        (bool success, bytes memory result) = address(multiSender).call{ gas: gasLimit, value: _valueOf(order) }(call);

        if (success) {
            assertEq(abi.decode(result, (uint256)), 1, "number of unpaid");
            assertEq(_balanceOf(alice), Defaults.UNIT, "alice");
            assertEq(_balanceOf(carol), 3 * Defaults.UNIT, "carol");
        } else {
            assertEq(_balanceOf(alice), 0, "alice, reverted");
            assertEq(_balanceOf(sender), order.total, "sender, reverted");
        }
    }
}
