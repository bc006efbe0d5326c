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
        lowered.liquidityFeeBps = uint16(bound(lowered.liquidityFeeBps, 0, fees.liquidityFeeBps));
        lowered.taxFeeBps = uint16(bound(lowered.taxFeeBps, 0, fees.taxFeeBps));
        lowered.charityBps = uint16(bound(lowered.charityBps, 0, _mostForCharity(fees, lowered)));

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
            [_fees(199, 300, 299), _fees(99, 0, 299), _fees(1, 0, 299), _fees(0, 0, 0)];
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

    /// @dev By one above what is left for it, also where it falls itself.
    function testFuzz_RevertWhen_TheCharitysPartIsRaised(
        LiquidityGeneratorFees memory fees,
        LiquidityGeneratorFees memory lowered
    ) external {
        fees.charityBps = uint16(bound(fees.charityBps, 100, 800));
        fees.liquidityFeeBps = uint16(bound(fees.liquidityFeeBps, 100, 800));
        fees.taxFeeBps = uint16(bound(fees.taxFeeBps, 100, 800));
        _create(MAX_SUPPLY, fees);
        lowered.liquidityFeeBps = uint16(bound(lowered.liquidityFeeBps, 0, fees.liquidityFeeBps - 1));
        lowered.taxFeeBps = uint16(bound(lowered.taxFeeBps, 0, fees.taxFeeBps));
        lowered.charityBps = uint16(_mostForCharity(fees, lowered) + 1);

        uint256 most = uint256(fees.charityBps) * _sum(lowered) / _sum(fees);
        _expectPartRaised({ given: lowered.charityBps, most: most });
        generator.lowerFees(lowered);
        assertEq(abi.encode(generator.fees()), abi.encode(fees), "fees");

        --lowered.charityBps;
        vm.prank(firstOwner);
        generator.lowerFees(lowered);
    }

    /* HELPERS */

    /// @dev What the charity may get of each unit of the others' fees, it got before.
    function _mostForCharity(LiquidityGeneratorFees memory fees, LiquidityGeneratorFees memory lowered)
        private
        pure
        returns (uint256)
    {
        uint256 others = _sum(fees) - fees.charityBps;
        if (others == 0) return fees.charityBps;
        return uint256(fees.charityBps) * (uint256(lowered.liquidityFeeBps) + lowered.taxFeeBps) / others;
    }

    function _sum(LiquidityGeneratorFees memory all) private pure returns (uint256) {
        return uint256(all.charityBps) + all.liquidityFeeBps + all.taxFeeBps;
    }
}
