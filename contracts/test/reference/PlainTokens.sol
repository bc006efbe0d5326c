// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Permit } from "src/types/Permit.sol";
import { Permit2Transfer } from "src/types/Permit2Transfer.sol";
import { PlainCalls } from "./PlainCalls.sol";
import { PlainPayments } from "./PlainPayments.sol";
import { PlainRecords } from "./PlainRecords.sol";

/// @notice An ERC-20's batch from its checks to its end; the entries are in {PlainMultiSender} and {PlainPermits}.
abstract contract PlainTokens is PlainPayments {
    /// @dev Permit2, at its address on every chain.
    address private constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;

    /* WHOLE BATCHES */

    function _sendPulled(Mode memory mode, Batch memory batch, bytes calldata records) internal returns (uint256) {
        PlainRecords.countBounded(records, batch.unit, batch.width);
        _begin(batch.id);
        return _pullAndPay(mode, batch, records);
    }

    function _sendFrom(Mode memory mode, Batch memory batch, bytes calldata records) internal returns (uint256) {
        PlainRecords.countBounded(records, batch.unit, batch.width);
        _begin(batch.id);
        return _payFrom(mode, batch, records);
    }

    function _sendPermitted(Mode memory mode, Batch memory batch, bytes calldata records, Permit calldata permit)
        internal
        returns (uint256)
    {
        _tryPermit(batch.token, permit);
        return batch.route == Route.From ? _sendFrom(mode, batch, records) : _sendPulled(mode, batch, records);
    }

    function _sendPermit2(Mode memory mode, Batch memory batch, bytes calldata records, Permit2Transfer calldata permit)
        internal
        returns (uint256)
    {
        PlainRecords.countBounded(records, batch.unit, batch.width);
        _begin(batch.id);

        (, uint256 balanceBefore) = PlainCalls.balanceOf(batch.token, address(this));
        // Where there is no code, calls succeed; Permit2 does not look whether the token has any.
        bool success = PERMIT2.code.length > 0 && batch.token.code.length > 0;
        if (success) (success,) = PERMIT2.call(_permit2Call(batch, permit));
        if (!success) revert Errors.MultiSender_PullFailed(batch.token, batch.total);

        return _payPulled(mode, batch, records, balanceBefore);
    }

    /* PARTS */

    /// @dev Distinct amounts have a width of their own; where everybody gets the same, it is 0.
    function _distinct(Route route, uint256 id, address token, uint256 total, uint256 unit, uint256 width)
        internal
        pure
        returns (Batch memory)
    {
        PlainRecords.checkWidth(width);
        return Batch({ id: id, route: route, token: token, total: total, unit: unit, width: width });
    }

    function _equal(Route route, uint256 id, address token, uint256 total, uint256 amount)
        internal
        pure
        returns (Batch memory)
    {
        return Batch({ id: id, route: route, token: token, total: total, unit: amount, width: 0 });
    }

    function _pullAndPay(Mode memory mode, Batch memory batch, bytes calldata records) private returns (uint256) {
        (, uint256 balanceBefore) = PlainCalls.balanceOf(batch.token, address(this));
        bytes memory data = abi.encodeCall(IERC20.transferFrom, (msg.sender, address(this), batch.total));
        if (PlainCalls.callToken(batch.token, data, gasleft()) != PlainCalls.Outcome.Yes) {
            revert Errors.MultiSender_PullFailed(batch.token, batch.total);
        }
        return _payPulled(mode, batch, records, balanceBefore);
    }

    function _payPulled(Mode memory mode, Batch memory batch, bytes calldata records, uint256 balanceBefore)
        private
        returns (uint256)
    {
        uint256 held = _held(batch, batch.total);
        uint256 received = held > balanceBefore ? held - balanceBefore : 0;
        if (received != batch.total) {
            revert Errors.MultiSender_BalanceMismatch(batch.token, batch.total, received);
        }

        Tally memory tally = _payAll(mode, batch, records);
        _settlePull(batch, tally, balanceBefore);
        return tally.skipped;
    }

    function _payFrom(Mode memory mode, Batch memory batch, bytes calldata records) private returns (uint256) {
        Tally memory tally = _payAll(mode, batch, records);
        _requireExact(batch.total, tally.sum);
        return tally.skipped;
    }

    /// @dev An observer of the permit may have submitted it first: what counts is the allowance, which the token judges.
    function _tryPermit(address token, Permit calldata permit) private {
        (bool ignored,) = token.call(
            abi.encodeWithSignature(
                "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)",
                msg.sender,
                address(this),
                permit.value,
                permit.deadline,
                permit.v,
                permit.r,
                permit.s
            )
        );
        ignored;
    }

    function _permit2Call(Batch memory batch, Permit2Transfer calldata permit) private view returns (bytes memory) {
        string memory signature =
            "permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)";
        // The structs have no dynamic part, so that their fields follow one another.
        return abi.encodeWithSignature(
            signature,
            batch.token,
            permit.amount,
            permit.nonce,
            permit.deadline,
            address(this),
            batch.total,
            msg.sender,
            permit.signature
        );
    }
}
