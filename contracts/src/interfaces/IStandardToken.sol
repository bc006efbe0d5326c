// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBatchMarks } from "./IBatchMarks.sol";

/// @title IStandardToken
/// @notice An ERC-20 with EIP-2612 permit that pays many holders in one call. No account can mint, pause, charge, block or
/// upgrade anything. A holder can burn what is its own, so the supply never grows.
interface IStandardToken is IBatchMarks {
    /// @notice Burns base units of the caller's balance; the supply is less by as many, permanently.
    /// @dev Emits `Transfer` to the zero address.
    ///
    /// Requirements:
    /// - The caller must have `amount`.
    function burn(uint256 amount) external;

    /// @notice Pays each recipient an amount from the caller's balance. No approval.
    /// @dev Emits {BatchSent} if `id` is not 0, and one `Transfer` for each record, in their order.
    ///
    /// Records, ids and marks are those of {IMultiSender}, with its errors. The marks are this token's own: an id that is marked
    /// here may be unmarked there, and the other way round. What is to be sent exactly once is sent by one of the two, and by
    /// the other only after {cancel}.
    ///
    /// Requirements:
    /// - `id` must be 0 or unmarked.
    /// - `width` must be 0 to 32, and the records a positive multiple of `width + 20` bytes.
    /// - `unit * (256^width - 1) * recipients` must fit in 248 bits; if the width is 0, `unit * recipients` must.
    /// - The amounts must add up to `total`, and the caller must have `total`, also where it is a recipient itself.
    /// - No recipient may be the zero address.
    ///
    /// @param id The batch's id, or 0.
    /// @param total Sum of all amounts, in base units.
    /// @param unit Base units per unit of mantissa; if the width is 0, base units per recipient.
    /// @param width Bytes per mantissa; 0 if all get the same.
    /// @param records Packed (mantissa, recipient); if the width is 0, packed addresses.
    function transferMany(uint256 id, uint256 total, uint256 unit, uint256 width, bytes calldata records) external;
}
