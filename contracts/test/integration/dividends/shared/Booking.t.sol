// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { stdError } from "forge-std/StdError.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Booked } from "src/types/Booked.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice What the vault's units are for: booked when taken, moved by nothing but the vault.
abstract contract Booking_DividendToken_Shared_Test is Dividends_Test {
    uint256 private _liquidity;
    Booked private _expected;

    function _arrange() internal override { }

    function testFuzz_WhenCollected(DividendFees memory fees, uint256[5] memory amounts) external {
        _boundFees(fees);
        _create(MAX_SUPPLY, fees);
        for (uint256 i = 0; i < amounts.length; ++i) {
            _taxed(bound(amounts[i], 1, MAX_SUPPLY / 8));
            _assertBooking("after a transfer");
        }
    }

    function testFuzz_GivenFeesWereLowered(DividendFees memory lowered, uint256 amount) external {
        DividendFees memory fees = _fees();
        _taxed(1000e18);
        lowered.buybackBps = uint16(bound(lowered.buybackBps, 0, fees.buybackBps));
        lowered.dividendsBps = uint16(bound(lowered.dividendsBps, 0, fees.dividendsBps));
        lowered.liquidityBps = uint16(bound(lowered.liquidityBps, 0, fees.liquidityBps));
        lowered.payoutBps = uint16(bound(lowered.payoutBps, 0, _mostForPayee(fees, lowered)));

        vm.prank(firstOwner);
        _lower(lowered);
        _assertBooking("at once");
        _taxed(bound(amount, 1, 1e26));
        _assertBooking("from then on");
    }

    function test_WhenSomebodyDonates() external {
        _taxed(1000e18);
        _send({ from: bob, to: address(vault), amount: 7e18 });
        _give(address(vault), 5e18);
        _liquidity += 12e18;
        _assertBooking("after donations");
    }

    function testFuzz_WhenTheVaultUnbooks(DividendFees memory fees, uint256 amount, uint256[4] memory units) external {
        _boundFees(fees);
        _create(MAX_SUPPLY, fees);
        _taxed(bound(amount, 1, MAX_SUPPLY));
        for (uint256 i = 0; i < units.length && dividendToken.booked() > 0; ++i) {
            // The last time all.
            uint256 booked = dividendToken.booked();
            _unbook(i == 3 ? booked : bound(units[i], 0, booked));
            _assertBooking("after a part");
        }
    }

    /// @dev Of each purpose the same part, but for the unit that rounding moves between them.
    function _unbook(uint256 units) private {
        Booked memory before = _expected;
        uint256 booked = dividendToken.booked();
        vm.prank(address(vault));
        Booked memory parts = dividendToken.unbook(units);

        assertEq(parts.buyback + parts.dividends + parts.payout, units, "all parts");
        assertEq(parts.buyback, before.buyback * units / booked, "for buybacks");
        assertApproxEqAbs(parts.dividends, before.dividends * units / booked, 1, "for dividends");
        assertApproxEqAbs(parts.payout, before.payout * units / booked, 2, "for the payee");
        assertLe(parts.dividends, before.dividends, "dividends were there");
        assertLe(parts.payout, before.payout, "the payout was there");

        _expected.buyback -= parts.buyback;
        _expected.dividends -= parts.dividends;
        _expected.payout -= parts.payout;
        _liquidity += units;
    }

    function testFuzz_RevertWhen_MoreIsUnbooked(uint256 units) external {
        _taxed(1000e18);

        // Also one that is small when cut to the width of the booking.
        units = bound(units, dividendToken.booked() + 1, type(uint112).max);
        vm.prank(address(vault));
        vm.expectRevert(stdError.arithmeticError);
        dividendToken.unbook(units);
    }

    /// @dev With nothing at all there are no proportions.
    function test_RevertWhen_NothingIsBooked() external {
        vm.startPrank(address(vault));
        vm.expectRevert(stdError.divisionError);
        dividendToken.unbook(0);
        vm.expectRevert(stdError.divisionError);
        dividendToken.unbook(1);
        vm.stopPrank();
    }

    function testFuzz_RevertWhen_SomebodyElseUnbooks(address caller) external {
        vm.assume(caller != address(vault));
        _taxed(1000e18);
        bytes4 selector = Errors.TaxedToken_CallerNotVault.selector;
        bytes memory refusal = abi.encodeWithSelector(selector, caller, address(vault));
        vm.prank(caller);
        vm.expectRevert(refusal);
        dividendToken.unbook(0);

        vm.prank(firstOwner);
        vm.expectRevert(abi.encodeWithSelector(Errors.TaxedToken_CallerNotVault.selector, firstOwner, address(vault)));
        dividendToken.unbook(1);
    }

    /* HELPERS */

    /// @dev A taxed transfer, to an account that it does not come back from.
    function _taxed(uint256 amount) private {
        DividendFees memory fees = _fees();
        _give(alice, amount);
        _send({ from: alice, to: bob, amount: amount });
        _expected.buyback += amount * fees.buybackBps / BPS;
        _expected.dividends += amount * fees.dividendsBps / BPS;
        _expected.payout += amount * fees.payoutBps / BPS;
        _liquidity += amount * fees.liquidityBps / BPS;
    }

    function _assertBooking(string memory label) private {
        uint256 sum = _expected.buyback + _expected.dividends + _expected.payout;
        assertEq(dividendToken.booked(), sum, string.concat("booked ", label));
        assertEq(abi.encode(_booked()), abi.encode(_expected), string.concat("by purpose ", label));
        assertEq(vault.pending().bookedUnits, sum, string.concat("what waits ", label));
        assertEq(vault.pending().liquidityUnits, _liquidity, string.concat("what waits for the liquidity ", label));
        assertEq(token.balanceOf(address(vault)), sum + _liquidity, string.concat("vault ", label));
    }
}
