// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC1155 } from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import { Errors } from "src/libraries/Errors.sol";
import { ERC1155Group } from "src/types/ERC1155Group.sol";
import { BlocklistERC1155 } from "../mocks/collectibles/BlocklistERC1155.sol";
import { CollectibleFixture } from "./CollectibleFixture.sol";
import { Dice } from "./Dice.sol";

contract ERC1155_Differential_Test is CollectibleFixture {
    using Dice for Dice.Cup;

    function _newCollection() internal override returns (address) {
        return address(new BlocklistERC1155());
    }

    function _refuse(address target, address account) internal override {
        BlocklistERC1155(target).setBlocked(account, true);
    }

    function _own(address target, address account, uint256 tokenId) internal override {
        BlocklistERC1155(target).mint(account, tokenId, type(uint248).max);
    }

    function _callBack(address target, uint256 tokenId) internal view override returns (bytes memory) {
        ERC1155Group[] memory groups = new ERC1155Group[](1);
        groups[0] = ERC1155Group({ records: abi.encodePacked(bob, eve), tokenId: tokenId, total: 6, unit: 3, width: 0 });
        return abi.encodeCall(multiSender.sendERC1155, (0, target, groups));
    }

    function _owned(address account) internal view override returns (bytes memory amounts) {
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            amounts =
                bytes.concat(amounts, _ask(collection, abi.encodeCall(IERC1155.balanceOf, (account, tokenIds[i]))));
        }
    }

    function _case(uint256 seed) internal override returns (Submission memory submission) {
        Dice.Cup memory cup = Dice.Cup(seed);
        _chooseCollection(cup);
        submission.gasLimit = PLENTY;
        _mark(cup, submission);
        ERC1155Group[] memory groups = new ERC1155Group[](cup.oneIn(24) ? 0 : 1 + cup.roll(4));
        for (uint256 i = 0; i < groups.length; ++i) {
            groups[i] = _group(cup);
            _note(cup, groups[i].tokenId);
        }

        submission.data = isSkipOnly || cup.oneIn(2)
            ? abi.encodeCall(multiSender.sendERC1155OrSkip, (submission.id, _gasCap(cup), collection, groups))
            : abi.encodeCall(multiSender.sendERC1155, (submission.id, collection, groups));
    }

    /// @dev Of few tokens, so that some appear in two groups.
    function _group(Dice.Cup memory cup) private view returns (ERC1155Group memory) {
        List memory list = _payments({ cup: cup, most: cup.oneIn(2) ? 4 : 18, isEqual: cup.oneIn(2) });
        return ERC1155Group({
            records: list.records,
            tokenId: cup.pick([uint256(0), 1, 2, 3, 255, 256, ~uint256(0), cup.word()]),
            total: cup.oneIn(2) ? list.sum : _total(cup, list),
            unit: list.unit,
            width: list.width
        });
    }

    function _errors() internal pure override returns (bytes4[] memory errors) {
        bytes4[] memory some = super._errors();
        errors = new bytes4[](some.length + 2);
        for (uint256 i = 0; i < some.length; ++i) {
            errors[i] = some[i];
        }
        errors[some.length] = Errors.MultiSender_AmountOverflow.selector;
        errors[some.length + 1] = Errors.MultiSender_TotalMismatch.selector;
    }
}
