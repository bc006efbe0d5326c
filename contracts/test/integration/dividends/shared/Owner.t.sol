// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Errors } from "src/libraries/Errors.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice What an owner can do: lower fees, hand the ownership over in two steps, renounce it.
abstract contract Owner_DividendToken_Shared_Test is Dividends_Test {
    Ownable2Step private _owned;

    function _arrange() internal override {
        _owned = Ownable2Step(address(token));
    }

    /* FEES */

    function testFuzz_WhenFeesAreLowered(DividendFees memory fees, DividendFees memory lowered) external {
        _boundFees(fees);
        _create(MAX_SUPPLY, fees);
        lowered.buybackBps = uint16(bound(lowered.buybackBps, 0, fees.buybackBps));
        lowered.dividendsBps = uint16(bound(lowered.dividendsBps, 0, fees.dividendsBps));
        lowered.liquidityBps = uint16(bound(lowered.liquidityBps, 0, fees.liquidityBps));
        lowered.payoutBps = uint16(bound(lowered.payoutBps, 0, fees.payoutBps));

        vm.prank(firstOwner);
        _expectFeesLowered({ previous: fees, current: lowered });
        _lower(lowered);
        assertEq(abi.encode(_fees()), abi.encode(lowered), "fees");

        _give(alice, 10_000);
        _send({ from: alice, to: DEAD, amount: 10_000 });
        uint256 sum = uint256(lowered.buybackBps) + lowered.dividendsBps + lowered.liquidityBps + lowered.payoutBps;
        assertEq(token.balanceOf(DEAD), 10_000 - sum, "what arrives from then on");
    }

    function test_WhenFeesAreLoweredInSteps() external {
        _create(MAX_SUPPLY, _feesOf(300, 300, 300, 300));
        DividendFees[4] memory steps =
            [_feesOf(300, 299, 300, 1), _feesOf(300, 299, 0, 1), _feesOf(0, 299, 0, 1), _feesOf(0, 0, 0, 0)];
        for (uint256 i = 0; i < steps.length; ++i) {
            vm.prank(firstOwner);
            _lower(steps[i]);
            assertEq(abi.encode(_fees()), abi.encode(steps[i]), "fees");
        }

        // What was lowered stays down.
        _expectRaised({ given: 1, current: 0 });
        _lower(_feesOf(0, 1, 0, 0));
    }

    function testFuzz_RevertWhen_AFeeIsRaised(uint16 given) external {
        _create(MAX_SUPPLY, _feesOf(400, 300, 200, 100));
        given = uint16(bound(given, 401, type(uint16).max));
        _expectRaised({ given: given, current: 300 });
        _lower(_feesOf(0, given, 0, 0));
        _expectRaised({ given: given, current: 200 });
        _lower(_feesOf(0, 0, given, 0));
        _expectRaised({ given: given, current: 100 });
        _lower(_feesOf(0, 0, 0, given));
        if (_hasBuyback()) {
            _expectRaised({ given: given, current: 400 });
            _lower(_feesOf(given, 0, 0, 0));
        }
        assertEq(abi.encode(_fees()), abi.encode(_feesOf(400, 300, 200, 100)), "fees");
    }

    /// @dev By one, also when the sum falls.
    function test_RevertWhen_AFeeIsRaisedForAnother() external {
        _create(MAX_SUPPLY, _feesOf(400, 300, 200, 100));
        _expectRaised({ given: 301, current: 300 });
        _lower(_feesOf(400, 301, 0, 0));
        _expectRaised({ given: 201, current: 200 });
        _lower(_feesOf(400, 0, 201, 0));
        _expectRaised({ given: 101, current: 100 });
        _lower(_feesOf(0, 300, 0, 101));
    }

    function testFuzz_RevertWhen_TheCallerIsNotTheOwner(address caller) external {
        vm.assume(caller != firstOwner && caller != address(0)); // who is pending while nobody is, and never calls
        DividendFees memory none = _feesOf(0, 0, 0, 0);
        vm.startPrank(caller);
        _expectRefused(caller);
        _lower(none);
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
        DividendFees memory fees = _fees();
        DividendFees memory none = _feesOf(0, 0, 0, 0);
        assertEq(_owned.owner(), firstOwner, "owner at first");
        assertEq(_owned.pendingOwner(), address(0), "pending owner at first");

        vm.prank(firstOwner);
        _owned.transferOwnership(alice);
        assertEq(_owned.owner(), firstOwner, "owner until the other accepts");
        assertEq(_owned.pendingOwner(), alice, "pending owner");
        vm.prank(alice);
        _expectRefused(alice);
        _lower(none);
        vm.prank(firstOwner);
        _lower(fees);

        vm.prank(alice);
        _owned.acceptOwnership();
        assertEq(_owned.owner(), alice, "owner");
        assertEq(_owned.pendingOwner(), address(0), "nobody is pending");
        assertEq(dividendToken.firstOwner(), firstOwner, "first owner");
        vm.prank(firstOwner);
        _expectRefused(firstOwner);
        _lower(none);
        vm.prank(alice);
        _lower(none);
        assertEq(abi.encode(_fees()), abi.encode(none), "fees");
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
        DividendFees memory fees = _fees();
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
            _lower(fees);
            vm.stopPrank();
        }
        assertEq(abi.encode(_fees()), abi.encode(fees), "fees");
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
