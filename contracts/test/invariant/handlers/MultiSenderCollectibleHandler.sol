// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC1155Group } from "src/types/ERC1155Group.sol";
import { BlocklistERC1155 } from "../../mocks/collectibles/BlocklistERC1155.sol";
import { BlocklistERC721 } from "../../mocks/collectibles/BlocklistERC721.sol";
import { MultiSenderFixture } from "./MultiSenderFixture.sol";

/// @notice Sends collectibles that it has made for the purpose, and keeps books of who must have which.
abstract contract MultiSenderCollectibleHandler is MultiSenderFixture {
    /// @param takers Take any collectible.
    /// @param refusers Can be sent none, but plainly; the last of them none at all.
    struct Receivers {
        address[] takers;
        address[] refusers;
    }

    uint256 private constant MOST_RECORDS = 5;

    /// @dev All of them are looked for after each call.
    uint256 private constant MOST_MADE = 40;

    /// @dev So few that groups and batches meet again.
    uint256 public constant KINDS = 4;

    BlocklistERC721 private immutable _single;
    BlocklistERC1155 private immutable _multiple;
    Receivers private _receivers;

    /* GHOSTS */

    /// @dev Of the ids from 0 on.
    address[] public owners;
    mapping(address account => mapping(uint256 tokenId => uint256)) public amounts;

    constructor(BlocklistERC721 single, BlocklistERC1155 multiple, Receivers memory receivers) {
        (_single, _multiple, _receivers) = (single, multiple, receivers);
    }

    /* ACTIONS */

    function sendERC721(uint256 seed, bool isSkip, bool isPlain) external {
        if (owners.length > MOST_MADE) return;

        (address sender, uint256 id) = _holderAndId(seed);
        bool isFree = id == 0 || sentOrCancelled[sender][id] == 0;
        bytes memory records;
        for (uint256 i = 0; i <= (seed >> 16) % MOST_RECORDS; ++i) {
            (address recipient, uint256 refusal) = _receiver(seed, i, isSkip);
            records = bytes.concat(records, bytes2(uint16(owners.length)), bytes20(recipient));
            _single.mint(sender, owners.length);
            bool isTaken = refusal == 0 || (isPlain && refusal == 1);
            owners.push(isFree && isTaken ? recipient : sender);
        }

        bytes memory call = isSkip
            ? abi.encodeCall(multiSender.sendERC721OrSkip, (id, GAS_CAP, address(_single), isPlain, 2, records))
            : abi.encodeCall(multiSender.sendERC721, (id, address(_single), isPlain, 2, records));
        _submit({ sender: sender, id: id, value: 0, token: NO_TOKEN, call: call });
    }

    function sendERC1155(uint256 seed, bool isSkip) external {
        (address sender, uint256 id) = _holderAndId(seed);
        bool isFree = id == 0 || sentOrCancelled[sender][id] == 0;
        ERC1155Group[] memory groups = new ERC1155Group[](1 + (seed >> 24) % 3);
        for (uint256 i = 0; i < groups.length; ++i) {
            groups[i] = _group(sender, uint256(keccak256(abi.encode(seed, "group", i))), isSkip, isFree);
            _multiple.mint(sender, groups[i].tokenId, groups[i].total);
        }

        bytes memory call = isSkip
            ? abi.encodeCall(multiSender.sendERC1155OrSkip, (id, GAS_CAP, address(_multiple), groups))
            : abi.encodeCall(multiSender.sendERC1155, (id, address(_multiple), groups));
        _submit({ sender: sender, id: id, value: 0, token: NO_TOKEN, call: call });
    }

    /* GHOSTS */

    function made() external view returns (uint256) {
        return owners.length;
    }

    /// @dev A person: who calls back takes no collectibles.
    function _holderAndId(uint256 seed) private view returns (address holder, uint256 id) {
        (, id) = _senderAndId(seed);
        holder = cast.senders[seed % cast.keys.length];
    }

    /// @dev Equal groups for every other seed.
    function _group(address sender, uint256 seed, bool mayFail, bool isFree)
        private
        returns (ERC1155Group memory group)
    {
        bool isEqual = seed % 2 == 0;
        group.tokenId = (seed >> 8) % KINDS;
        group.unit = isEqual ? _mantissa(seed) : 1;
        group.width = isEqual ? 0 : WIDTH;
        for (uint256 i = 0; i <= (seed >> 16) % MOST_RECORDS; ++i) {
            (address recipient, uint256 refusal) = _receiver(seed, i, mayFail);
            uint256 amount = isEqual ? group.unit : _mantissa(seed ^ i);
            group.records = isEqual
                ? bytes.concat(group.records, bytes20(recipient))
                : bytes.concat(group.records, bytes6(uint48(amount)), bytes20(recipient));
            group.total += amount;
            amounts[isFree && refusal == 0 ? recipient : sender][group.tokenId] += amount;
        }
    }

    /// @return receiver Who it is.
    /// @return refusal 0 if the receiver takes anything, 1 if only what comes without a question, 2 if nothing.
    function _receiver(uint256 seed, uint256 index, bool mayFail)
        private
        view
        returns (address receiver, uint256 refusal)
    {
        uint256 number = uint256(keccak256(abi.encode(seed, "receiver", index)));
        if (!mayFail || number % 3 > 0) return (_receivers.takers[(number >> 8) % _receivers.takers.length], 0);

        uint256 which = (number >> 8) % _receivers.refusers.length;
        return (_receivers.refusers[which], which + 1 == _receivers.refusers.length ? 2 : 1);
    }
}
