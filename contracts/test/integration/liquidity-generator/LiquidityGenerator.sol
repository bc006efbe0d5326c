// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { LiquidityGeneratorMarket_Test } from "../../LiquidityGeneratorMarket.t.sol";
import { Defaults } from "../../utils/Defaults.sol";
import { Taxed_Test } from "../taxed/shared/Taxed.sol";

/// @notice What tests do with a Liquidity Generator token, on its market or with other parameters.
abstract contract LiquidityGenerator_Test is Taxed_Test, LiquidityGeneratorMarket_Test {
    /// @dev Of the sum of all fees, in hundredths of a percent.
    uint256 internal constant MAX_FEES_BPS = 2500;

    /* TOKENS */

    /// @dev From here on the test is about another token, without liquidity: the first owner has its whole supply.
    function _create(LiquidityGeneratorTokenParams memory params) internal {
        params.salt = keccak256("another");
        _adopt(liquidityGeneratorTokenFactory.createToken(params));
    }

    function _create(uint256 supply, LiquidityGeneratorFees memory fees) internal {
        LiquidityGeneratorTokenParams memory params = Defaults.liquidityGeneratorToken({
            teamWallet: firstOwner, router: address(exchange.router), charity: charity
        });
        params.totalSupply = supply;
        (params.charityBps, params.liquidityFeeBps, params.taxFeeBps) =
        (fees.charityBps, fees.liquidityFeeBps, fees.taxFeeBps);
        if (fees.charityBps == 0) params.charityAddress = address(0);
        _create(params);
    }

    function _createBounded(uint256 supply, uint16[4] memory fees) internal override {
        LiquidityGeneratorFees memory bounded =
            LiquidityGeneratorFees({ charityBps: fees[0], liquidityFeeBps: fees[1], taxFeeBps: fees[2] });
        _boundFees(bounded);
        _create(supply, bounded);
    }

    function _payee() internal view override returns (address) {
        return charity;
    }

    function _fees(uint16 charityBps, uint16 liquidityFeeBps, uint16 taxFeeBps)
        internal
        pure
        returns (LiquidityGeneratorFees memory)
    {
        return
            LiquidityGeneratorFees({ charityBps: charityBps, liquidityFeeBps: liquidityFeeBps, taxFeeBps: taxFeeBps });
    }

    /// @dev Any that a factory allows.
    function _boundFees(LiquidityGeneratorFees memory fees) internal pure {
        fees.charityBps = uint16(bound(fees.charityBps, 99, MAX_FEES_BPS));
        if (fees.charityBps == 99) fees.charityBps = 0;
        fees.liquidityFeeBps = uint16(bound(fees.liquidityFeeBps, 0, MAX_FEES_BPS - fees.charityBps));
        fees.taxFeeBps = uint16(bound(fees.taxFeeBps, 0, MAX_FEES_BPS - fees.charityBps - fees.liquidityFeeBps));
    }

    /* FEES */

    function _collectedOf(uint256 amount) internal view override returns (uint256) {
        LiquidityGeneratorFees memory fees = generator.fees();
        return amount * fees.charityBps / BPS + amount * fees.liquidityFeeBps / BPS;
    }

    function _reflectedOf(uint256 amount) internal view returns (uint256) {
        return amount * generator.fees().taxFeeBps / BPS;
    }

    function _netOf(uint256 amount) internal view override returns (uint256) {
        return amount - _collectedOf(amount) - _reflectedOf(amount);
    }

    /// @dev The recipient is a holder, and earns a part of the holders' part.
    function _assertArrived(uint256 arrived, uint256 amount, string memory label) internal view override {
        assertGe(arrived, _netOf(amount), label);
        assertLt(arrived, amount - _collectedOf(amount), string.concat(label, ": a part of the holders' part"));
    }

    /* EVENTS */

    function _assertReflected(Vm.Log memory log, address from, uint256 amount) internal view {
        assertEq(log.topics[0], ILiquidityGeneratorToken.Reflected.selector, "reflected: event");
        assertEq(address(uint160(uint256(log.topics[1]))), from, "reflected: from");

        (uint256 reflected, uint256 units, uint256 shares) = abi.decode(log.data, (uint256, uint256, uint256));
        (uint256 unitsNow, uint256 sharesNow) = generator.eligible();
        assertEq(reflected, amount, "reflected: amount");
        assertEq(units, unitsNow, "reflected: eligible units");
        assertEq(shares, sharesNow, "reflected: eligible shares");
    }
}
