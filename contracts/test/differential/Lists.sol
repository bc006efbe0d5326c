// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PackedRecords } from "../utils/PackedRecords.sol";
import { Dice } from "./Dice.sol";
import { Twins } from "./Twins.sol";

/// @notice Lists of recipients from a seed, such that what is rare elsewhere is frequent here: groups of any size, hostile
/// recipients at any position, amounts and units at their limits, broken records.
abstract contract Lists is Twins {
    using Dice for Dice.Cup;

    /// @dev Enough for several rounds of any unrolled loop, and any remainder.
    uint256 private constant MOST_RECIPIENTS = 40;

    /// @param numbers Mantissas or ids; in an equal list none.
    /// @param sum Of all amounts; meaningless where they overflow.
    struct List {
        bool isEqual;
        uint256 width;
        uint256 unit;
        uint256 sum;
        uint256 last;
        address[] recipients;
        uint256[] numbers;
        bytes records;
    }

    address[] internal friends;
    address[] internal foes;

    /// @dev Half of the lists have no foe; of the others, half have exactly one. A few have MultiSender.
    function _recipients(Dice.Cup memory cup, uint256 most) internal view returns (address[] memory recipients) {
        recipients = new address[](cup.oneIn(32) ? 0 : 1 + cup.roll(most));
        uint256 spirit = cup.roll(4);
        for (uint256 i = 0; i < recipients.length; ++i) {
            recipients[i] = cup.pick(spirit == 3 && cup.oneIn(4) ? foes : friends);
        }
        if (recipients.length == 0) return recipients;

        if (spirit == 2) recipients[cup.roll(recipients.length)] = cup.pick(foes);
        if (cup.oneIn(12)) recipients[cup.roll(recipients.length)] = address(multiSender);
    }

    /// @dev Mostly 1 to 32.
    function _width(Dice.Cup memory cup) internal pure returns (uint256) {
        if (cup.oneIn(40)) return cup.pick([uint256(0), 0, 33, 33, 34, 64, 1 << 128, type(uint256).max]);
        // Narrow ones are more: only they leave room for large units.
        return 1 + (cup.oneIn(2) ? cup.roll(8) : cup.roll(32));
    }

    /// @dev Packs what has a valid width as that; what has none, as anything.
    function _pack(Dice.Cup memory cup, List memory list) internal pure {
        uint256 width = list.width > 40 ? 1 : list.width;
        list.records = list.isEqual
            ? PackedRecords.pack(list.recipients)
            : PackedRecords.pack(width, list.numbers, list.recipients);
        if (!cup.oneIn(24)) return;

        list.records = cup.oneIn(2)
            ? bytes.concat(list.records, new bytes(1 + cup.roll(20)))
            : _cut(list.records, cup.roll(list.records.length + 1));
    }

    /// @dev Amounts for the recipients of a route.
    function _payments(Dice.Cup memory cup) internal view returns (List memory list) {
        return _payments(cup, MOST_RECIPIENTS, cup.oneIn(3));
    }

    function _payments(Dice.Cup memory cup, uint256 most, bool isEqual) internal view returns (List memory list) {
        list.isEqual = isEqual;
        list.recipients = _recipients(cup, most);
        list.width = isEqual ? 0 : _width(cup);
        uint256 highest = isEqual ? 1 : _highest(list.width);
        list.unit = _unit(cup, list.recipients.length, highest);
        list.numbers = _numbers(cup, list.recipients.length, highest);
        _pack(cup, list);

        // Batches with more are refused for their unit.
        unchecked {
            for (uint256 i = 0; i < list.recipients.length; ++i) {
                list.last = (isEqual ? list.unit : list.numbers[i] * list.unit) & type(uint248).max;
                list.sum = (list.sum + list.last) & type(uint248).max;
            }
        }
    }

    function _numbers(Dice.Cup memory cup, uint256 count, uint256 highest)
        internal
        pure
        returns (uint256[] memory numbers)
    {
        numbers = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            uint256 random = cup.word() & highest;
            numbers[i] = cup.pick([0, 1 & highest, highest, random, random, random, random >> 1, random >> 3]);
        }
    }

    /// @dev The highest number of a width.
    function _highest(uint256 width) internal pure returns (uint256) {
        return width == 0 ? 0 : width > 31 ? type(uint256).max : 256 ** width - 1;
    }

    /// @dev Mostly within the bound, and often at it.
    function _unit(Dice.Cup memory cup, uint256 count, uint256 highest) private pure returns (uint256 unit) {
        uint256 bound_ = type(uint248).max / (count == 0 ? 1 : count) / (highest == 0 ? 1 : highest);
        if (cup.oneIn(24)) {
            unchecked {
                return cup.pick(
                    [bound_ + 1, bound_ + 1, bound_ + 2, bound_ * 2, bound_ << 8, 1 << 255, 1 << 248, ~uint256(0)]
                );
            }
        }
        unit = cup.pick([0, 1, 1, 7, 1e9, 1e18, bound_, cup.word() >> cup.roll(256)]);
        return unit > bound_ ? bound_ : unit;
    }

    function _cut(bytes memory text, uint256 length) internal pure returns (bytes memory head) {
        head = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            head[i] = text[i];
        }
    }

    /// @dev A total that is mostly right.
    function _total(Dice.Cup memory cup, List memory list) internal pure returns (uint256) {
        if (!cup.oneIn(6)) return list.sum;

        unchecked {
            uint256[8] memory wrong = [
                list.sum + 1,
                list.sum - (list.sum == 0 ? 0 : 1),
                list.sum - list.last,
                list.sum + list.last,
                0,
                list.sum / 2,
                list.sum + cup.roll(1e18),
                cup.roll(list.sum + 1)
            ];
            uint256 total = cup.pick(wrong);
            return total > type(uint248).max ? type(uint248).max : total;
        }
    }

    /// @dev Too little for some, enough for most, more than anybody has for a few.
    function _gasCap(Dice.Cup memory cup) internal pure returns (uint256) {
        if (!cup.oneIn(8)) return cup.pick([uint256(1e6), 1e6, 1e6, 1e6, 2e6, 2e6, 3e6, 3e6]);

        uint256 lost = type(uint64).max;
        return cup.pick([uint256(0), 2300, 20_000, 20_000, lost, lost + 1, type(uint256).max / 64 + 1, ~uint256(0)]);
    }

    /// @dev Mostly none, else often marked already.
    function _mark(Dice.Cup memory cup, Submission memory submission) internal pure {
        if (cup.oneIn(2)) return;

        submission.id = cup.pick([1, 255, 256, 257, 1 << 255, ~uint256(0), cup.word(), cup.word()]);
        submission.isMarked = cup.oneIn(6);
    }
}
