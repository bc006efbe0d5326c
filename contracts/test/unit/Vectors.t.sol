// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC1155Group } from "src/types/ERC1155Group.sol";
import { Base_Test } from "../Base.t.sol";
import { BlocklistERC1155 } from "../mocks/collectibles/BlocklistERC1155.sol";
import { BlocklistERC721 } from "../mocks/collectibles/BlocklistERC721.sol";
import { MockToken } from "../mocks/tokens/MockToken.sol";

/// @notice What the page's encoder writes, MultiSender reads: the vectors are those of its own tests. Each is one case, and
/// each payment must be found at its recipient.
contract Vectors_MultiSender_Test is Base_Test {
    string private constant FOLDER = "packages/send/src/encode/vectors/";

    struct Batch {
        bool isEqual;
        uint256 unit;
        uint256 width;
        uint256 total;
        bytes records;
    }

    mapping(address recipient => mapping(uint256 tokenId => uint256)) private _expected;

    function test_WhenCoinIsEncoded() external {
        _forEach("batches.json", _sendCoin);
    }

    function test_WhenTokenIsEncoded() external {
        _forEach("batches.json", _sendToken);
    }

    function test_WhenERC721IsEncoded() external {
        _forEach("erc721.json", _sendERC721);
    }

    function test_WhenERC1155IsEncoded() external {
        _forEach("erc1155.json", _sendERC1155);
    }

    /* ONE VECTOR EACH */

    function _sendCoin(string memory json, string memory key) private {
        Batch memory batch = _batch(json, key);
        vm.deal(sender, batch.total);

        vm.prank(sender);
        if (batch.isEqual) multiSender.sendNativeEqual{ value: batch.total }(0, batch.unit, batch.records);
        else multiSender.sendNative{ value: batch.total }(0, batch.unit, batch.width, batch.records);

        for (uint256 i = 0; i < _lengthOf(json, _at(key, ".payments")); ++i) {
            address recipient = _recipient(json, key, i);
            assertEq(recipient.balance, _expected[recipient][0], _name(json, key));
        }
        assertEq(sender.balance, 0, "sender");
    }

    function _sendToken(string memory json, string memory key) private {
        Batch memory batch = _batch(json, key);
        MockToken token = new MockToken();
        token.mint(sender, batch.total);

        vm.startPrank(sender);
        token.approve(address(multiSender), batch.total);
        if (batch.isEqual) multiSender.sendTokenEqual(0, address(token), batch.total, batch.unit, batch.records);
        else multiSender.sendToken(0, address(token), batch.total, batch.unit, batch.width, batch.records);
        vm.stopPrank();

        for (uint256 i = 0; i < _lengthOf(json, _at(key, ".payments")); ++i) {
            address recipient = _recipient(json, key, i);
            assertEq(token.balanceOf(recipient), _expected[recipient][0], _name(json, key));
        }
        assertEq(token.balanceOf(sender), 0, "sender");
    }

    function _sendERC721(string memory json, string memory key) private {
        BlocklistERC721 collection = new BlocklistERC721();
        uint256 count = _lengthOf(json, _at(key, ".payments"));
        for (uint256 i = 0; i < count; ++i) {
            collection.mint(sender, _tokenId(json, key, i));
        }

        vm.startPrank(sender);
        collection.setApprovalForAll(address(multiSender), true);
        multiSender.sendERC721({
            id: 0,
            collection: address(collection),
            isPlain: false,
            width: vm.parseJsonUint(json, _at(key, ".encoded.width")),
            records: vm.parseJsonBytes(json, _at(key, ".encoded.records"))
        });
        vm.stopPrank();

        for (uint256 i = 0; i < count; ++i) {
            assertEq(collection.ownerOf(_tokenId(json, key, i)), _recipient(json, key, i), _name(json, key));
        }
    }

    function _sendERC1155(string memory json, string memory key) private {
        BlocklistERC1155 collection = new BlocklistERC1155();
        ERC1155Group[] memory groups = new ERC1155Group[](_lengthOf(json, _at(key, ".encoded")));
        for (uint256 i = 0; i < groups.length; ++i) {
            groups[i] = _group(json, _at(key, ".encoded", i));
            collection.mint(sender, groups[i].tokenId, groups[i].total);
        }
        uint256 count = _expect(json, key);

        vm.startPrank(sender);
        collection.setApprovalForAll(address(multiSender), true);
        multiSender.sendERC1155(0, address(collection), groups);
        vm.stopPrank();

        for (uint256 i = 0; i < count; ++i) {
            (address recipient, uint256 tokenId) = (_recipient(json, key, i), _tokenId(json, key, i));
            assertEq(collection.balanceOf(recipient, tokenId), _expected[recipient][tokenId], _name(json, key));
        }
        for (uint256 i = 0; i < groups.length; ++i) {
            assertEq(collection.balanceOf(sender, groups[i].tokenId), 0, "sender");
        }
    }

    /* READING */

    /// @dev Each in the same state.
    function _forEach(string memory file, function(string memory, string memory) send) private {
        string memory json = vm.readFile(string.concat(FOLDER, file));
        uint256 count = _lengthOf(json, "");
        assertGt(count, 0, file);
        for (uint256 i = 0; i < count; ++i) {
            uint256 snapshot = vm.snapshotState();
            send(json, _at("", "", i));
            vm.revertToStateAndDelete(snapshot);
        }
    }

    function _batch(string memory json, string memory key) private returns (Batch memory batch) {
        string memory kind = vm.parseJsonString(json, _at(key, ".encoded.kind"));
        batch.isEqual = keccak256(bytes(kind)) == keccak256("equal");
        batch.unit = vm.parseJsonUint(json, _at(key, batch.isEqual ? ".encoded.amount" : ".encoded.unit"));
        if (!batch.isEqual) batch.width = vm.parseJsonUint(json, _at(key, ".encoded.width"));
        batch.records = vm.parseJsonBytes(json, _at(key, ".encoded.records"));

        uint256 count = _expect(json, key);
        for (uint256 i = 0; i < count; ++i) {
            batch.total += vm.parseJsonUint(json, _at(_at(key, ".payments", i), ".amount"));
        }
    }

    function _group(string memory json, string memory key) private pure returns (ERC1155Group memory) {
        return ERC1155Group({
            records: vm.parseJsonBytes(json, _at(key, ".records")),
            tokenId: vm.parseJsonUint(json, _at(key, ".tokenId")),
            total: vm.parseJsonUint(json, _at(key, ".total")),
            unit: vm.parseJsonUint(json, _at(key, ".unit")),
            width: vm.parseJsonUint(json, _at(key, ".width"))
        });
    }

    /// @dev Notes what each recipient must have in the end: some are paid twice.
    function _expect(string memory json, string memory key) private returns (uint256 count) {
        count = _lengthOf(json, _at(key, ".payments"));
        for (uint256 i = 0; i < count; ++i) {
            string memory payment = _at(key, ".payments", i);
            uint256 tokenId = vm.keyExistsJson(json, _at(payment, ".tokenId")) ? _tokenId(json, key, i) : 0;
            _expected[_recipient(json, key, i)][tokenId] += vm.parseJsonUint(json, _at(payment, ".amount"));
        }
    }

    function _recipient(string memory json, string memory key, uint256 index) private pure returns (address) {
        return vm.parseJsonAddress(json, _at(_at(key, ".payments", index), ".address"));
    }

    function _tokenId(string memory json, string memory key, uint256 index) private pure returns (uint256) {
        return vm.parseJsonUint(json, _at(_at(key, ".payments", index), ".tokenId"));
    }

    function _name(string memory json, string memory key) private pure returns (string memory) {
        return vm.parseJsonString(json, _at(key, ".name"));
    }

    function _lengthOf(string memory json, string memory key) private view returns (uint256 length) {
        while (vm.keyExistsJson(json, _at(key, "", length))) ++length;
    }

    function _at(string memory key, string memory field) private pure returns (string memory) {
        return string.concat(key, field);
    }

    function _at(string memory key, string memory field, uint256 index) private pure returns (string memory) {
        return string.concat(key, field, "[", vm.toString(index), "]");
    }
}
