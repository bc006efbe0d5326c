// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendFees } from "src/types/DividendFees.sol";
import { Owner_Taxed_Shared_Test } from "../../taxed/shared/Owner.t.sol";
import { Dividends_Test } from "./Dividends.sol";

abstract contract Owner_DividendToken_Shared_Test is Owner_Taxed_Shared_Test, Dividends_Test {
    function _encodedFees() internal view override returns (bytes memory) {
        return abi.encode(_fees());
    }

    function _noFees() internal pure override returns (bytes memory) {
        return abi.encode(_feesOf(0, 0, 0, 0));
    }

    function _lowerTo(bytes memory fees) internal override {
        _lower(abi.decode(fees, (DividendFees)));
    }

    /* FEES */

    function testFuzz_WhenFeesAreLowered(DividendFees memory fees, DividendFees memory lowered) external {
        _boundFees(fees);
        _create(MAX_SUPPLY, fees);
        lowered.buybackBps = uint16(bound(lowered.buybackBps, 0, fees.buybackBps));
        lowered.dividendsBps = uint16(bound(lowered.dividendsBps, 0, fees.dividendsBps));
        lowered.liquidityBps = uint16(bound(lowered.liquidityBps, 0, fees.liquidityBps));
        lowered.payoutBps = uint16(bound(lowered.payoutBps, 0, _mostForPayee(fees, lowered)));

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
            [_feesOf(300, 299, 300, 30), _feesOf(300, 299, 0, 10), _feesOf(0, 299, 0, 1), _feesOf(0, 0, 0, 0)];
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

    /// @dev By one above what is left for it, also where it falls itself.
    function testFuzz_RevertWhen_ThePayeesPartIsRaised(DividendFees memory fees, DividendFees memory lowered) external {
        fees.buybackBps = _hasBuyback() ? uint16(bound(fees.buybackBps, 1, 600)) : 0;
        fees.dividendsBps = uint16(bound(fees.dividendsBps, 1, 600));
        fees.liquidityBps = uint16(bound(fees.liquidityBps, 1, 600));
        fees.payoutBps = uint16(bound(fees.payoutBps, 1, 600));
        _create(MAX_SUPPLY, fees);
        lowered.buybackBps = uint16(bound(lowered.buybackBps, 0, fees.buybackBps));
        lowered.dividendsBps = uint16(bound(lowered.dividendsBps, 0, fees.dividendsBps - 1));
        lowered.liquidityBps = uint16(bound(lowered.liquidityBps, 0, fees.liquidityBps));
        lowered.payoutBps = uint16(_mostForPayee(fees, lowered) + 1);

        uint256 most =
            uint256(fees.payoutBps) * (_others(lowered) + lowered.payoutBps) / (_others(fees) + fees.payoutBps);
        _expectPartRaised({ given: lowered.payoutBps, most: most });
        _lower(lowered);
        assertEq(abi.encode(_fees()), abi.encode(fees), "fees");

        --lowered.payoutBps;
        vm.prank(firstOwner);
        _lower(lowered);
    }
}
