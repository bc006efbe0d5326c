// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TokenFactoryBase } from "./TokenFactoryBase.sol";
import { IStandardTokenFactory } from "../interfaces/IStandardTokenFactory.sol";
import { StandardToken } from "../tokens/StandardToken.sol";
import { StandardTokenParams } from "../types/StandardTokenParams.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title StandardTokenFactory
/// @notice See the documentation in {IStandardTokenFactory}.
contract StandardTokenFactory is IStandardTokenFactory, TokenFactoryBase {
    /// @inheritdoc IStandardTokenFactory
    function createToken(StandardTokenParams calldata params) external returns (address token) {
        _validateIdentity({
            contractURI: params.contractURI,
            name: params.name,
            symbol: params.symbol,
            decimals: params.decimals,
            totalSupply: params.totalSupply,
            teamWallet: params.teamWallet
        });

        token = address(new StandardToken{ salt: _useSalt(params.salt) }(_identityOf(params)));

        _record({ token: token, salt: params.salt, firstOwner: params.teamWallet });
    }

    /// @inheritdoc IStandardTokenFactory
    function predictToken(address creator, StandardTokenParams calldata params) external view returns (address token) {
        return _predict({
            creator: creator,
            salt: params.salt,
            initCode: bytes.concat(type(StandardToken).creationCode, abi.encode(_identityOf(params)))
        });
    }

    function _identityOf(StandardTokenParams calldata params) private pure returns (TokenIdentity memory) {
        return _identity({
            contractURI: params.contractURI,
            name: params.name,
            symbol: params.symbol,
            decimals: params.decimals,
            totalSupply: params.totalSupply,
            firstOwner: params.teamWallet
        });
    }
}
