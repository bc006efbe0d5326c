// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { ScriptedReward } from "../../../mocks/market/ScriptedReward.sol";
import { DearChain } from "../../../utils/DearChain.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice Claims on a chain where token and reward token burn more than today: the first claim of a holder who has none of the
/// reward token, in a list with one whose payment burns all that it gets.
abstract contract DearChain_DividendToken_Shared_Test is Dividends_Test, DearChain {
    function _arrange() internal override {
        ScriptedReward scripted = new ScriptedReward();
        _open({ rewardToken: scripted, rewards: 1e24, setup: _normal() });
        _give(alice, 1e25);
        _give(bob, 1e25);
        _give(carol, 1e25);
        _distribute(1e18);
        scripted.become(ScriptedReward.Mood.Burning, bob);
    }

    /// @dev `make bench` says by how much a first claim is dearer: 279,260.
    function test_WhenStateIsDear() external {
        _assertPaidAt({ rise: _nextPrices(), leastRise: 279_260 });
    }

    /// @dev It reaches 8 slots and 3 accounts: 70,500 more.
    function test_WhenAccessIsDear() external {
        _assertPaidAt({ rise: _dearAccess(), leastRise: 70_500 });
    }

    /* HELPERS */

    /// @param leastRise Gas that the stand-ins must burn together, at least.
    function _assertPaidAt(Rise memory rise, uint256 leastRise) private {
        uint256 today = _leastGas(_claimsAlone, 1_000_000);
        // What the account earned, what all have claimed; the vault, which writes nothing, among the slots.
        _makeDear(address(token), rise, 6, Work({ newSlots: 2, slotWrites: 2, slots: 10 }));
        _makeTokenDear(address(reward), rise);
        uint256 least = _leastGas(_claimsAlone, 1_000_000);
        assertGt(least - today, leastRise, "as dear as it may be");
        assertLt(least, dividendToken.CLAIM_GAS(), "what a list gives");

        least = _leastGas(_claimsForAll, 4_000_000);
        for (uint256 gasLimit = least / 8; gasLimit < 2 * least; gasLimit += least / 40) {
            if (gasLimit < least && gasLimit > least - 1000) continue; // as near as the search came
            assertEq(_claimsForAll(gasLimit), gasLimit >= least, string.concat("a gap at ", vm.toString(gasLimit)));
        }
    }

    function _claimsAlone(uint256 gasLimit) private returns (bool success) {
        uint256 snapshot = vm.snapshotState();
        uint256 earned = _claimable(alice);
        _cool();
        vm.prank(alice);
        (success,) = address(token).call{ gas: gasLimit }(abi.encodeCall(IDividendToken.claim, ()));
        assertEq(reward.balanceOf(alice), success ? earned : 0, "paid");
        assertEq(_claimable(alice), success ? 0 : earned, "or kept");
        vm.revertToStateAndDelete(snapshot);
    }

    /// @dev All who can be paid are, or the call has not happened.
    function _claimsForAll(uint256 gasLimit) private returns (bool success) {
        uint256 snapshot = vm.snapshotState();
        uint256 earned = _claimable(alice);
        address[] memory holders = _three(alice, bob, carol);
        _cool();
        (success,) = address(token).call{ gas: gasLimit }(abi.encodeCall(IDividendToken.claimMany, (holders)));
        assertEq(reward.balanceOf(alice), success ? earned : 0, "the first");
        assertEq(reward.balanceOf(carol), success ? earned : 0, "the last");
        assertEq(_claimable(bob), earned, "who burns loses nothing");
        vm.revertToStateAndDelete(snapshot);
    }

    function _cool() private {
        vm.cool(address(token));
        vm.cool(address(vault));
        vm.cool(address(reward));
    }
}
