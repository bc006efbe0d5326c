// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Errors } from "src/libraries/Errors.sol";
import { BurningCollection } from "../../../../mocks/collectibles/BurningCollection.sol";
import { GreedyCollection } from "../../../../mocks/collectibles/GreedyCollection.sol";
import { Defaults } from "../../../../utils/Defaults.sol";
import { CollectibleRoute } from "./CollectibleRoute.sol";

abstract contract Skip_Collectibles_Test is CollectibleRoute {
    function testFuzz_WhenSomeCannotBeGiven(uint8 refused) external {
        address[] memory recipients = new address[](8);
        for (uint256 i = 0; i < 8; ++i) {
            recipients[i] = vm.addr(i + 1);
            if ((refused >> i) & 1 == 1) _refuse(recipients[i]);
        }
        Order memory order = _order(recipients);
        (order.isSkip, order.id) = (true, Defaults.ID);

        vm.recordLogs();
        uint256 skipped = _send(order);
        Vm.Log[] memory reports = _reports();

        uint256 number;
        for (uint256 i = 0; i < 8; ++i) {
            bool isSkipped = (refused >> i) & 1 == 1;
            assertEq(_amountOf(recipients[i], order.tokenIds[i]), isSkipped ? 0 : 1, "recipient");
            if (isSkipped) _assertReport(reports[++number], order, i); // the first report is {BatchSent}
        }
        assertEq(skipped, number, "number of skipped");
        assertEq(reports.length, number + 1, "number of reports");
        assertEq(_sumOf(sender, order), number, "sender");
    }

    function test_WhenNobodyCanBeGiven() external {
        _refuse(alice);
        _refuse(bob);
        Order memory order = _order(_two(alice, bob));
        order.isSkip = true;

        assertEq(_send(order), 2, "number left out");
        assertEq(_sumOf(sender, order), 2, "sender");
    }

    /// @dev `gasCap * 64` wraps to nearly nothing for the cap in the middle: a wrong check would let it pass.
    function test_RevertWhen_GasCapIsAbsurd() external {
        uint256[4] memory caps =
            [type(uint256).max, type(uint256).max / 64 + 1, uint256(type(uint64).max) + 1, uint256(type(uint64).max)];
        for (uint256 i = 0; i < caps.length; ++i) {
            Order memory order = _order(_two(alice, bob));
            (order.isSkip, order.gasCap) = (true, caps[i]);
            bytes memory call = _encode(order);
            vm.prank(sender);
            vm.expectPartialRevert(Errors.MultiSender_InsufficientGas.selector);
            _submit(call);
        }
    }

    /// @dev Bob burns his cap, so that carol's is no longer there.
    function test_RevertWhen_GasIsShortForLater() external {
        BurningCollection burning = new BurningCollection();
        burning.beOddTo(bob);
        Order memory order = _order(_three(alice, bob, carol));
        (order.isSkip, order.gasCap) = (true, 1_000_000);
        collection = address(burning);
        uint256 required = order.gasCap * 64 / 63 + 40_000;

        (bool success, bytes memory result) = address(multiSender).call{ gas: required + 150_000 }(_encode(order));

        assertFalse(success, "too little gas");
        assertEq(bytes4(result), Errors.MultiSender_InsufficientGas.selector, "error");
        assertEq(_wordAt(result, 0), 2, "position");
        assertLt(_wordAt(result, 1), _wordAt(result, 2), "available");
        assertEq(_wordAt(result, 2), required, "required");
    }

    /// @dev The last 64th of three million gas pays for the rest of the batch: without a check, a transaction with too
    /// little gas would skip the recipient and succeed.
    function test_WhenRecipientNeedsAllItWasPromised() external {
        GreedyCollection greedy = new GreedyCollection();
        greedy.beOddTo(bob);
        Order memory order = _order(new address[](1)); // alone, so that the collection is cold
        order.recipients[0] = bob;
        (order.isSkip, order.gasCap) = (true, 2_925_500); // hardly more than it needs
        collection = address(greedy);
        bytes memory call = _encode(order);
        uint256 paid;
        uint256 reverted;

        for (uint256 gasLimit = 2_950_000; gasLimit < 3_150_000; gasLimit += 500) {
            uint256 before = vm.snapshotState();
            vm.cool(collection); // reaching it costs most then
            (bool success,) = address(multiSender).call{ gas: gasLimit }(call);
            if (success) {
                ++paid;
                assertEq(greedy.given(bob), 1, "starved");
            } else {
                ++reverted;
            }
            vm.revertToState(before);
        }

        assertGt(paid, 0, "enough gas");
        assertGt(reverted, 0, "too little gas");
    }

    function testFuzz_WhenTransactionHasAnyGas(uint256 gasLimit) external {
        gasLimit = bound(gasLimit, 30_000, 900_000);
        _refuse(bob);
        Order memory order = _order(_three(alice, bob, carol));
        order.isSkip = true;

        bytes memory call = _encode(order);
        vm.prank(sender);
        (bool success, bytes memory result) = address(multiSender).call{ gas: gasLimit }(call);

        if (success) {
            assertEq(abi.decode(result, (uint256)), 1, "number left out");
            assertEq(_amountOf(alice, order.tokenIds[0]), 1, "alice");
            assertEq(_amountOf(carol, order.tokenIds[2]), 1, "carol");
        } else {
            assertEq(_sumOf(sender, order), 3, "sender, reverted");
        }
    }

    /// @dev How many of an order's tokens an account has.
    function _sumOf(address account, Order memory order) private view returns (uint256 sum) {
        for (uint256 i = 0; i < order.tokenIds.length; ++i) {
            // An id that is listed twice is counted once.
            if (i > 0 && order.tokenIds[i] == order.tokenIds[i - 1]) continue;
            sum += _amountOf(account, order.tokenIds[i]);
        }
    }

    /// @dev The nth argument of an error.
    function _wordAt(bytes memory error, uint256 nth) private pure returns (uint256 word) {
        assembly {
            word := mload(add(error, add(36, mul(32, nth))))
        }
    }
}
