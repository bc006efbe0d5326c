// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenFactory } from "./ITokenFactory.sol";
import { StandardTokenParams } from "../types/StandardTokenParams.sol";

/// @title IStandardTokenFactory
/// @notice Creates Standard tokens: fixed supply, EIP-2612 permit, no privileged account.
interface IStandardTokenFactory is ITokenFactory {
    /// @notice Creates a Standard token; its whole supply goes to the team wallet.
    /// @dev Emits {TokenCreated}.
    ///
    /// Requirements:
    /// - The caller must not have created a token with `params.salt` before.
    /// - `params.name` must be 2 to 64 bytes, `params.symbol` 2 to 32.
    /// - `params.decimals` must be 2 to 64.
    /// - `params.totalSupply` must be more than 0.
    /// - `params.teamWallet` must not be the zero or dead address or this factory. (It cannot be the token, whose
    ///   address is a hash over it.)
    function createToken(StandardTokenParams calldata params) external returns (address token);

    /// @notice The address that {createToken} will give for this caller and these parameters.
    function predictToken(address creator, StandardTokenParams calldata params) external view returns (address token);
}
