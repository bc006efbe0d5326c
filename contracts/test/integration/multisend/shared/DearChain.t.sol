// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { DearChain } from "../../../utils/DearChain.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { Route } from "./Route.sol";

/// @notice Batches on a chain where it costs more than today to pay an account.
abstract contract DearChain_Shared_Test is Route, DearChain {
    /// @dev The page's gas cap where the prices of EIP-8037 are in force.
    uint256 private constant GAS_CAP = 250_000;

    uint256 private constant COUNT = 12;

    /// @dev One in the first group of the unrolled loops.
    uint256 private constant BURNER = 3;

    address[] private _recipients = _strangers(0, COUNT);

    /* THE ROUTE'S ANSWERS */

    /// @dev From now on each payment burns by how much a new slot and an existing one cost more.
    function _makePaymentsDear(address[] memory recipients, Rise memory rise) internal virtual;

    /// @dev From now on paying an account burns all that it may.
    function _burnAllFor(address account) internal virtual;

    /// @dev As in a transaction of its own: reaching anything costs most then.
    function _coolRoute() internal virtual;

    /* PRICES */

    function test_WhenStateIsDear() external {
        _assertPaidAt({ rise: _nextPrices(), leastRise: COUNT * 95_000 });
    }

    function test_WhenAccessIsDear() external {
        _assertPaidAt({ rise: _dearAccess(), leastRise: COUNT * 12_000 });
    }

    /// @dev Burning all of its gas is its own doing at any price.
    function test_WhenOneBurnsAllAtTheNextPrices() external {
        _makePaymentsDear(_recipients, _nextPrices());
        _burnAllFor(_recipients[BURNER]);
        _assertNoGap(_leastGas(_skipsTheBurner, 10_000_000), _skipsTheBurner);
    }

    /// @dev A call that had too little gas is no submission: the same batch goes through with more, once, and a third is refused.
    function test_WhenABatchIsSubmittedAgain() external {
        _makePaymentsDear(_recipients, _nextPrices());
        _burnAllFor(_recipients[BURNER]);
        Order memory order = _skipOrder(true);
        order.id = Defaults.ID;
        _fund(sender, order.total);

        assertFalse(_submitWith(order, 900_000), "too little");
        assertFalse(multiSender.isMarked(sender, order.id), "no mark");
        assertTrue(_submitWith(order, 10_000_000), "enough");
        assertTrue(multiSender.isMarked(sender, order.id), "mark");
        _assertPaid({ hasBurner: true, isEqual: true });
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_AlreadyMarked.selector, sender, order.id));
    }

    /* HELPERS */

    /// @param leastRise Gas that the stand-ins must burn together, at least.
    function _assertPaidAt(Rise memory rise, uint256 leastRise) private {
        _makePaymentsDear(_recipients, Rise({ newSlot: 0, slotWrite: 0, coldSlot: 0, coldAccount: 0 }));
        uint256 today = _leastGas(_paysAll, 10_000_000);
        _makePaymentsDear(_recipients, rise);
        uint256 least = _leastGas(_paysAll, 10_000_000);
        assertGt(least - today, leastRise, "as dear as it may be");
        _assertNoGap(least, _paysAll);
        _assertNoGap(_leastGas(_skipsNone, 10_000_000), _skipsNone);
    }

    function _assertNoGap(uint256 least, function(uint256) internal returns (bool) works) private {
        for (uint256 gasLimit = least / 8; gasLimit < 2 * least; gasLimit += least / 24) {
            if (gasLimit < least && gasLimit > least - 1000) continue; // as near as the search came
            assertEq(works(gasLimit), gasLimit >= least, string.concat("a gap at ", vm.toString(gasLimit)));
        }
    }

    function _paysAll(uint256 gasLimit) private returns (bool) {
        return _isWhole({ gasLimit: gasLimit, order: _orderOf(_recipients, false, false), hasBurner: false });
    }

    function _skipsNone(uint256 gasLimit) private returns (bool) {
        return _isWhole({ gasLimit: gasLimit, order: _skipOrder(false), hasBurner: false });
    }

    function _skipsTheBurner(uint256 gasLimit) private returns (bool) {
        return _isWhole({ gasLimit: gasLimit, order: _skipOrder(true), hasBurner: true });
    }

    function _skipOrder(bool isEqual) private view returns (Order memory order) {
        order = _orderOf(_recipients, true, isEqual);
        order.gasCap = GAS_CAP;
    }

    /// @dev All honest recipients are paid and the sender has the rest back, or nothing has happened.
    function _isWhole(uint256 gasLimit, Order memory order, bool hasBurner) private returns (bool success) {
        uint256 snapshot = vm.snapshotState();
        _fund(sender, order.total);
        success = _submitWith(order, gasLimit);
        if (success) {
            _assertPaid({ hasBurner: hasBurner, isEqual: order.isEqual });
        } else {
            for (uint256 i = 0; i < COUNT; ++i) {
                assertEq(_balanceOf(_recipients[i]), 0, "recipient, reverted");
            }
            assertEq(_balanceOf(sender), order.total, "sender, reverted");
        }
        assertEq(_balanceOf(address(multiSender)), 0, "MultiSender");
        vm.revertToStateAndDelete(snapshot);
    }

    function _assertPaid(bool hasBurner, bool isEqual) private view {
        for (uint256 i = 0; i < COUNT; ++i) {
            bool isPaid = !hasBurner || i != BURNER;
            assertEq(_balanceOf(_recipients[i]), isPaid ? _amountAt(i, isEqual) : 0, "recipient");
        }
        assertEq(_balanceOf(sender), hasBurner ? _amountAt(BURNER, isEqual) : 0, "sender");
    }

    function _submitWith(Order memory order, uint256 gasLimit) private returns (bool success) {
        bytes memory call = _encode(order);
        for (uint256 i = 0; i < COUNT; ++i) {
            vm.cool(_recipients[i]);
        }
        _coolRoute();
        vm.prank(sender);
        (success,) = address(multiSender).call{ gas: gasLimit, value: _valueOf(order) }(call);
    }
}
