// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { Errors } from "src/libraries/Errors.sol";
import { PackedRecords } from "../../../utils/PackedRecords.sol";
import { ERC721Route } from "./ERC721Route.sol";

/// @notice What is particular to tokens of which each exists once.
abstract contract Single_ERC721_Test is ERC721Route {
    function test_RevertWhen_WidthIsZero() external {
        Order memory order = _order(_two(alice, bob));
        _expectErrorInBothModes({
            order: order,
            width: 0,
            records: PackedRecords.pack(order.recipients),
            error: abi.encodeWithSelector(Errors.MultiSender_WidthOutOfRange.selector, 0)
        });
    }

    function testFuzz_RevertWhen_WidthIsAbove32(uint256 width) external {
        _expectWidthError(33);
        _expectWidthError(bound(width, 34, type(uint256).max));
    }

    function testFuzz_RevertWhen_RecordsAreNotWhole(uint256 width, uint256 surplus) external {
        width = bound(width, 1, 32);
        surplus = bound(surplus, 1, width + 19);
        Order memory order = _order(_two(alice, bob));
        bytes memory records =
            bytes.concat(PackedRecords.pack(width, order.tokenIds, order.recipients), new bytes(surplus));
        _expectErrorInBothModes({
            order: order,
            width: width,
            records: records,
            error: abi.encodeWithSelector(Errors.MultiSender_RecordsLength.selector, records.length, width + 20)
        });
    }

    function testFuzz_WhenIdsFitInWidth(bool isSkip, uint256 width, uint256 tokenId) external {
        width = bound(width, 1, 32);
        tokenId = bound(tokenId, 1, type(uint256).max >> (256 - 8 * width));
        uint256[] memory tokenIds = new uint256[](2);
        (tokenIds[0], tokenIds[1]) = (tokenId, tokenId - 1);
        Order memory order = _order(_two(alice, bob), tokenIds);
        order.isSkip = isSkip;
        _mint(sender, tokenId);
        _mint(sender, tokenId - 1);
        bytes memory call = _encode(order, width, PackedRecords.pack(width, tokenIds, order.recipients));

        vm.prank(sender);
        assertEq(_submit(call), 0, "number left out");

        assertEq(_amountOf(alice, tokenId), 1, "alice");
        assertEq(_amountOf(bob, tokenId - 1), 1, "bob");
    }

    function test_WhenIdIsHighest() external {
        uint256[] memory tokenIds = new uint256[](1);
        tokenIds[0] = type(uint256).max;
        _mint(sender, tokenIds[0]);
        Order memory order = _order(new address[](1), tokenIds);
        order.recipients[0] = alice;

        _send(order);

        assertEq(_amountOf(alice, type(uint256).max), 1, "alice");
    }

    function test_WhenTokenAppearsTwice() external {
        Order memory order = _order(_three(alice, bob, carol));
        order.tokenIds[1] = order.tokenIds[0];
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, bob));

        order.isSkip = true;
        vm.recordLogs();
        assertEq(_send(order), 1, "number left out");
        _assertReport(_reports()[0], order, 1);
        assertEq(_amountOf(alice, order.tokenIds[0]), 1, "alice");
        assertEq(_amountOf(carol, order.tokenIds[2]), 1, "carol");
    }

    function test_GivenTokenIsApprovedSingly() external {
        sender = makeAddr("sender without operator");
        Order memory order = _order(_two(alice, bob));
        vm.prank(sender);
        IERC721(collection).approve(address(multiSender), order.tokenIds[0]);
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, bob));

        order.isSkip = true;
        assertEq(_send(order), 1, "number left out");
        assertEq(_amountOf(alice, order.tokenIds[0]), 1, "alice");
        assertEq(_amountOf(sender, order.tokenIds[1]), 1, "sender");
    }

    function _expectWidthError(uint256 width) private {
        Order memory order = _order(_two(alice, bob));
        _expectErrorInBothModes({
            order: order,
            width: width,
            records: PackedRecords.pack(32, order.tokenIds, order.recipients),
            error: abi.encodeWithSelector(Errors.MultiSender_WidthOutOfRange.selector, width)
        });
    }

    function _expectErrorInBothModes(Order memory order, uint256 width, bytes memory records, bytes memory error)
        private
    {
        for (uint256 mode = 0; mode < 2; ++mode) {
            order.isSkip = mode == 1;
            bytes memory call = _encode(order, width, records);
            vm.prank(sender);
            vm.expectRevert(error);
            _submit(call);
        }
    }
}
