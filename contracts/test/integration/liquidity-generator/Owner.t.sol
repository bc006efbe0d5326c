// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { Owner_Taxed_Shared_Test } from "../taxed/shared/Owner.t.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

contract Owner_LiquidityGeneratorToken_Test is Owner_Taxed_Shared_Test, LiquidityGenerator_Test {
    function _encodedFees() internal view override returns (bytes memory) {
        return abi.encode(generator.fees());
    }

    function _noFees() internal pure override returns (bytes memory) {
        return abi.encode(_fees(0, 0, 0));
    }

    function _lowerTo(bytes memory fees) internal override {
        generator.lowerFees(abi.decode(fees, (LiquidityGeneratorFees)));
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
}
