// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { Errors } from "src/libraries/Errors.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice What an owner can do: lower fees, hand the ownership over in two steps, renounce it.
contract Owner_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    Ownable2Step private _owned;

    function setUp() public override {
        super.setUp();
        _owned = Ownable2Step(address(token));
    }

    /* FEES */

    function testFuzz_WhenFeesAreLowered(LiquidityGeneratorFees memory fees, LiquidityGeneratorFees memory lowered)
        external
    {
        _boundFees(fees);
        _create(MAX_SUPPLY, fees);
        lowered.charityBps = uint16(bound(lowered.charityBps, 0, fees.charityBps));
        lowered.liquidityFeeBps = uint16(bound(lowered.liquidityFeeBps, 0, fees.liquidityFeeBps));
        lowered.taxFeeBps = uint16(bound(lowered.taxFeeBps, 0, fees.taxFeeBps));

        vm.expectEmit(address(token));
        emit ILiquidityGeneratorToken.FeesLowered({ previous: fees, current: lowered });
        vm.prank(firstOwner);
        generator.lowerFees(lowered);
        assertEq(abi.encode(generator.fees()), abi.encode(lowered), "fees");

        _give(alice, 10_000);
        _send({ from: alice, to: DEAD, amount: 10_000 });
        uint256 sum = uint256(lowered.charityBps) + lowered.liquidityFeeBps + lowered.taxFeeBps;
        assertEq(token.balanceOf(DEAD), 10_000 - sum, "what arrives from then on");
    }

    function test_WhenFeesAreLoweredInSteps() external {
        LiquidityGeneratorFees[4] memory steps =
            [_fees(200, 300, 299), _fees(200, 0, 299), _fees(1, 0, 299), _fees(0, 0, 0)];
        for (uint256 i = 0; i < steps.length; ++i) {
            vm.prank(firstOwner);
            generator.lowerFees(steps[i]);
            assertEq(abi.encode(generator.fees()), abi.encode(steps[i]), "fees");
        }

        // What was lowered stays down.
        _expectRaised({ given: 1, current: 0 });
        generator.lowerFees(_fees(0, 0, 1));
    }

    function testFuzz_RevertWhen_AFeeIsRaised(uint16 given) external {
        given = uint16(bound(given, 201, type(uint16).max));
        _expectRaised({ given: given, current: 200 });
        generator.lowerFees(_fees(given, 0, 0));
        given = uint16(bound(given, 301, type(uint16).max));
        _expectRaised({ given: given, current: 300 });
        generator.lowerFees(_fees(0, given, 0));
        _expectRaised({ given: given, current: 300 });
        generator.lowerFees(_fees(0, 0, given));
        assertEq(abi.encode(generator.fees()), abi.encode(_fees(200, 300, 300)), "fees");
    }

    /// @dev Also when the sum falls.
    function test_RevertWhen_AFeeIsRaisedForAnother() external {
        _expectRaised({ given: 301, current: 300 });
        generator.lowerFees(_fees(100, 301, 100));
    }

    function testFuzz_RevertWhen_TheCallerIsNotTheOwner(address caller) external {
        vm.assume(caller != firstOwner && caller != address(0)); // who is pending while nobody is, and never calls
        vm.startPrank(caller);
        _expectRefused(caller);
        generator.lowerFees(_fees(0, 0, 0));
        _expectRefused(caller);
        _owned.transferOwnership(caller);
        _expectRefused(caller);
        _owned.renounceOwnership();
        _expectRefused(caller);
        _owned.acceptOwnership();
        vm.stopPrank();
    }

    /* OWNERSHIP */

    function test_WhenTheOwnershipIsHandedOver() external {
        assertEq(_owned.owner(), firstOwner, "owner at first");
        assertEq(_owned.pendingOwner(), address(0), "pending owner at first");

        vm.prank(firstOwner);
        _owned.transferOwnership(alice);
        assertEq(_owned.owner(), firstOwner, "owner until the other accepts");
        assertEq(_owned.pendingOwner(), alice, "pending owner");
        vm.prank(alice);
        _expectRefused(alice);
        generator.lowerFees(_fees(0, 0, 0));
        vm.prank(firstOwner);
        generator.lowerFees(_fees(100, 300, 300));

        vm.prank(alice);
        _owned.acceptOwnership();
        assertEq(_owned.owner(), alice, "owner");
        assertEq(_owned.pendingOwner(), address(0), "nobody is pending");
        assertEq(generator.firstOwner(), firstOwner, "first owner");
        vm.prank(firstOwner);
        _expectRefused(firstOwner);
        generator.lowerFees(_fees(0, 0, 0));
        vm.prank(alice);
        generator.lowerFees(_fees(0, 0, 0));
    }

    function test_WhenTheOwnerChangesItsMind() external {
        vm.startPrank(firstOwner);
        _owned.transferOwnership(alice);
        _owned.transferOwnership(bob);
        vm.stopPrank();
        vm.prank(alice);
        _expectRefused(alice);
        _owned.acceptOwnership();

        vm.prank(firstOwner);
        _owned.transferOwnership(address(0));
        vm.prank(bob);
        _expectRefused(bob);
        _owned.acceptOwnership();
        assertEq(_owned.owner(), firstOwner, "owner");
    }

    function test_WhenTheOwnershipIsRenounced() external {
        vm.startPrank(firstOwner);
        _owned.transferOwnership(alice);
        vm.expectEmit(address(token));
        emit Ownable.OwnershipTransferred(firstOwner, address(0));
        _owned.renounceOwnership();
        vm.stopPrank();
        assertEq(_owned.owner(), address(0), "owner");
        assertEq(_owned.pendingOwner(), address(0), "pending owner");

        // Nobody has any power from now on: not who was pending, not who was the owner, not whom the token knows.
        address[5] memory callers = [alice, firstOwner, address(vault), address(token), address(pair)];
        for (uint256 i = 0; i < callers.length; ++i) {
            vm.startPrank(callers[i]);
            _expectRefused(callers[i]);
            _owned.acceptOwnership();
            _expectRefused(callers[i]);
            _owned.transferOwnership(alice);
            _expectRefused(callers[i]);
            _owned.renounceOwnership();
            _expectRefused(callers[i]);
            generator.lowerFees(_fees(0, 0, 0));
            vm.stopPrank();
        }
        assertEq(abi.encode(generator.fees()), abi.encode(_fees(200, 300, 300)), "fees");
        assertEq(_owned.owner(), address(0), "owner for ever");
    }

    /* HELPERS */

    /// @dev The next call is by the owner and reverts.
    function _expectRaised(uint256 given, uint256 current) private {
        vm.prank(firstOwner);
        vm.expectRevert(abi.encodeWithSelector(Errors.TaxedToken_FeeRaised.selector, given, current));
    }

    function _expectRefused(address caller) private {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
    }
}
