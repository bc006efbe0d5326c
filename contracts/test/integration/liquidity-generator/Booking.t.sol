// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { stdError } from "forge-std/StdError.sol";
import { Errors } from "src/libraries/Errors.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice What of the vault's units is the charity's: booked when taken, never moved by anything but a payout.
contract Booking_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    function _arrange() internal override { }

    function testFuzz_WhenCollected(LiquidityGeneratorFees memory fees, uint256[5] memory amounts) external {
        _boundFees(fees);
        _create(MAX_SUPPLY, fees);
        (uint256 booked, uint256 liquidity) = (0, 0);
        for (uint256 i = 0; i < amounts.length; ++i) {
            uint256 amount = bound(amounts[i], 1, MAX_SUPPLY / 8);
            _give(alice, amount);
            _send({ from: alice, to: bob, amount: amount });
            booked += amount * fees.charityBps / BPS;
            liquidity += amount * fees.liquidityFeeBps / BPS;
            _assertBooking(booked, liquidity, "after a transfer");
        }
    }

    function test_GivenFeesWereLowered() external {
        _give(alice, 1000e18);
        _send({ from: alice, to: bob, amount: 1000e18 });
        _assertBooking(20e18, 30e18, "before");

        vm.prank(firstOwner);
        generator.lowerFees(_fees(0, 100, 0));
        _assertBooking(20e18, 30e18, "at once");

        _send({ from: bob, to: carol, amount: 100e18 });
        _assertBooking(20e18, 31e18, "from then on");
    }

    function test_WhenSomebodyDonates() external {
        _give(alice, 1000e18);
        _send({ from: alice, to: bob, amount: 900e18 });
        _send({ from: alice, to: address(vault), amount: 7e18 });
        _give(address(vault), 5e18);
        _assertBooking(18e18, 27e18 + 12e18, "after donations");
    }

    function test_WhenTheVaultUnbooks() external {
        _give(alice, 1000e18);
        _send({ from: alice, to: bob, amount: 1000e18 });

        vm.startPrank(address(vault));
        generator.unbook(5e18);
        assertEq(generator.booked(), 15e18, "a part");
        generator.unbook(15e18);
        assertEq(generator.booked(), 0, "the rest");
        vm.stopPrank();
        assertEq(token.balanceOf(address(vault)), 50e18, "what the vault has");
    }

    function testFuzz_RevertWhen_MoreIsUnbooked(uint256 units) external {
        _give(alice, 1000e18);
        _send({ from: alice, to: bob, amount: 1000e18 });

        // Also one that is small when cut to the width of the booking.
        units = bound(units, 20e18 + 1, type(uint112).max);
        vm.prank(address(vault));
        vm.expectRevert(stdError.arithmeticError);
        generator.unbook(units);
    }

    function testFuzz_RevertWhen_SomebodyElseUnbooks(address caller) external {
        vm.assume(caller != address(vault));
        bytes memory refusal = abi.encodeWithSelector(Errors.TaxedToken_CallerNotVault.selector, caller, address(vault));
        vm.prank(caller);
        vm.expectRevert(refusal);
        generator.unbook(0);

        vm.prank(firstOwner);
        vm.expectRevert(abi.encodeWithSelector(Errors.TaxedToken_CallerNotVault.selector, firstOwner, address(vault)));
        generator.unbook(1);
    }

    /* HELPERS */

    function _assertBooking(uint256 booked, uint256 liquidity, string memory label) private view {
        assertEq(generator.booked(), booked, string.concat("charity ", label));
        assertEq(vault.pending().bookedUnits, booked, string.concat("what waits for the charity ", label));
        assertEq(vault.pending().liquidityUnits, liquidity, string.concat("what waits for the liquidity ", label));
        assertEq(token.balanceOf(address(vault)), booked + liquidity, string.concat("vault ", label));
    }
}
