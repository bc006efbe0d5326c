// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { VaultPending, Waiting } from "src/types/VaultPending.sol";
import { LiquidityGeneratorMarket_Test } from "../../LiquidityGeneratorMarket.t.sol";

/// @notice A vault on a market: how it gets something to do, and what it then says it did.
abstract contract VaultMarket is LiquidityGeneratorMarket_Test {
    /// @dev What the vault said during one call.
    struct Report {
        uint256 runs;
        uint256 unitsSwapped;
        uint256 unitsAdded;
        uint256 coinAdded;
        uint256 coinPaid;
        uint256 payments;
        bool isWrapped;
        uint256 skips;
        Waiting reason;
        uint256 earned;
        uint256 keepers;
    }

    function _arrange() internal virtual override { }

    /* MARKET */

    /// @dev Another token of the same creator, with a pool of its own; without one if there is nothing for it.
    function _open(LiquidityGeneratorTokenParams memory params, uint256 units, uint256 coin) internal {
        params.salt = keccak256("another");
        _adopt(liquidityGeneratorTokenFactory.createToken(params));
        if (units > 0) _addFirstLiquidity({ token: address(token), from: firstOwner, amount: units, coin: coin });
    }

    /// @dev As in a transaction of its own: reaching anything costs most then.
    function _coolMarket() internal {
        vm.cool(address(exchange.factory));
        vm.cool(address(exchange.router));
        vm.cool(address(exchange.weth));
        vm.cool(address(pair));
        vm.cool(address(token));
        vm.cool(address(vault));
        vm.cool(liquidityGeneratorTokenFactory.vaultImplementation());
    }

    /* COLLECTING */

    /// @dev Taxed transfers bring two fifths of it for the charity and three for the liquidity: 5 % of 20 times as much.
    function _collect(uint256 units) internal {
        vm.prank(firstOwner);
        token.transfer(alice, units * 20);
        vm.prank(alice);
        token.transfer(bob, units * 20);
    }

    /// @dev For the liquidity alone: the first owner pays no fee.
    function _give(uint256 units) internal {
        vm.prank(firstOwner);
        token.transfer(address(vault), units);
    }

    /* RUNS */

    function _process() internal returns (Report memory) {
        vm.recordLogs();
        vault.process();
        return _report();
    }

    /// @dev Since logs were recorded last.
    function _report() internal returns (Report memory report) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter == address(vault)) _note(report, logs[i]);
        }
    }

    function _note(Report memory report, Vm.Log memory log) private pure {
        if (log.topics[0] == ITokenVault.Processed.selector) {
            ++report.runs;
            (report.unitsSwapped, report.unitsAdded, report.coinAdded, report.coinPaid) =
                abi.decode(log.data, (uint256, uint256, uint256, uint256));
        } else if (log.topics[0] == ITokenVault.PaidOut.selector) {
            ++report.payments;
            (, report.isWrapped) = abi.decode(log.data, (uint256, bool));
        } else if (log.topics[0] == ITokenVault.KeeperPaid.selector) {
            ++report.keepers;
            report.earned += abi.decode(log.data, (uint256));
        } else if (log.topics[0] == ITokenVault.RunSkipped.selector) {
            ++report.skips;
            report.reason = abi.decode(log.data, (Waiting));
        }
    }

    /* ASSERTIONS */

    function _assertSkipped(Waiting reason, string memory label) internal {
        Report memory report = _process();
        assertEq(report.runs, 0, string.concat(label, ": runs"));
        assertEq(report.skips, 1, string.concat(label, ": events"));
        assertEq(uint256(report.reason), uint256(reason), string.concat(label, ": reason"));
    }

    function _assertSwaps(string memory label) internal returns (Report memory report) {
        report = _process();
        assertEq(report.runs, 1, string.concat(label, ": runs"));
        assertEq(report.skips, 0, string.concat(label, ": skips"));
    }

    function _assertWaiting(Waiting reason, string memory label) internal view {
        assertEq(uint256(vault.pending().waiting), uint256(reason), label);
    }

    /// @dev All but the second from which a run may swap.
    function _assertPending(VaultPending memory expected) internal view {
        VaultPending memory actual = vault.pending();
        assertEq(actual.liquidityUnits, expected.liquidityUnits, "units for the liquidity");
        assertEq(actual.liquidityCoin, expected.liquidityCoin, "coin for the liquidity");
        assertEq(actual.bookedUnits, expected.bookedUnits, "units for the payee");
        assertEq(uint256(actual.waiting), uint256(expected.waiting), "waiting");
    }
}
