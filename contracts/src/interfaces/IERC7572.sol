// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title IERC7572
/// @notice Metadata of a whole contract, as ERC-7572 has it.
interface IERC7572 {
    /// @notice Never emitted: the standard asks for it at updates, and there are none.
    event ContractURIUpdated();

    /// @notice URI of a JSON document about the token: name, description, image, links. Empty if the creator gave none.
    /// @dev Given at creation, permanently. Warning: no contract has looked at it or at what it points to, which may change
    /// unless the URI is a hash of it, as with IPFS, or contains it, as `data:` does.
    function contractURI() external view returns (string memory uri);
}
