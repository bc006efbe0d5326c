// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { BlocklistERC721 } from "../mocks/collectibles/BlocklistERC721.sol";
import { CollectibleFixture } from "./CollectibleFixture.sol";
import { Dice } from "./Dice.sol";

contract ERC721_Differential_Test is CollectibleFixture {
    using Dice for Dice.Cup;

    function _newCollection() internal override returns (address) {
        return address(new BlocklistERC721());
    }

    function _refuse(address target, address account) internal override {
        BlocklistERC721(target).setBlocked(account, true);
    }

    function _own(address target, address account, uint256 tokenId) internal override {
        try BlocklistERC721(target).mint(account, tokenId) { } catch { }
    }

    function _callBack(address target, uint256 tokenId) internal view override returns (bytes memory) {
        return abi.encodeCall(multiSender.sendERC721, (0, target, false, 2, abi.encodePacked(uint16(tokenId), bob)));
    }

    /// @dev Who owns a token says all: it is asked once, for everybody.
    function _owned(address account) internal view override returns (bytes memory owners) {
        if (account != collection) return owners;

        for (uint256 i = 0; i < tokenIds.length; ++i) {
            owners = bytes.concat(owners, _ask(collection, abi.encodeCall(IERC721.ownerOf, (tokenIds[i]))));
        }
    }

    function _case(uint256 seed) internal override returns (Submission memory submission) {
        Dice.Cup memory cup = Dice.Cup(seed);
        _chooseCollection(cup);
        submission.gasLimit = PLENTY;
        _mark(cup, submission);
        List memory list;
        list.recipients = _recipients(cup, 40);
        list.width = _width(cup);
        list.numbers = _numbers(cup, list.recipients.length, _highest(list.width));
        for (uint256 i = 0; i < list.numbers.length; ++i) {
            // No holder can give a token away twice: mostly all differ, as far as the width allows.
            if (!cup.oneIn(96)) list.numbers[i] = (list.numbers[i] & ~uint256(63) | i) & _highest(list.width);
            _note(cup, list.numbers[i]);
        }
        _pack(cup, list);

        uint256 id = submission.id;
        uint256 gasCap = _gasCap(cup);
        bool isPlain = cup.oneIn(3);
        submission.data = isSkipOnly || cup.oneIn(2)
            ? abi.encodeCall(multiSender.sendERC721OrSkip, (id, gasCap, collection, isPlain, list.width, list.records))
            : abi.encodeCall(multiSender.sendERC721, (id, collection, isPlain, list.width, list.records));
    }
}
