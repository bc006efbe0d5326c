// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Allowed } from "./Allowed.sol";
import { Powers_Shared_Test } from "./Powers.t.sol";
import { TaxedFixture } from "./TaxedFixture.sol";

abstract contract TaxedPowers_Shared_Test is Powers_Shared_Test, TaxedFixture {
    /// @dev The offer to Carol is gone with the ownership.
    function test_GivenOwnershipIsRenounced() external {
        vm.prank(bob);
        Ownable2Step(target).renounceOwnership();
        assertEq(Ownable2Step(target).owner(), address(0), "owner");
        assertEq(Ownable2Step(target).pendingOwner(), address(0), "pending owner");

        bytes32 state = _state();
        address[] memory callers = _callers();
        for (uint256 i = 0; i < callers.length; ++i) {
            _assertGroupRefused(_allowed().owners, callers[i], _notOwner(callers[i]));
            _assertGroupRefused(_allowed().pendingOwners, callers[i], _notOwner(callers[i]));
        }
        assertEq(_state(), state, "state");
    }

    /// @dev All that the owner can do, seen from what it changes: the fees, downwards and the payee's not by less than the
    /// others, and who the owner is.
    function testFuzz_WhenOwnerUsesPowers(uint256[4] memory given) external {
        uint256[] memory before = _fees();
        uint256[] memory fees = new uint256[](before.length);
        uint256 all;
        uint256 allBefore;
        bool isLower = true;
        for (uint256 i = 0; i < fees.length; ++i) {
            // Some runs raise one, and most none.
            fees[i] = bound(given[i], 0, before[i] + before[i] / 7 + 1);
            isLower = isLower && fees[i] <= before[i];
            (all, allBefore) = (all + fees[i], allBefore + before[i]);
        }
        isLower = isLower && fees[_payeeFee()] * allBefore <= before[_payeeFee()] * all;
        bytes32 state = _state();

        (bool isDone,) = _call(bob, abi.encodePacked(_selectorOf(_lowerFees()), fees));
        assertEq(isDone, isLower, "lowered");
        if (!isDone) assertEq(_state(), state, "state");
        assertEq(_fees(), isDone ? fees : before, "fees");
    }

    /// @dev The first of what the owner alone may.
    function _lowerFees() private pure returns (string memory) {
        return Allowed.split(_allowed().owners)[0];
    }
}
