// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { HungryPayee } from "../../../mocks/market/HungryPayee.sol";
import { BurningRecipient } from "../../../mocks/recipients/BurningRecipient.sol";
import { LoggingRecipient } from "../../../mocks/recipients/LoggingRecipient.sol";
import { DearChain_Shared_Test } from "../shared/DearChain.t.sol";
import { NativeRoute } from "./NativeRoute.sol";

/// @notice Coin to wallets that burn more than today, and the reserve for what the call itself costs more.
contract DearChain_Native_Test is DearChain_Shared_Test, NativeRoute {
    /// @dev Gas that is added to what a recipient is promised.
    uint256 private constant CALL_RESERVE = 40_000;

    /// @dev What a recipient in need of all of it is promised.
    uint256 private constant PROMISED = 100_000;

    /* THE ROUTE'S ANSWERS */

    /// @dev Each is a wallet that writes a new slot and logs.
    function _makePaymentsDear(address[] memory recipients, Rise memory rise) internal override {
        for (uint256 i = 0; i < recipients.length; ++i) {
            vm.etch(recipients[i], type(LoggingRecipient).runtimeCode);
            _makeDear(recipients[i], rise, 0, _transferWork());
        }
    }

    function _burnAllFor(address account) internal override {
        vm.etch(account, type(BurningRecipient).runtimeCode);
    }

    function _coolRoute() internal override { }

    /* THE RESERVE */

    /// @dev What the call costs more than today leaves that much less of the reserve: the stand-in is a MultiSender with less. A
    /// recipient who needs all that it was promised is paid all the same, or the batch reverts.
    function test_WhenReachingARecipientIsDear() external {
        assertFalse(_isStarvedWith(CALL_RESERVE), "today");
        assertFalse(_isStarvedWith(CALL_RESERVE - _nextPrices().coldAccount), "after EIP-8038");
        assertFalse(_isStarvedWith(CALL_RESERVE - _dearAccess().coldAccount), "dearer access");
        assertFalse(_isStarvedWith(CALL_RESERVE - 25_000), "as dear as it may get");
        assertTrue(_isStarvedWith(1000), "without a reserve this test would see it");
    }

    /// @dev A new account costs 183,600 after EIP-8037, and today 25,000: here the reserve is less than that, too. Without gas for
    /// it the call reverts as a whole, and no account without code is left out.
    function test_WhenANewAccountCostsMoreThanTheReserve() external {
        _shrinkReserve(1000);
        address[] memory strangers = _strangers(1, 7);
        Order memory order = _orderOf({ recipients: strangers, isSkip: true, isEqual: false });
        order.gasCap = 0;
        bytes memory call = _encode(order);
        uint256 paid;
        for (uint256 gasLimit = 100_000; gasLimit < 400_000; gasLimit += 500) {
            uint256 snapshot = vm.snapshotState();
            _fund(sender, order.total);
            vm.prank(sender);
            (bool success,) = address(multiSender).call{ value: order.total, gas: gasLimit }(call);
            for (uint256 i = 0; i < strangers.length; ++i) {
                assertEq(strangers[i].balance, success ? _amountAt(i, false) : 0, "stranger");
            }
            if (success) ++paid;
            vm.revertToStateAndDelete(snapshot);
        }
        assertGt(paid, 100, "paid");
        assertLt(paid, 500, "and reverted");
    }

    /* HELPERS */

    /// @dev Whether there is an amount of gas with which a recipient is left out for want of what it was promised.
    function _isStarvedWith(uint256 reserve) private returns (bool isStarved) {
        uint256 state = vm.snapshotState();
        _shrinkReserve(reserve);
        // With the stipend of 2,300, all but what its own loop takes.
        address hungry = address(new HungryPayee({ appetite: PROMISED + 2000, refuses: false }));
        Order memory order = _order(_two(alice, hungry));
        (order.isSkip, order.gasCap) = (true, PROMISED);
        bytes memory call = _encode(order);
        uint256 paid;
        for (uint256 gasLimit = PROMISED; gasLimit < PROMISED + 110_000; gasLimit += 250) {
            uint256 snapshot = vm.snapshotState();
            _fund(sender, order.total);
            vm.cool(hungry);
            vm.prank(sender);
            (bool success, bytes memory answer) = address(multiSender).call{ value: order.total, gas: gasLimit }(call);
            if (success && hungry.balance == 0) isStarved = true;
            if (success && hungry.balance > 0) ++paid;
            if (!success && answer.length > 0) {
                assertEq(bytes4(answer), Errors.MultiSender_InsufficientGas.selector, "error");
            }
            vm.revertToStateAndDelete(snapshot);
        }
        assertGt(paid, 20, "paid");
        vm.revertToStateAndDelete(state);
    }

    /// @dev Where the code adds the reserve, it adds this now.
    function _shrinkReserve(uint256 reserve) private {
        bytes memory code = address(multiSender).code;
        bytes3 push = bytes3(0x619c40); // PUSH2 40000
        uint256 found;
        for (uint256 i = 0; i + 3 <= code.length; ++i) {
            if (code[i] != push[0] || code[i + 1] != push[1] || code[i + 2] != push[2]) continue;
            (code[i + 1], code[i + 2]) = (bytes1(uint8(reserve >> 8)), bytes1(uint8(reserve)));
            ++found;
        }
        assertGt(found, 0, "places");
        vm.etch(address(multiSender), code);
    }
}
