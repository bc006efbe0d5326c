// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC1155Group } from "src/types/ERC1155Group.sol";
import { PackedRecords } from "../../../utils/PackedRecords.sol";
import { ERC1155Route } from "./ERC1155Route.sol";

/// @notice Groups of several amounts each.
abstract contract GroupsRoute is ERC1155Route {
    /// @dev Amounts of `unit`, `2 * unit`, … each; with width 0 of `unit` each.
    function _group(uint256 tokenId, uint256 unit, uint256 width, address[] memory recipients)
        internal
        returns (ERC1155Group memory group)
    {
        uint256[] memory mantissas = _ascending(recipients.length);
        group = ERC1155Group({ records: "", tokenId: tokenId, total: 0, unit: unit, width: width });
        for (uint256 i = 0; i < recipients.length; ++i) {
            group.total += unit * (width == 0 ? 1 : mantissas[i]);
        }
        group.records = PackedRecords.pack(width, mantissas, recipients);
        _mint(sender, tokenId, group.total);
    }

    /// @dev Distinct amounts of 7, equal ones of 8, distinct ones of 9.
    function _groups() internal returns (ERC1155Group[] memory groups) {
        groups = new ERC1155Group[](3);
        groups[0] = _group({ tokenId: 7, unit: 10, width: 1, recipients: _two(alice, bob) });
        groups[1] = _group({ tokenId: 8, unit: 10, width: 0, recipients: _two(alice, carol) });
        groups[2] = _group({ tokenId: 9, unit: 100, width: 4, recipients: _two(carol, bob) });
    }

    /* SUBMISSION */

    function _sendGroups(bool isSkip, ERC1155Group[] memory groups) internal returns (uint256 skipped) {
        Order memory order = _order(new address[](0), new uint256[](0));
        order.isSkip = isSkip;
        bytes memory call = _encode(order, groups);
        vm.prank(sender);
        return _submit(call);
    }

    function _expectError(bool isSkip, ERC1155Group[] memory groups, bytes memory error) internal {
        vm.expectRevert(error);
        _sendGroups(isSkip, groups);
    }

    function _expectErrorInBothModes(ERC1155Group[] memory groups, bytes memory error) internal {
        _expectError(false, groups, error);
        _expectError(true, groups, error);
    }

    /* AMOUNTS */

    /// @dev With width 0 everybody gets the unit once.
    function _highestMantissa(uint256 width) internal pure returns (uint256) {
        return width == 0 ? 1 : type(uint256).max >> (256 - 8 * width);
    }

    /// @dev The highest unit for which `unit * mantissa * count` fits in 248 bits, whatever the mantissa.
    function _highestUnit(uint256 width, uint256 count) internal pure returns (uint256) {
        return type(uint248).max / _highestMantissa(width) / count;
    }
}
