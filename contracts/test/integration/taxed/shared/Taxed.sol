// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { TaxedMarket_Test } from "../../../TaxedMarket.t.sol";

/// @notice What the shared suites do with a token with fees, and ask of each kind.
abstract contract Taxed_Test is TaxedMarket_Test {
    /// @dev Hundredths of a percent in the whole.
    uint256 internal constant BPS = 10_000;

    uint256 internal constant MAX_SUPPLY = type(uint112).max;

    /* KINDS */

    /// @dev From here on the test is about another token, without liquidity, whose fees are bounded to what the kind's
    /// factory allows: the first owner has its whole supply.
    function _createBounded(uint256 supply, uint16[4] memory fees) internal virtual;

    /// @dev Who receives the payout.
    function _payee() internal view virtual returns (address);

    /// @dev What goes to the vault, rounded down by components.
    function _collectedOf(uint256 amount) internal view virtual returns (uint256);

    /// @dev What arrives.
    function _netOf(uint256 amount) internal view virtual returns (uint256);

    /// @dev What a taxed transfer of the amount added to a balance, when the holders' part of it may have grown as well.
    function _assertArrived(uint256 arrived, uint256 amount, string memory label) internal view virtual;

    /* TRANSFERS */

    function _send(address from, address to, uint256 amount) internal {
        vm.prank(from);
        token.transfer(to, amount);
    }

    /// @dev From the first owner, so without fees.
    function _give(address to, uint256 amount) internal {
        _send({ from: firstOwner, to: to, amount: amount });
    }

    /* EVENTS */

    /// @dev Recorded ones of the token alone: a vault that looks at the price emits events as well.
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
}
