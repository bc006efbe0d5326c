// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { Defaults } from "../../utils/Defaults.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice What a transfer between strangers pays.
contract Fees_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    function _arrange() internal override { }

    /// @dev To an account that earns nothing, where a balance is what arrived and nothing else.
    function testFuzz_WhenStrangersTransfer(
        LiquidityGeneratorFees memory fees,
        uint256 supply,
        uint8 decimals,
        uint256 amount
    ) external {
        LiquidityGeneratorTokenParams memory params = _anyParams(fees, supply, decimals);
        _create(params);
        amount = bound(amount, 1, params.totalSupply);
        _give(alice, amount);
        // Another account must be a holder, or the holders' part would go to the liquidity.
        bool hasHolders = amount < params.totalSupply;

        uint256 eligibleBefore = _eligibleUnits();
        _send({ from: alice, to: DEAD, amount: amount });

        uint256 charityPart = amount * fees.charityBps / BPS;
        uint256 liquidityPart = amount * fees.liquidityFeeBps / BPS;
        uint256 holdersPart = amount * fees.taxFeeBps / BPS;
        assertEq(token.balanceOf(DEAD), amount - charityPart - liquidityPart - holdersPart, "what arrived");
        assertEq(generator.booked(), charityPart, "charity");
        assertEq(
            token.balanceOf(address(vault)) - charityPart, liquidityPart + (hasHolders ? 0 : holdersPart), "liquidity"
        );
        assertEq(eligibleBefore - _eligibleUnits(), amount - (hasHolders ? holdersPart : 0), "left the holders");
        assertLe(amount - token.balanceOf(DEAD), amount / 4, "all fees");
    }

    /// @dev Without a part for the holders nothing else changes a balance, so both sides are exact.
    function testFuzz_WhenHoldersGetNothing(LiquidityGeneratorFees memory fees, uint256 supply, uint256 amount)
        external
    {
        _boundFees(fees);
        fees.taxFeeBps = 0;
        supply = bound(supply, 2, MAX_SUPPLY);
        _create(supply, fees);
        amount = bound(amount, 1, supply - 1);
        _give(alice, supply - 1);

        _send({ from: alice, to: bob, amount: amount });
        assertEq(token.balanceOf(alice), supply - 1 - amount, "sender");
        assertEq(token.balanceOf(bob), _netOf(amount), "recipient");
        assertEq(token.balanceOf(address(vault)), _collectedOf(amount), "vault");
        assertEq(token.balanceOf(firstOwner), 1, "bystander");
    }

    /// @dev The state is whatever a few transfers have left; the cap is of the amount, not of what the fees say.
    function testFuzz_WhateverTheState(bool isOnePart, uint256[6] memory amounts) external {
        _create(1e12, isOnePart ? _fees(0, 0, 2500) : _fees(833, 833, 834));
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

    function test_WhenTheTransferIsTiny() external {
        _create(1_000_000, _fees(200, 300, 300));
        _give(alice, 1000);

        // 33 units owe less than one of any part; 34 owe one to the liquidity and one to the holders; 50 to the charity too.
        _send({ from: alice, to: DEAD, amount: 33 });
        assertEq(token.balanceOf(DEAD), 33, "too small for any fee");
        assertEq(token.balanceOf(address(vault)), 0, "nothing collected");
        _send({ from: alice, to: DEAD, amount: 34 });
        assertEq(token.balanceOf(DEAD), 33 + 32, "two parts of one unit");
        assertEq(token.balanceOf(address(vault)), 1, "one for the liquidity");
        assertEq(generator.booked(), 0, "nothing for the charity yet");
        _send({ from: alice, to: DEAD, amount: 50 });
        assertEq(token.balanceOf(DEAD), 33 + 32 + 47, "three parts of one unit");
        assertEq(generator.booked(), 1, "one for the charity");
    }

    /// @dev 1.08 units of each part are 3.25 together; 1.92 of each are 5.75.
    function test_WhenPartsHaveRemainders() external {
        _create(1_000_000, _fees(833, 833, 833));
        _give(alice, 1000);
        _send({ from: alice, to: DEAD, amount: 13 });
        assertEq(token.balanceOf(DEAD), 13 - 3, "one for each part of 1.08");
        _send({ from: alice, to: DEAD, amount: 23 });
        assertEq(token.balanceOf(DEAD), 10 + 23 - 3, "one for each part of 1.92");
    }

    function test_WhenThereAreNoFees() external {
        _create(1_000_000, _fees(0, 0, 0));
        _give(alice, 1000);
        _send({ from: alice, to: bob, amount: 1000 });
        assertEq(token.balanceOf(bob), 1000, "recipient");
        assertEq(token.balanceOf(address(vault)), 0, "vault");
    }

    /* HELPERS */

    function _anyParams(LiquidityGeneratorFees memory fees, uint256 supply, uint8 decimals)
        private
        view
        returns (LiquidityGeneratorTokenParams memory params)
    {
        _boundFees(fees);
        params = Defaults.liquidityGeneratorToken({
            teamWallet: firstOwner,
            router: address(exchange.router),
            charity: fees.charityBps == 0 ? address(0) : charity
        });
        (params.charityBps, params.liquidityFeeBps, params.taxFeeBps) =
        (fees.charityBps, fees.liquidityFeeBps, fees.taxFeeBps);
        params.decimals = uint8(bound(decimals, 2, 64));
        params.totalSupply = bound(supply, 1, MAX_SUPPLY);
    }

    function _eligibleUnits() private view returns (uint256 units) {
        (units,) = generator.eligible();
    }
}
