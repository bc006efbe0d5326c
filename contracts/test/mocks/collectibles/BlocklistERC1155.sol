// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC1155 } from "solady/tokens/ERC1155.sol";

/// @notice An ERC-1155 that refuses some recipients, by reverting. As long as none is blocked it is just an ERC-1155.
contract BlocklistERC1155 is ERC1155 {
    mapping(address account => bool) public isBlocked;

    error Blocked(address account);

    function uri(uint256) public pure override returns (string memory) {
        return "";
    }

    function mint(address to, uint256 tokenId, uint256 amount) external {
        _mint({ to: to, id: tokenId, amount: amount, data: "" });
    }

    function setBlocked(address account, bool blocked) external {
        isBlocked[account] = blocked;
    }

    function _useBeforeTokenTransfer() internal pure override returns (bool) {
        return true;
    }

    function _beforeTokenTransfer(address, address to, uint256[] memory, uint256[] memory, bytes memory)
        internal
        view
        override
    {
        if (isBlocked[to]) revert Blocked(to);
    }
}
