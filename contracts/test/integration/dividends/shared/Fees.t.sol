// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Booked } from "src/types/Booked.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice What a transfer between strangers pays.
abstract contract Fees_DividendToken_Shared_Test is Dividends_Test {
    function _arrange() internal override { }

    function testFuzz_WhenStrangersTransfer(DividendFees memory fees, uint256 supply, uint8 decimals, uint256 amount)
        external
    {
        _boundFees(fees);
        Setup memory setup = _normal();
        (setup.fees, setup.minimum, setup.decimals) = (fees, 1, uint8(bound(decimals, 2, 64)));
        setup.totalSupply = bound(supply, _minSupply(), MAX_SUPPLY);
        _create(setup);
        amount = bound(amount, 1, setup.totalSupply);
        _give(alice, amount);

        _send({ from: alice, to: bob, amount: amount });
        _assertPaid({ to: bob, amount: amount, fees: fees });
        assertEq(token.balanceOf(alice), 0, "sender");
        assertEq(token.balanceOf(firstOwner), setup.totalSupply - amount, "bystander");
    }

    function test_WhenDecimalsAreFewOrMany() external {
        uint8[5] memory decimals = [2, 6, 9, 18, 33];
        for (uint256 i = 0; i < decimals.length; ++i) {
            uint256 state = vm.snapshotState();
            Setup memory setup = _normal();
            uint256 supply = decimals[i] == 33 ? 5e33 : 1_000_000 * 10 ** decimals[i];
            (setup.decimals, setup.minimum, setup.totalSupply) = (decimals[i], supply / 1000, supply);
            _create(setup);
            _give(alice, supply);
            _send({ from: alice, to: address(pair), amount: supply });
            _assertPaid({ to: address(pair), amount: supply, fees: setup.fees });
            vm.revertToState(state);
        }
    }

    /// @dev The state is whatever a few transfers have left; the cap is of the amount, not of what the fees say.
    function testFuzz_WhateverTheState(bool isOnePart, uint256[6] memory amounts) external {
        uint16 most = uint16(_maxFeesBps());
        _create(1e12, isOnePart ? _feesOf(1, most - 3, 1, 1) : _feesOf(624, 625, 625, 625));
        _give(alice, 1e12 - 1e6);
        address[3] memory people = [alice, bob, carol];
        for (uint256 i = 0; i < amounts.length; ++i) {
            address from = people[i % 3];
            address to = i == 4 ? address(pair) : people[(i + 1) % 3];
            if (token.balanceOf(from) == 0) continue;
            uint256 amount = bound(amounts[i], 1, token.balanceOf(from));

            uint256 before = token.balanceOf(to);
            _send({ from: from, to: to, amount: amount });
            assertGe(token.balanceOf(to), before + amount - amount / 4, "recipient");
        }
    }

    /// @dev 3 %, 2 % and 1 % of 33 are less than one unit; of 34 two parts, of 50 three, of 100 all are one or more.
    function test_WhenTheTransferIsTiny() external {
        _create(1_000_000, _feesOf(300, 300, 200, 100));
        uint256 threes = _hasBuyback() ? 2 : 1;
        _give(alice, 1000);
        _send({ from: alice, to: bob, amount: 33 });
        assertEq(token.balanceOf(bob), 33, "too small for any fee");
        assertEq(token.balanceOf(address(vault)), 0, "nothing collected");
        _send({ from: alice, to: bob, amount: 34 });
        assertEq(token.balanceOf(bob), 67 - threes, "one unit for each part of 3 %");
        assertEq(dividendToken.booked(), threes, "none of them for the liquidity");
        _send({ from: alice, to: bob, amount: 50 });
        assertEq(token.balanceOf(bob), 117 - 2 * threes - 1, "one for that of 2 % too");
        assertEq(_forLiquidity(), 1, "which is for the liquidity");
        assertEq(_booked().payout, 0, "nothing for the payee yet");
        _send({ from: alice, to: bob, amount: 100 });
        assertEq(_booked().payout, 1, "one for the payee");
    }

    /// @dev 1.08 units of each part are more than 3 together; 1.92 of each more than 5.
    function test_WhenPartsHaveRemainders() external {
        _create(1_000_000, _feesOf(600, 600, 600, 600));
        uint256 parts = _hasBuyback() ? 4 : 3;
        _give(alice, 1000);
        _send({ from: alice, to: DEAD, amount: 18 });
        assertEq(token.balanceOf(DEAD), 18 - parts, "one for each part of 1.08");
        _send({ from: alice, to: DEAD, amount: 32 });
        assertEq(token.balanceOf(DEAD), 50 - 2 * parts, "one for each part of 1.92");
    }

    function test_WhenThereAreNoFees() external {
        _lowerToZero();
        _give(alice, 1000e18);
        _send({ from: alice, to: bob, amount: 1000e18 });
        assertEq(token.balanceOf(bob), 1000e18, "recipient");
        assertEq(token.balanceOf(address(vault)), 0, "vault");
    }

    /* HELPERS */

    /// @dev The first transfer of a token that has been taxed.
    function _assertPaid(address to, uint256 amount, DividendFees memory fees) private {
        Booked memory booked = _booked();
        assertEq(booked.buyback, amount * fees.buybackBps / BPS, "buyback");
        assertEq(booked.dividends, amount * fees.dividendsBps / BPS, "dividends");
        assertEq(booked.payout, amount * fees.payoutBps / BPS, "payout");
        assertEq(_forLiquidity(), amount * fees.liquidityBps / BPS, "liquidity");

        uint256 collected = token.balanceOf(address(vault));
        assertEq(collected, booked.buyback + booked.dividends + booked.payout + _forLiquidity(), "vault");
        assertEq(token.balanceOf(to), amount - collected, "what arrived");
        assertLe(collected, amount / 4, "all fees");
    }
}
