// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenFactory } from "./ITokenFactory.sol";

/// @title ITaxedTokenFactory
/// @notice What the factories of all taxed tokens have.
interface ITaxedTokenFactory is ITokenFactory {
    /// @notice What every token's vault delegates to.
    function vaultImplementation() external view returns (address);

    /// @notice Makes a pair and reverts with its address, so that nothing has changed.
    ///
    /// Requirements:
    /// - The caller must be the factory itself.
    function revealPair(address router, address token) external;
}
