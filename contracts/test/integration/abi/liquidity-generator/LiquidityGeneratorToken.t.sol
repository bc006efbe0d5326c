// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { Absent_Shared_Test } from "../shared/Absent.t.sol";
import { Allowed } from "../shared/Allowed.sol";
import { Functions_Shared_Test } from "../shared/Functions.t.sol";
import { Powers_Shared_Test } from "../shared/Powers.t.sol";
import { Spending_Shared_Test } from "../shared/Spending.t.sol";
import { LiquidityGeneratorWorld } from "./LiquidityGeneratorWorld.sol";

abstract contract LiquidityGeneratorTokenTarget is LiquidityGeneratorWorld {
    function _create() internal override returns (address) {
        _createToken();
        return address(token);
    }

    function _name() internal pure override returns (string memory) {
        return "LiquidityGeneratorToken";
    }

    function _allowed() internal pure override returns (Allowed.Functions memory) {
        return Allowed.liquidityGeneratorToken();
    }

    function _rightful() internal view override returns (Rightful memory rightful) {
        (rightful.owner, rightful.pendingOwner, rightful.vault) = (bob, carol, vault);
    }
}

contract Functions_LiquidityGeneratorToken_Test is Functions_Shared_Test, LiquidityGeneratorTokenTarget { }

contract Absent_LiquidityGeneratorToken_Test is Absent_Shared_Test, LiquidityGeneratorTokenTarget { }

contract Spending_LiquidityGeneratorToken_Test is Spending_Shared_Test, LiquidityGeneratorTokenTarget { }

contract Powers_LiquidityGeneratorToken_Test is Powers_Shared_Test, LiquidityGeneratorTokenTarget {
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

    /// @dev All that the owner can do, seen from what it changes: the fees, downwards, and who the owner is.
    function testFuzz_WhenOwnerUsesPowers(uint16 charityBps, uint16 liquidityFeeBps, uint16 taxFeeBps) external {
        LiquidityGeneratorFees memory before = token.fees();
        LiquidityGeneratorFees memory given = LiquidityGeneratorFees({
            charityBps: uint16(bound(charityBps, 0, 400)),
            liquidityFeeBps: uint16(bound(liquidityFeeBps, 0, 600)),
            taxFeeBps: uint16(bound(taxFeeBps, 0, 600))
        });
        bool isLower = given.charityBps <= before.charityBps && given.liquidityFeeBps <= before.liquidityFeeBps
            && given.taxFeeBps <= before.taxFeeBps;
        bytes32 state = _state();

        (bool isDone,) = _call(bob, abi.encodeCall(token.lowerFees, (given)));
        assertEq(isDone, isLower, "lowered");
        if (!isDone) assertEq(_state(), state, "state");
        assertEq(abi.encode(token.fees()), abi.encode(isDone ? given : before), "fees");
    }
}
