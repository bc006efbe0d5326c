// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC1155Group } from "src/types/ERC1155Group.sol";
import { Base_Test } from "../Base.t.sol";
import { BlocklistERC1155 } from "../mocks/collectibles/BlocklistERC1155.sol";
import { BlocklistERC721 } from "../mocks/collectibles/BlocklistERC721.sol";
import { Defaults } from "../utils/Defaults.sol";
import { PackedRecords } from "../utils/PackedRecords.sol";

/// @notice Gas of whole transactions, calldata and 21,000 included, to people who have one of the collection already;
/// committed in contracts/snapshots.
/// forge-config: default.isolate = true
/// forge-config: default.hardfork = "osaka"
contract Collectibles_Gas_Test is Base_Test {
    uint256 private constant COUNT = 100;

    BlocklistERC721 private _erc721 = new BlocklistERC721();
    BlocklistERC1155 private _erc1155 = new BlocklistERC1155();
    address[] private _holders;
    uint256 private _nextTokenId;

    function setUp() public override {
        super.setUp();
        for (uint256 i = 0; i < COUNT; ++i) {
            _holders.push(address(uint160(uint256(keccak256(abi.encode("holder", i))))));
            _erc721.mint(_holders[i], 1_000_000 + i);
            for (uint256 tokenId = 0; tokenId < 4; ++tokenId) {
                _erc1155.mint(_holders[i], tokenId, 1);
            }
        }
        // One more than is sent, so that no balance of the sender becomes zero.
        _erc721.mint(sender, 2_000_000);
        for (uint256 tokenId = 0; tokenId < 4; ++tokenId) {
            _erc1155.mint(sender, tokenId, 1e9);
        }
        vm.startPrank(sender);
        _erc721.setApprovalForAll(address(multiSender), true);
        _erc1155.setApprovalForAll(address(multiSender), true);
    }

    function test_Snapshot_ERC721() external {
        _snapshotERC721(false, "multisend 100 ERC-721, existing holders");
        _snapshotERC721(true, "multisend 100 ERC-721, existing holders, plain");
    }

    function test_Snapshot_ERC1155() external {
        _snapshotERC1155(_groups(1, 2), "multisend 100 ERC-1155, existing holders, one id");
        _snapshotERC1155(_groups(1, 0), "multisend 100 ERC-1155, existing holders, one id, equal");
        _snapshotERC1155(_groups(4, 2), "multisend 100 ERC-1155, existing holders, four ids");
    }

    function _snapshotERC721(bool isPlain, string memory name) private {
        bytes memory records = _fresh();
        multiSender.sendERC721(0, address(_erc721), isPlain, 3, records);
        vm.snapshotGasLastCall("Collectibles", name);
        records = _fresh();
        multiSender.sendERC721OrSkip(0, Defaults.GAS_CAP, address(_erc721), isPlain, 3, records);
        vm.snapshotGasLastCall("Collectibles", string.concat(name, ", skipping"));
    }

    function _snapshotERC1155(ERC1155Group[] memory groups, string memory name) private {
        multiSender.sendERC1155(0, address(_erc1155), groups);
        vm.snapshotGasLastCall("Collectibles", name);
        multiSender.sendERC1155OrSkip(0, Defaults.GAS_CAP, address(_erc1155), groups);
        vm.snapshotGasLastCall("Collectibles", string.concat(name, ", skipping"));
    }

    /// @dev Records of tokens that the sender has got for them.
    function _fresh() private returns (bytes memory records) {
        for (uint256 i = 0; i < COUNT; ++i) {
            uint256 tokenId = 10_000 + _nextTokenId++;
            _erc721.mint(sender, tokenId);
            records = bytes.concat(records, PackedRecords.cut(tokenId, 3), bytes20(_holders[i]));
        }
    }

    /// @dev All holders, in equal parts; 1,000 of the token for each.
    function _groups(uint256 number, uint256 width) private view returns (ERC1155Group[] memory groups) {
        groups = new ERC1155Group[](number);
        for (uint256 i = 0; i < COUNT; ++i) {
            ERC1155Group memory group = groups[i * number / COUNT];
            group.tokenId = i * number / COUNT;
            (group.width, group.unit) = width == 0 ? (uint256(0), uint256(1000)) : (width, uint256(1));
            group.total += 1000;
            group.records = bytes.concat(group.records, PackedRecords.cut(1000, width), bytes20(_holders[i]));
        }
    }
}
