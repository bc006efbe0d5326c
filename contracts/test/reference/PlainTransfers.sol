// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";
import { IBatchMarks } from "src/interfaces/IBatchMarks.sol";
import { Errors } from "src/libraries/Errors.sol";
import { PlainRecords } from "./PlainRecords.sol";

/// @notice A Standard token's {IStandardToken-transferMany} in plain Solidity, over a mapping: one transfer after the other.
contract PlainTransfers {
    mapping(address account => uint256 units) public balanceOf;
    mapping(address sender => mapping(uint256 job => uint256 marks)) public marksOf;

    function give(address account, uint256 units) external {
        balanceOf[account] = units;
    }

    /// @dev As {IStandardToken-transferMany}.
    function transferMany(uint256 id, uint256 total, uint256 unit, uint256 width, bytes calldata records) external {
        if (id != 0) _mark(id);

        uint256 count = _count(records, unit, width);
        if (balanceOf[msg.sender] < total) revert ERC20.InsufficientBalance();

        uint256 sum;
        bool hasZero;
        balanceOf[msg.sender] -= total;
        for (uint256 i = 0; i < count; ++i) {
            (uint256 amount, address to) = PlainRecords.amountAt(records, i, unit, width);
            if (to == address(0)) hasZero = true;
            sum += amount;
            unchecked {
                balanceOf[to] += amount; // more than the total is refused below
            }
            emit ERC20.Transfer(msg.sender, to, amount);
        }

        if (hasZero) revert Errors.Token_RecipientZero();
        if (sum != total) revert Errors.MultiSender_TotalMismatch(total, sum);
    }

    function _mark(uint256 id) private {
        uint256 bit = 2 ** (id % 256);
        if (marksOf[msg.sender][id / 256] & bit != 0) revert Errors.MultiSender_AlreadyMarked(msg.sender, id);

        marksOf[msg.sender][id / 256] += bit;
        emit IBatchMarks.BatchSent({ sender: msg.sender, id: id });
    }

    /// @dev One error for no records, and one for widths above 32.
    function _count(bytes calldata records, uint256 unit, uint256 width) private pure returns (uint256 count) {
        uint256 recordLength;
        unchecked {
            recordLength = width + 20;
        }
        if (recordLength != 0) count = records.length / recordLength;
        if (count == 0 || count * recordLength != records.length) {
            revert Errors.MultiSender_RecordsLength(records.length, recordLength);
        }
        uint256 maxMantissa = width == 0 ? 1 : width > 32 ? 0 : type(uint256).max >> (256 - 8 * width);
        if (maxMantissa == 0 || unit > type(uint248).max / count / maxMantissa) {
            revert Errors.MultiSender_AmountOverflow(unit, width, count);
        }
    }
}
