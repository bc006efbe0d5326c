// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC1155Group } from "src/types/ERC1155Group.sol";
import { BlocklistERC1155 } from "../../../mocks/collectibles/BlocklistERC1155.sol";
import { Route } from "../shared/Route.sol";
import { MintRoute } from "./MintRoute.sol";

/// @notice ERC-1155, amounts of one id: a single group is paid as any list of amounts.
abstract contract AmountRoute is Route, MintRoute {
    BlocklistERC1155 internal collection = new BlocklistERC1155();

    /// @dev Any.
    uint256 private constant TOKEN_ID = type(uint256).max;

    function _encode(Order memory o) internal view override returns (bytes memory) {
        ERC1155Group[] memory groups = new ERC1155Group[](1);
        groups[0] = ERC1155Group({
            records: o.records, tokenId: TOKEN_ID, total: o.total, unit: o.unit, width: o.isEqual ? 0 : o.width
        });
        if (o.isSkip) {
            return abi.encodeCall(multiSender.sendERC1155OrSkip, (o.id, o.gasCap, address(collection), groups));
        }
        return abi.encodeCall(multiSender.sendERC1155, (o.id, address(collection), groups));
    }

    function _valueOf(Order memory) internal pure override returns (uint256) {
        return 0;
    }

    function _fund(address account, uint256 amount) internal override {
        _mintUnasked({ collection: collection, to: account, tokenId: TOKEN_ID, amount: amount });
        vm.prank(account);
        collection.setApprovalForAll(address(multiSender), true);
    }

    function _balanceOf(address account) internal view override returns (uint256) {
        return collection.balanceOf(account, TOKEN_ID);
    }

    function _refuse(address account) internal override {
        collection.setBlocked(account, true);
    }
}
