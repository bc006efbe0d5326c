// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "../Errors.sol";

/// @title BalanceLoop
/// @notice Moves balances inside of a token that keeps them as Solady's ERC20 does: from the caller to the holders of a list, and
/// away.
///
/// @dev {pay} does what one `transfer` after the other would, with the same events in the same order. But it reads and writes
/// the caller's balance once, and asks beforehand that it covers the whole total.
///
/// The slot of a balance is the hash of memory 12 to 44, as in {ERC20-balanceOf}:
///
///     0            12                    32                       44
///     | 12 zeros   | address             | 8 zeros | seed         |
///
/// The seed is written once, the address for each record. One record takes these statements:
///
///     to := shr(96, …)                  the address
///     hasZero := or(…)                  whether a recipient is the zero address: looked at behind the loop, which is cheaper
///     amount := mul(unit, …)            the mantissa, or 1, times the unit. `next` is a word before the address, so that the
///                                       word there ends with the mantissa
///     sum := add(sum, amount)           fits: the amounts are bounded beforehand
///     sstore(slot, add(…))              fits: the caller has less by the total, which is the sum of the amounts, or all of it is
///                                       undone. Read only now: an account that is paid twice, or the caller itself, has its
///                                       latest balance
///     mstore(0x60, amount)              where Solidity has a zero, which is put back behind the loop
///     log3(…)                           `Transfer(caller, to, amount)`
///     next := add(next, step)           on to the next record
///
/// Unlike those of {TokenLoop}, the statements are not repeated: a jump back is 0.3 % of a record here. All is written for few
/// bytes, because each is paid for with every token that is created.
library BalanceLoop {
    /* CONSTANTS */

    /// @dev As in {ERC20}, where it is private. A test compares with what `balanceOf` says.
    uint256 private constant BALANCE_SLOT_SEED = 0x87a211a2;

    /// @dev Selector of {ERC20-InsufficientBalance}.
    uint256 private constant INSUFFICIENT_BALANCE = 0xf4d678b8;

    /// @dev Topic of `Transfer(address,address,uint256)`.
    uint256 private constant TRANSFER = 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef;

    /* FUNCTIONS */

    /// @notice Gives the whole supply of a token without any to its first owner.
    function mint(address to, uint256 amount) internal {
        assembly ("memory-safe") {
            mstore(12, BALANCE_SLOT_SEED)
            mstore(0, to)
            sstore(keccak256(12, 32), amount)
            mstore(0, amount)
            log3(0, 32, TRANSFER, 0, to)
        }
    }

    /// @notice Takes from the caller's balance for good.
    function burn(uint256 amount) internal {
        uint256 topic = _debit(amount);
        assembly ("memory-safe") {
            mstore(0, amount)
            log3(0, 32, topic, caller(), 0)
        }
    }

    /// @notice Pays what the records say, whose layout is that of {Records}.
    /// @dev Asks what {Records-check} asks, in fewer bytes.
    /// @param total Sum of all amounts.
    /// @param width Bytes per mantissa; 0 if each recipient gets `unit`.
    function pay(uint256 total, uint256 unit, uint256 width, bytes calldata records) internal {
        uint256 step;
        uint256 count;
        bool isPartial;
        bool isUnbounded;
        assembly ("memory-safe") {
            step := add(width, 20)
            count := div(records.length, step)
            isPartial := or(iszero(count), mod(records.length, step))
            let maxMantissa := or(sub(shl(shl(3, width), 1), 1), iszero(width))
            // Exact, because floor(floor(a / b) / c) = floor(a / (b * c)), and a is the highest sum: 2^248 - 1.
            isUnbounded := gt(unit, div(div(shr(8, not(0)), maxMantissa), count))
            isUnbounded := or(gt(width, 32), isUnbounded)
        }
        if (isPartial) revert Errors.MultiSender_RecordsLength(records.length, step);
        if (isUnbounded) revert Errors.MultiSender_AmountOverflow(unit, width, count);

        uint256 topic = _debit(total);
        uint256 next;
        uint256 end;
        assembly ("memory-safe") {
            next := sub(add(records.offset, width), 32)
            end := add(next, records.length)
        }
        (uint256 sum, bool hasZero) = _credit(next, end, unit, width, topic);
        if (hasZero) revert Errors.Token_RecipientZero();
        if (sum != total) revert Errors.MultiSender_TotalMismatch(total, sum);
    }

    /// @param next A word before the first address.
    /// @param end A word before where an address would be behind the last record.
    function _credit(uint256 next, uint256 end, uint256 unit, uint256 width, uint256 topic)
        private
        returns (uint256 sum, bool hasZero)
    {
        assembly ("memory-safe") {
            let mask := sub(shl(shl(3, width), 1), 1) // the mantissa's bits; with width 0, each mantissa counts as 1
            for { } lt(next, end) { next := add(next, add(width, 20)) } {
                let to := shr(96, calldataload(add(next, 32)))
                hasZero := or(hasZero, iszero(to))
                let amount := mul(unit, or(iszero(width), and(mask, calldataload(next))))
                sum := add(sum, amount)
                mstore(0, to)
                let slot := keccak256(12, 32)
                sstore(slot, add(sload(slot), amount))
                mstore(0x60, amount)
                log3(0x60, 32, topic, caller(), to)
            }
            mstore(0x60, 0)
        }
    }

    /// @dev Leaves the seed in memory.
    /// @return topic {TRANSFER}: to have it once saves 32 bytes of code.
    function _debit(uint256 amount) private returns (uint256 topic) {
        assembly ("memory-safe") {
            mstore(12, BALANCE_SLOT_SEED)
            mstore(0, caller())
            let slot := keccak256(12, 32)
            let held := sload(slot)
            if gt(amount, held) {
                mstore(0, INSUFFICIENT_BALANCE)
                revert(28, 4)
            }
            sstore(slot, sub(held, amount))
            topic := TRANSFER
        }
    }
}
