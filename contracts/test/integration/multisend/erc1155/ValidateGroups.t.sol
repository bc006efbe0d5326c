// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC1155 } from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import { Errors } from "src/libraries/Errors.sol";
import { ERC1155Group } from "src/types/ERC1155Group.sol";
import { GroupsRoute } from "./GroupsRoute.sol";

contract ValidateGroups_ERC1155_Test is GroupsRoute {
    function test_RevertWhen_GroupHasNoRecipients() external {
        for (uint256 i = 0; i < 3; ++i) {
            ERC1155Group[] memory groups = _groups();
            (groups[i].records, groups[i].total) = ("", 0);
            _expectErrorInBothModes(groups, abi.encodeWithSelector(Errors.MultiSender_NoRecipients.selector));
        }
    }

    function testFuzz_RevertWhen_WidthIsAbove32(uint256 width) external {
        _expectWidthError(33);
        _expectWidthError(bound(width, 34, type(uint256).max));
    }

    function testFuzz_RevertWhen_RecordsAreNotWhole(uint256 surplus) external {
        for (uint256 i = 0; i < 3; ++i) {
            ERC1155Group[] memory groups = _groups();
            uint256 recordLength = groups[i].width + 20;
            groups[i].records = bytes.concat(groups[i].records, new bytes(bound(surplus, 1, recordLength - 1)));
            _expectErrorInBothModes(
                groups,
                abi.encodeWithSelector(
                    Errors.MultiSender_RecordsLength.selector, groups[i].records.length, recordLength
                )
            );
        }
    }

    function testFuzz_RevertWhen_AmountsMayOverflow(uint256 unit) external {
        for (uint256 i = 0; i < 3; ++i) {
            ERC1155Group[] memory groups = _groups();
            uint256 highest = _highestUnit(groups[i].width, 2);
            _expectOverflow(groups, i, highest + 1);
            _expectOverflow(groups, i, bound(unit, highest + 2, type(uint256).max));
        }
    }

    function test_RevertWhen_RecipientIsMultiSender() external {
        for (uint256 position = 0; position < 6; ++position) {
            ERC1155Group[] memory groups = _groups();
            _putRecipient(groups[position / 2], position % 2, address(multiSender));
            _expectErrorInBothModes(
                groups, abi.encodeWithSelector(Errors.MultiSender_RecipientIsMultiSender.selector, position)
            );
        }
    }

    function testFuzz_RevertWhen_TotalIsWrong(uint256 total) external {
        for (uint256 i = 0; i < 3; ++i) {
            uint256 sum = _groups()[i].total;
            _expectTotalError(i, sum - 1);
            _expectTotalError(i, sum + 1);
            _expectTotalError(i, total == sum ? 0 : total);
        }
    }

    function test_RevertWhen_TotalsAreWrongByTheSame() external {
        ERC1155Group[] memory groups = _groups();
        groups[0].total += 5;
        groups[1].total -= 5;
        _expectErrorInBothModes(groups, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, 35, 30));
    }

    /// @dev The skipped amounts are part of the total, so that leaving them out is a mistake as well.
    function test_RevertWhen_TotalLeavesOutSkipped() external {
        ERC1155Group[] memory groups = _groups();
        _refuse(bob);
        groups[0].total = 10;
        _expectError(true, groups, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, 10, 30));
    }

    function test_RevertGiven_SenderHasNoMoreThanTotal() external {
        ERC1155Group[] memory groups = _groups();
        groups[2].total -= 1;
        vm.prank(sender);
        IERC1155(collection).safeTransferFrom(sender, eve, 9, 1, "");
        _expectErrorInBothModes(groups, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, 299, 300));
    }

    function _expectWidthError(uint256 width) private {
        for (uint256 i = 0; i < 3; ++i) {
            ERC1155Group[] memory groups = _groups();
            groups[i].width = width;
            _expectErrorInBothModes(groups, abi.encodeWithSelector(Errors.MultiSender_WidthOutOfRange.selector, width));
        }
    }

    function _expectOverflow(ERC1155Group[] memory groups, uint256 index, uint256 unit) private {
        groups[index].unit = unit;
        _expectErrorInBothModes(
            groups, abi.encodeWithSelector(Errors.MultiSender_AmountOverflow.selector, unit, groups[index].width, 2)
        );
    }

    function _expectTotalError(uint256 index, uint256 total) private {
        ERC1155Group[] memory groups = _groups();
        uint256 sum = groups[index].total;
        groups[index].total = total;
        _expectErrorInBothModes(groups, abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, total, sum));
    }

    function _putRecipient(ERC1155Group memory group, uint256 nth, address recipient) private pure {
        uint256 offset = nth * (group.width + 20) + group.width;
        for (uint256 i = 0; i < 20; ++i) {
            group.records[offset + i] = bytes20(recipient)[i];
        }
    }
}
