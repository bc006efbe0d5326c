// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import { Vm } from "forge-std/Vm.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Taxed_Test } from "./Taxed.sol";

/// @notice What any transfer does and refuses, whatever its fees.
abstract contract Transfers_Taxed_Shared_Test is Taxed_Test {
    uint256 private constant HELD = 1000e18;

    function _arrange() internal override {
        _give(alice, HELD);
    }

    function testFuzz_WhenTransferredByAnother(uint256 allowance, uint256 amount) external {
        allowance = bound(allowance, 1, type(uint256).max - 1);
        amount = bound(amount, 1, allowance < HELD ? allowance : HELD);
        vm.prank(alice);
        token.approve(bob, allowance);

        uint256 state = vm.snapshotState();
        _send({ from: alice, to: carol, amount: amount });
        uint256[3] memory balances = _balances();
        vm.revertToState(state);
        vm.prank(bob);
        assertTrue(token.transferFrom(alice, carol, amount), "returned");

        // The whole amount, fees included, and nothing for the spender.
        assertEq(token.allowance(alice, bob), allowance - amount, "allowance");
        assertEq(token.balanceOf(bob), 0, "spender");
        uint256[3] memory balancesFrom = _balances();
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(balancesFrom[i], balances[i], "the same as by the holder");
        }
    }

    function test_WhenTheAllowanceIsUnlimited() external {
        vm.prank(alice);
        token.approve(bob, type(uint256).max);
        vm.prank(bob);
        token.transferFrom(alice, carol, HELD);
        assertEq(token.allowance(alice, bob), type(uint256).max, "allowance");
    }

    function test_RevertWhen_AboveTheAllowance() external {
        vm.prank(alice);
        token.approve(bob, 5);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, bob, 5, 6));
        token.transferFrom(alice, carol, 6);
    }

    function test_RevertWhen_AboveTheBalance() external {
        address[3] memory recipients = [bob, address(pair), firstOwner];
        for (uint256 i = 0; i < recipients.length; ++i) {
            _expectInsufficient({ from: alice, balance: HELD, needed: HELD + 1 });
            token.transfer(recipients[i], HELD + 1);
        }

        uint256 collected = token.balanceOf(address(vault));
        _expectInsufficient({ from: address(vault), balance: collected, needed: collected + 1 });
        token.transfer(bob, collected + 1);
        _expectInsufficient({ from: alice, balance: HELD, needed: type(uint256).max });
        token.transfer(bob, type(uint256).max);
    }

    function test_RevertWhen_ToZero() external {
        bytes memory refusal = abi.encodeWithSelector(IERC20Errors.ERC20InvalidReceiver.selector, address(0));
        address[3] memory senders = [alice, firstOwner, address(vault)];
        for (uint256 i = 0; i < senders.length; ++i) {
            vm.startPrank(senders[i]);
            token.approve(bob, 1);
            vm.expectRevert(refusal);
            token.transfer(address(0), 1);
            vm.expectRevert(refusal);
            token.transfer(address(0), 0);
            vm.stopPrank();

            vm.prank(bob);
            vm.expectRevert(refusal);
            token.transferFrom(senders[i], address(0), 1);
        }
    }

    function test_WhenTheAmountIsZero() external {
        _assertNothingMoves({ from: alice, to: bob, amount: 0 });
        _assertNothingMoves({ from: bob, to: alice, amount: 0 }); // who has nothing can send that
        _assertNothingMoves({ from: alice, to: address(pair), amount: 0 });
        _assertNothingMoves({ from: firstOwner, to: alice, amount: 0 });

        // A transfer of zero from another account needs no allowance.
        vm.expectEmit(address(token));
        emit IERC20.Transfer(alice, carol, 0);
        vm.prank(bob);
        token.transferFrom(alice, carol, 0);
    }

    function test_WhenTransferredToOneself() external {
        address[5] memory people = [alice, firstOwner, address(pair), address(vault), address(token)];
        _give(address(vault), HELD);
        _give(address(token), HELD);
        for (uint256 i = 0; i < people.length; ++i) {
            uint256 balance = token.balanceOf(people[i]);
            _assertNothingMoves({ from: people[i], to: people[i], amount: balance });
            _assertNothingMoves({ from: people[i], to: people[i], amount: 1 });
            _assertNothingMoves({ from: people[i], to: people[i], amount: 0 });
        }
    }

    function test_WhenAnotherTransfersToTheHolder() external {
        vm.prank(alice);
        token.approve(bob, HELD);
        vm.prank(bob);
        token.transferFrom(alice, alice, HELD);
        assertEq(token.balanceOf(alice), HELD, "balance");
        assertEq(token.allowance(alice, bob), 0, "allowance");
    }

    function test_RevertWhen_ToOneselfAboveTheBalance() external {
        address[3] memory people = [alice, bob, address(pair)];
        for (uint256 i = 0; i < people.length; ++i) {
            uint256 balance = token.balanceOf(people[i]);
            _expectInsufficient({ from: people[i], balance: balance, needed: balance + 1 });
            token.transfer(people[i], balance + 1);
        }
    }

    /* HELPERS */

    /// @dev The next call is by `from` and reverts.
    function _expectInsufficient(address from, uint256 balance, uint256 needed) private {
        vm.prank(from);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, from, balance, needed));
    }

    /// @dev One event tells of the transfer, and no other; no slot of the token is written.
    function _assertNothingMoves(address from, address to, uint256 amount) private {
        vm.recordLogs();
        vm.startStateDiffRecording();
        vm.prank(from);
        assertTrue(token.transfer(to, amount), "returned");
        Vm.AccountAccess[] memory accesses = vm.stopAndReturnStateDiff();
        Vm.Log[] memory logs = _logsOfToken();

        assertEq(logs.length, 1, "events");
        _assertTransfer({ log: logs[0], from: from, to: to, amount: amount, label: "transfer" });
        for (uint256 i = 0; i < accesses.length; ++i) {
            for (uint256 j = 0; j < accesses[i].storageAccesses.length; ++j) {
                assertFalse(accesses[i].storageAccesses[j].isWrite, "storage written");
            }
        }
    }

    function _balances() private view returns (uint256[3] memory) {
        return [token.balanceOf(alice), token.balanceOf(carol), token.balanceOf(address(vault))];
    }
}
