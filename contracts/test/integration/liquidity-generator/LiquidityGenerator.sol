// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { LiquidityGeneratorMarket_Test } from "../../LiquidityGeneratorMarket.t.sol";
import { Defaults } from "../../utils/Defaults.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";

/// @notice What tests do with a Liquidity Generator token, on its market or with other parameters.
abstract contract LiquidityGenerator_Test is LiquidityGeneratorMarket_Test {
    /// @dev Hundredths of a percent in the whole.
    uint256 internal constant BPS = 10_000;

    /// @dev Of the sum of all fees, in hundredths of a percent.
    uint256 internal constant MAX_FEES_BPS = 2500;

    uint256 internal constant MAX_SUPPLY = type(uint112).max;

    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /* TOKENS */

    /// @dev From here on the test is about another token, without liquidity: the first owner has its whole supply.
    function _create(LiquidityGeneratorTokenParams memory params) internal {
        params.salt = keccak256("another");
        generator = ILiquidityGeneratorToken(liquidityGeneratorTokenFactory.createToken(params));
        token = IERC20(address(generator));
        vault = ITokenVault(generator.vault());
        pair = IV2Pair(generator.pair());
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

    /* TRANSFERS */

    function _send(address from, address to, uint256 amount) internal {
        vm.prank(from);
        token.transfer(to, amount);
    }

    /// @dev From the first owner, so without fees.
    function _give(address to, uint256 amount) internal {
        _send({ from: firstOwner, to: to, amount: amount });
    }

    /* FEES */

    /// @dev What goes to the vault, rounded down by components.
    function _collectedOf(uint256 amount) internal view returns (uint256) {
        LiquidityGeneratorFees memory fees = generator.fees();
        return amount * fees.charityBps / BPS + amount * fees.liquidityFeeBps / BPS;
    }

    function _reflectedOf(uint256 amount) internal view returns (uint256) {
        return amount * generator.fees().taxFeeBps / BPS;
    }

    /// @dev What arrives.
    function _netOf(uint256 amount) internal view returns (uint256) {
        return amount - _collectedOf(amount) - _reflectedOf(amount);
    }

    /* EVENTS */

    /// @dev Recorded ones; a vault that looks at the price tells of it too.
    function _logsOfToken() internal returns (Vm.Log[] memory logs) {
        Vm.Log[] memory all = vm.getRecordedLogs();
        uint256 count;
        for (uint256 i = 0; i < all.length; ++i) {
            if (all[i].emitter == address(token)) all[count++] = all[i];
        }

        logs = new Vm.Log[](count);
        for (uint256 i = 0; i < count; ++i) {
            logs[i] = all[i];
        }
    }

    function _assertTransfer(Vm.Log memory log, address from, address to, uint256 amount, string memory label)
        internal
        pure
    {
        assertEq(log.topics[0], IERC20.Transfer.selector, string.concat(label, ": event"));
        assertEq(address(uint160(uint256(log.topics[1]))), from, string.concat(label, ": from"));
        assertEq(address(uint160(uint256(log.topics[2]))), to, string.concat(label, ": to"));
        assertEq(abi.decode(log.data, (uint256)), amount, string.concat(label, ": amount"));
    }

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
