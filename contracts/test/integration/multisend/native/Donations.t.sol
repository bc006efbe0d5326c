// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { DonatingRecipient } from "../../../mocks/recipients/DonatingRecipient.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { NativeRoute } from "./NativeRoute.sol";

/// @notice Coin that comes while a batch is being paid has no owner, as that which came before.
contract Donations_Native_Test is NativeRoute {
    function testFuzz_WhenCoinIsForcedMeanwhile(
        bool isSkip,
        bool isEqual,
        bool isRefused,
        uint256 beforehand,
        uint256 forced,
        uint256 surplus
    ) external {
        beforehand = bound(beforehand, 0, 1e24);
        forced = bound(forced, 0, Defaults.UNIT);
        surplus = bound(surplus, 0, 1e24);
        address forcing = address(new DonatingRecipient(address(multiSender), forced));
        isRefused = isRefused && isSkip;
        if (isRefused) _refuse(alice);
        Order memory order = _orderOf(_three(alice, forcing, bob), isSkip, isEqual);
        order.total += surplus;
        vm.deal(address(multiSender), beforehand);

        assertEq(_send(order), isRefused ? 1 : 0, "number of unpaid");

        assertEq(alice.balance, isRefused ? 0 : _amountAt(0, isEqual), "alice");
        assertEq(forcing.balance, _amountAt(1, isEqual) - forced, "forcing recipient");
        assertEq(bob.balance, _amountAt(2, isEqual), "bob");
        assertEq(sender.balance, surplus + (isRefused ? _amountAt(0, isEqual) : 0), "sender");
        assertEq(address(multiSender).balance, beforehand + forced, "MultiSender");
    }

    function testFuzz_RevertWhen_ForcedCoinIsNotWhatIsMissing(
        bool isEqual,
        uint256 beforehand,
        uint256 forced,
        uint256 missing
    ) external {
        forced = bound(forced, 0, Defaults.UNIT);
        missing = bound(missing, 1, Defaults.UNIT);
        vm.assume(forced != missing);
        address forcing = address(new DonatingRecipient(address(multiSender), forced));
        Order memory order = _orderOf(_three(alice, forcing, bob), false, isEqual);
        uint256 sum = order.total;
        order.total -= missing;
        vm.deal(address(multiSender), bound(beforehand, 0, 1e24));

        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, order.total, sum)
        );
    }

    /// @dev Who forces exactly what is missing pays for it: no other account loses anything, and nothing stays here.
    function testFuzz_WhenForcedCoinIsWhatIsMissing(bool isSkip, bool isEqual, uint256 beforehand, uint256 missing)
        external
    {
        beforehand = bound(beforehand, 0, 1e24);
        missing = bound(missing, 1, Defaults.UNIT);
        address forcing = address(new DonatingRecipient(address(multiSender), missing));
        Order memory order = _orderOf(_three(alice, forcing, bob), isSkip, isEqual);
        order.total -= missing;
        vm.deal(address(multiSender), beforehand);

        assertEq(_send(order), 0, "number of unpaid");

        assertEq(alice.balance, _amountAt(0, isEqual), "alice");
        assertEq(forcing.balance, _amountAt(1, isEqual) - missing, "forcing recipient");
        assertEq(bob.balance, _amountAt(2, isEqual), "bob");
        assertEq(address(multiSender).balance, beforehand, "MultiSender");
    }
}
