// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TokenFactoryBase } from "./TokenFactoryBase.sol";
import { IStandardTokenFactory } from "../interfaces/IStandardTokenFactory.sol";
import { Errors } from "../libraries/Errors.sol";
import { StandardToken } from "../tokens/StandardToken.sol";
import { StandardTokenParams } from "../types/StandardTokenParams.sol";

contract StandardTokenFactory is IStandardTokenFactory, TokenFactoryBase {
    function createToken(StandardTokenParams calldata params) external returns (address token) {
        if (tokenOf[msg.sender][params.salt] != address(0)) {
            revert Errors.TokenFactory_SaltUsed(msg.sender, params.salt, tokenOf[msg.sender][params.salt]);
        }
        if (bytes(params.name).length < 2 || bytes(params.name).length > 64) {
            revert Errors.TokenFactory_NameLengthOutOfRange(bytes(params.name).length, 2, 64);
        }
        if (bytes(params.symbol).length < 2 || bytes(params.symbol).length > 32) {
            revert Errors.TokenFactory_SymbolLengthOutOfRange(bytes(params.symbol).length, 2, 32);
        }
        if (params.decimals < 2 || params.decimals > 64) revert Errors.TokenFactory_DecimalsOutOfRange(params.decimals, 2, 64);
        if (params.totalSupply == 0) revert Errors.TokenFactory_TotalSupplyZero();
        if (params.teamWallet == address(0)) revert Errors.TokenFactory_TeamWalletInvalid(params.teamWallet);
        token = address(new StandardToken{ salt: keccak256(abi.encode(msg.sender, params.salt)) }(params));
        _record(token, params.teamWallet, params.salt);
    }

    function predictToken(address creator, StandardTokenParams calldata params) external view returns (address token) {
        bytes32 initCodeHash = keccak256(abi.encodePacked(type(StandardToken).creationCode, abi.encode(params)));
        bytes32 salt = keccak256(abi.encode(creator, params.salt));
        token = address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, initCodeHash)))));
    }
}
