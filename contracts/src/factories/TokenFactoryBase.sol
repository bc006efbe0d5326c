// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Create2 } from "@openzeppelin/contracts/utils/Create2.sol";
import { ITokenFactory } from "../interfaces/ITokenFactory.sol";
import { Errors } from "../libraries/Errors.sol";
import { Label } from "../libraries/Label.sol";
import { Registry } from "../libraries/Registry.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title TokenFactoryBase
/// @notice What creating a token takes, whatever its kind: check the identity, record, announce, deploy.
/// @dev A kind adds its parameters, their checks, and the creation code with its arguments.
abstract contract TokenFactoryBase is ITokenFactory {
    /* CONSTANTS */

    /// @dev Where people send what should be lost; a first owner there is a mistake.
    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /// @dev Digits after the point. Two is what money has; with none, a payment of less than one token is impossible.
    uint256 private constant MIN_DECIMALS = 2;

    /// @dev Digits after the point. A whole token must fit in 256 bits, 77 digits; this leaves room for 10^13 tokens.
    uint256 private constant MAX_DECIMALS = 64;

    /// @dev Bytes of the name and of the symbol: one letter tells no token from another.
    uint256 private constant MIN_LABEL_LENGTH = 2;

    /// @dev Bytes: two words in the token's code.
    uint256 private constant MAX_NAME_LENGTH = 64;

    /// @dev Bytes: one word in the token's code.
    uint256 private constant MAX_SYMBOL_LENGTH = 32;

    /// @dev Bytes of the contract URI: room for a small document within it. Each byte costs the creator 200 gas, and
    /// each reader a little.
    uint256 private constant MAX_URI_LENGTH = 2048;

    /* STORAGE */

    /// @inheritdoc ITokenFactory
    mapping(address token => bool) public isToken;

    /// @inheritdoc ITokenFactory
    mapping(address creator => mapping(bytes32 salt => address token)) public tokenOf;

    mapping(address creator => address[] tokens) private _byCreator;
    mapping(address firstOwner => address[] tokens) private _byFirstOwner;

    /* REGISTRY */

    /// @inheritdoc ITokenFactory
    function countByCreator(address creator) external view returns (uint256) {
        return _byCreator[creator].length;
    }

    /// @inheritdoc ITokenFactory
    function countByFirstOwner(address firstOwner) external view returns (uint256) {
        return _byFirstOwner[firstOwner].length;
    }

    /// @inheritdoc ITokenFactory
    function tokensByCreator(address creator, uint256 offset, uint256 limit) external view returns (address[] memory) {
        return Registry.page(_byCreator[creator], offset, limit);
    }

    /// @inheritdoc ITokenFactory
    function tokensByFirstOwner(address firstOwner, uint256 offset, uint256 limit)
        external
        view
        returns (address[] memory)
    {
        return Registry.page(_byFirstOwner[firstOwner], offset, limit);
    }

    /* CREATION */

    /// @dev Checks what all kinds have in common. Here and not in the token, because what a token's constructor throws
    /// does not reach this contract's ABI. No need to check that name and symbol are valid UTF-8: nothing but their
    /// display depends on it.
    function _validateIdentity(
        string calldata contractURI,
        string calldata name,
        string calldata symbol,
        uint256 decimals,
        uint256 totalSupply,
        address teamWallet
    ) internal view {
        uint256 nameLength = bytes(name).length;
        if (nameLength < MIN_LABEL_LENGTH || nameLength > MAX_NAME_LENGTH) {
            revert Errors.TokenFactory_NameLengthOutOfRange(nameLength, MIN_LABEL_LENGTH, MAX_NAME_LENGTH);
        }

        uint256 symbolLength = bytes(symbol).length;
        if (symbolLength < MIN_LABEL_LENGTH || symbolLength > MAX_SYMBOL_LENGTH) {
            revert Errors.TokenFactory_SymbolLengthOutOfRange(symbolLength, MIN_LABEL_LENGTH, MAX_SYMBOL_LENGTH);
        }

        uint256 uriLength = bytes(contractURI).length;
        if (uriLength > MAX_URI_LENGTH) revert Errors.TokenFactory_ContractURITooLong(uriLength, MAX_URI_LENGTH);

        if (decimals < MIN_DECIMALS || decimals > MAX_DECIMALS) {
            revert Errors.TokenFactory_DecimalsOutOfRange(decimals, MIN_DECIMALS, MAX_DECIMALS);
        }
        if (totalSupply == 0) revert Errors.TokenFactory_TotalSupplyZero();

        // No need to compare with the token: its address is a hash over, among others, the team wallet.
        if (teamWallet == address(0) || teamWallet == DEAD || teamWallet == address(this)) {
            revert Errors.TokenFactory_TeamWalletInvalid(teamWallet);
        }
    }

    /// @dev The salt to deploy with, once it is known to be unused.
    function _useSalt(bytes32 salt) internal view returns (bytes32) {
        _requireUnused(salt);

        return Registry.bind(msg.sender, salt);
    }

    function _requireUnused(bytes32 salt) private view {
        address used = tokenOf[msg.sender][salt];
        if (used != address(0)) revert Errors.TokenFactory_SaltUsed(msg.sender, salt, used);
    }

    /// @dev To be called after the deployment. Looks at the salt once more: a constructor that calls strangers lets the
    /// caller in between.
    function _record(address token, bytes32 salt, address firstOwner) internal {
        _requireUnused(salt);

        isToken[token] = true;
        tokenOf[msg.sender][salt] = token;
        _byCreator[msg.sender].push(token);
        _byFirstOwner[firstOwner].push(token);

        emit TokenCreated({ token: token, creator: msg.sender, firstOwner: firstOwner });
    }

    /// @dev What a token receives about itself.
    function _identity(
        string calldata contractURI,
        string calldata name,
        string calldata symbol,
        uint8 decimals,
        uint256 totalSupply,
        address firstOwner
    ) internal pure returns (TokenIdentity memory) {
        return TokenIdentity({
            contractURI: contractURI,
            decimals: decimals,
            firstOwner: firstOwner,
            name: Label.pack(name),
            symbol: Label.pack(symbol),
            totalSupply: totalSupply
        });
    }

    /// @param initCode The kind's creation code with its arguments.
    function _predict(address creator, bytes32 salt, bytes memory initCode) internal view returns (address token) {
        return Create2.computeAddress(Registry.bind(creator, salt), keccak256(initCode));
    }
}
