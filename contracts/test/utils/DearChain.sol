// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { DearProxy } from "../mocks/market/DearProxy.sol";

/// @notice Stand-ins for chains whose prices the installed node does not know: contracts that burn the difference to today.
abstract contract DearChain is Test {
    /// @dev Gas by which something costs more than today.
    struct Rise {
        uint256 newSlot;
        uint256 slotWrite;
        uint256 coldSlot;
        uint256 coldAccount;
    }

    /// @dev What one call of a contract does at most, besides reaching it.
    /// @param slots Those that it writes among them.
    struct Work {
        uint256 newSlots;
        uint256 slotWrites;
        uint256 slots;
    }

    /* PRICES */

    /// @dev EIP-8037 and EIP-8038: 97,920 for the state of a new slot and 10,000 for its write, instead of 20,000; 10,000 for the
    /// write of an existing one, instead of 2,900; 3,000 for whatever is cold, instead of 2,100 and 2,600.
    function _nextPrices() internal pure returns (Rise memory) {
        return Rise({ newSlot: 87_920, slotWrite: 7100, coldSlot: 900, coldAccount: 400 });
    }

    /// @dev Chains with dearer cold access: 8,100 for a slot, 10,100 for an account.
    function _dearAccess() internal pure returns (Rise memory) {
        return Rise({ newSlot: 0, slotWrite: 0, coldSlot: 6000, coldAccount: 7500 });
    }

    function _costOf(Rise memory rise, Work memory work) internal pure returns (uint256) {
        return
            rise.coldAccount + work.newSlots * rise.newSlot + work.slotWrites * rise.slotWrite + work.slots
                * rise.coldSlot;
    }

    function _transferWork() internal pure returns (Work memory) {
        return Work({ newSlots: 1, slotWrites: 1, slots: 2 });
    }

    /* STAND-INS */

    /// @dev Each call burns what all that it may do costs more, as if nothing was ever warm.
    /// @param slotsViewed Slots that a view reads at most.
    function _makeDear(address contract_, Rise memory rise, uint256 slotsViewed, Work memory work) internal {
        Work memory view_ = Work({ newSlots: 0, slotWrites: 0, slots: slotsViewed });
        _makeDear({ contract_: contract_, burntByViews: _costOf(rise, view_), burntByWrites: _costOf(rise, work) });
    }

    /// @dev A transfer to an account that has none.
    function _makeTokenDear(address token, Rise memory rise) internal {
        _makeDear({ contract_: token, rise: rise, slotsViewed: 1, work: _transferWork() });
    }

    /// @dev A trade in a pair writes its reserves, both sums of prices and its lock, and liquidity a balance and the supply.
    function _makePairDear(address pair, Rise memory rise) internal {
        Work memory work = Work({ newSlots: 2, slotWrites: 3, slots: 8 });
        _makeDear({ contract_: pair, rise: rise, slotsViewed: 1, work: work });
    }

    function _makeDear(address contract_, uint256 burntByViews, uint256 burntByWrites) internal {
        address original = makeAddr(string.concat("original of ", vm.toString(contract_)));
        if (original.code.length == 0) vm.etch(original, contract_.code); // dear already: at another price from now on
        DearProxy proxy =
            new DearProxy({ original: original, burntByViews: burntByViews, burntByWrites: burntByWrites });
        vm.etch(contract_, address(proxy).code);
    }

    /* GAS */

    /// @dev By halving, as a wallet finds it. It has to work with `enough`.
    /// @param works What is tried with an amount of gas, and undone.
    function _leastGas(function(uint256) internal returns (bool) works, uint256 enough) internal returns (uint256) {
        assertTrue(works(enough), "with plenty");
        uint256 little = 21_000;
        while (enough - little > 1000) {
            uint256 middle = (enough + little) / 2;
            if (works(middle)) enough = middle;
            else little = middle;
        }
        return enough;
    }
}
