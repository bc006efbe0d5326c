// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title ITokenFactory
/// @notice What every token factory has: a registry of its tokens. No owner, no fee.
interface ITokenFactory {
    /// @notice Emitted when a token has been created.
    /// @param token The token.
    /// @param creator Who called the factory.
    /// @param firstOwner Who received the supply, and the ownership where the kind has one.
    event TokenCreated(address indexed token, address indexed creator, address indexed firstOwner);

    /// @notice Whether the token was created here.
    function isToken(address token) external view returns (bool);

    /// @notice The token that a creator created with a salt, or zero.
    function tokenOf(address creator, bytes32 salt) external view returns (address token);

    /// @notice Number of tokens that an account created.
    function countByCreator(address creator) external view returns (uint256);

    /// @notice A page of the tokens that an account created, oldest first.
    /// @param offset First one to return; past the end returns none.
    /// @param limit How many to return at most.
    function tokensByCreator(address creator, uint256 offset, uint256 limit) external view returns (address[] memory);

    /// @notice Number of tokens that an account received as first owner.
    /// @dev Warning: anybody may name any account as first owner, so this list can hold what its owner never asked for.
    function countByFirstOwner(address firstOwner) external view returns (uint256);

    /// @notice A page of the tokens that an account received as first owner, oldest first.
    /// @param offset First one to return; past the end returns none.
    /// @param limit How many to return at most.
    function tokensByFirstOwner(address firstOwner, uint256 offset, uint256 limit)
        external
        view
        returns (address[] memory);
}
