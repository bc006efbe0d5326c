// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Taxed_Test } from "./Taxed.sol";

/// @notice What an owner can do: lower fees, hand the ownership over in two steps, renounce it.
abstract contract Owner_Taxed_Shared_Test is Taxed_Test {
    Ownable2Step private _owned;

    function _arrange() internal override {
        _owned = Ownable2Step(address(token));
    }

    /* KINDS */

    /// @dev The fees, and none, encoded as the kind has them.
    function _encodedFees() internal view virtual returns (bytes memory);
    function _noFees() internal pure virtual returns (bytes memory);

    /// @dev Calls the token at once, so that a prank or an expectation before it concerns that call.
    function _lowerTo(bytes memory fees) internal virtual;

    /* CALLER */

    function testFuzz_RevertWhen_TheCallerIsNotTheOwner(address caller) external {
        vm.assume(caller != firstOwner && caller != address(0)); // the zero address is pending while none is, and never calls
        bytes memory none = _noFees();
        vm.startPrank(caller);
        _expectRefused(caller);
        _lowerTo(none);
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
        bytes memory fees = _encodedFees();
        bytes memory none = _noFees();
        assertEq(_owned.owner(), firstOwner, "owner at first");
        assertEq(_owned.pendingOwner(), address(0), "pending owner at first");

        vm.prank(firstOwner);
        _owned.transferOwnership(alice);
        assertEq(_owned.owner(), firstOwner, "owner until the other accepts");
        assertEq(_owned.pendingOwner(), alice, "pending owner");
        vm.prank(alice);
        _expectRefused(alice);
        _lowerTo(none);
        vm.prank(firstOwner);
        _lowerTo(fees);

        vm.prank(alice);
        _owned.acceptOwnership();
        assertEq(_owned.owner(), alice, "owner");
        assertEq(_owned.pendingOwner(), address(0), "no pending owner");
        assertEq(taxedToken.firstOwner(), firstOwner, "first owner");
        vm.prank(firstOwner);
        _expectRefused(firstOwner);
        _lowerTo(none);
        vm.prank(alice);
        _lowerTo(none);
        assertEq(_encodedFees(), none, "fees");
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
        bytes memory fees = _encodedFees();
        vm.startPrank(firstOwner);
        _owned.transferOwnership(alice);
        vm.expectEmit(address(token));
        emit Ownable.OwnershipTransferred(firstOwner, address(0));
        _owned.renounceOwnership();
        vm.stopPrank();
        assertEq(_owned.owner(), address(0), "owner");
        assertEq(_owned.pendingOwner(), address(0), "pending owner");

        // No account has any power from now on: not the pending owner, not the former owner, not those the token knows.
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
            _lowerTo(fees);
            vm.stopPrank();
        }
        assertEq(_encodedFees(), fees, "fees");
        assertEq(_owned.owner(), address(0), "owner from then on");
    }

    /* HELPERS */

    /// @dev The next call is by the owner and reverts.
    function _expectRaised(uint256 given, uint256 current) internal {
        vm.prank(firstOwner);
        vm.expectRevert(abi.encodeWithSelector(Errors.TaxedToken_FeeRaised.selector, given, current));
    }

    /// @dev The same, because the payee's fee would be a larger part of all; of so much it may be at most so much.
    function _expectPartRaised(uint256 given, uint256 most) internal {
        vm.prank(firstOwner);
        vm.expectRevert(abi.encodeWithSelector(Errors.TaxedToken_PayeePartRaised.selector, given, most));
    }

    function _expectRefused(address caller) private {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
    }
}
