// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { KittyCollection } from "../../../mocks/collectibles/KittyCollection.sol";
import { ReenteringReceiver } from "../../../mocks/collectibles/ReenteringReceiver.sol";
import { RejectingReceiver } from "../../../mocks/collectibles/RejectingReceiver.sol";
import { LoggingRecipient } from "../../../mocks/recipients/LoggingRecipient.sol";
import { PackedRecords } from "../../../utils/PackedRecords.sol";
import { PlainERC721Route } from "./ERC721Route.sol";

/// @notice The explicit choice to ask no recipient.
contract Plain_ERC721_Test is PlainERC721Route {
    function testFuzz_WhenRecipientCannotReceiveSafely(bool isSkip) external {
        address wallet = address(new LoggingRecipient());
        address rejecting = address(new RejectingReceiver());
        Order memory order = _order(_three(alice, wallet, rejecting));
        order.isSkip = isSkip;

        assertEq(_send(order), 0, "number left out");

        assertEq(_amountOf(wallet, order.tokenIds[1]), 1, "wallet");
        assertEq(_amountOf(rejecting, order.tokenIds[2]), 1, "rejecting");
    }

    function test_WhenRecipientWouldReenter() external {
        ReenteringReceiver receiver = new ReenteringReceiver();
        receiver.prepare({ target: address(multiSender), data: "" });
        Order memory order = _order(_two(alice, address(receiver)));

        _send(order);

        assertFalse(receiver.called(), "called");
        assertEq(_amountOf(address(receiver), order.tokenIds[1]), 1, "receiver");
    }

    function testFuzz_WhenCollectionIsOlderThanStandard(bool isSkip) external {
        Order memory order = _kitties();
        order.isSkip = isSkip;

        assertEq(_send(order), 0, "number left out");

        assertEq(KittyCollection(collection).ownerOf(1), alice, "alice");
        assertEq(KittyCollection(collection).ownerOf(2), bob, "bob");
    }

    function test_RevertWhen_CollectionIsOlderThanStandard_Safe() external {
        Order memory order = _kitties();
        bytes memory records = PackedRecords.pack(1, order.tokenIds, order.recipients);
        vm.startPrank(sender);
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 0, alice));
        multiSender.sendERC721(0, collection, false, 1, records);

        assertEq(multiSender.sendERC721OrSkip(0, order.gasCap, collection, false, 1, records), 2, "number left out");
        assertEq(KittyCollection(collection).ownerOf(2), sender, "sender");
    }

    /// @dev The sender's kitties 1 and 2, each approved, for alice and bob.
    function _kitties() private returns (Order memory) {
        KittyCollection kitties = new KittyCollection();
        collection = address(kitties);
        for (uint256 tokenId = 1; tokenId <= 2; ++tokenId) {
            kitties.mint(sender, tokenId);
            vm.prank(sender);
            kitties.approve(address(multiSender), tokenId);
        }
        return _order(_two(alice, bob), _ascending(2));
    }
}
