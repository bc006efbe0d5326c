// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Registry
/// @notice What factories share: addresses that belong to a creator, and lists that are read in pages.
library Registry {
    /// @notice The salt to deploy with. No account can take an address from under a creator: it is bound to the caller.
    function bind(address creator, bytes32 salt) internal pure returns (bytes32) {
        return keccak256(abi.encode(creator, salt));
    }

    /// @notice A page of a list.
    /// @param offset First one to return; past the end returns none.
    /// @param limit How many to return at most.
    function page(address[] storage all, uint256 offset, uint256 limit) internal view returns (address[] memory part) {
        uint256 length = all.length;
        if (offset > length) offset = length;
        if (limit > length - offset) limit = length - offset;

        part = new address[](limit);
        for (uint256 i = 0; i < limit; ++i) {
            part[i] = all[offset + i];
        }
    }
}
