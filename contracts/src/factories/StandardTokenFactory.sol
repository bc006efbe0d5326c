// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TokenFactoryBase } from "./TokenFactoryBase.sol";
import { IStandardTokenFactory } from "../interfaces/IStandardTokenFactory.sol";
import { Label } from "../libraries/Label.sol";
import { StandardToken } from "../tokens/StandardToken.sol";
import { StandardTokenParams } from "../types/StandardTokenParams.sol";

/// @title StandardTokenFactory
/// @notice See the documentation in {IStandardTokenFactory}.
contract StandardTokenFactory is IStandardTokenFactory, TokenFactoryBase {
    /// @inheritdoc IStandardTokenFactory
    function createToken(StandardTokenParams calldata params) external returns (address token) {
        _validateIdentity({
            name: params.name,
            symbol: params.symbol,
            decimals: params.decimals,
            totalSupply: params.totalSupply,
            teamWallet: params.teamWallet
        });

        token = address(
            new StandardToken{ salt: _useSalt(params.salt) }({
                decimals_: params.decimals,
                name_: Label.pack(params.name),
                symbol_: Label.pack(params.symbol),
                firstOwner: params.teamWallet,
                totalSupply_: params.totalSupply
            })
        );

        _record({ token: token, salt: params.salt, firstOwner: params.teamWallet });
    }

    /// @inheritdoc IStandardTokenFactory
    function predictToken(address creator, StandardTokenParams calldata params) external view returns (address token) {
        return _predict({
            creator: creator,
            salt: params.salt,
            initCode: bytes.concat(
                type(StandardToken).creationCode,
                abi.encode(
                    params.decimals,
                    Label.pack(params.name),
                    Label.pack(params.symbol),
                    params.teamWallet,
                    params.totalSupply
                )
            )
        });
    }
}
