// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ILiquidityGeneratorTokenFactory } from "src/interfaces/ILiquidityGeneratorTokenFactory.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";

/// @notice Router, factory of pairs and creator in one: asked for a pair, it creates another token first.
contract ReenteringExchange {
    address public immutable WETH;

    ILiquidityGeneratorTokenFactory private immutable _factory;

    LiquidityGeneratorTokenParams private _second;
    bool private _isInside;

    /// @notice What the creation from within gave, or the data of its revert.
    address public inner;
    bytes public error;

    constructor(ILiquidityGeneratorTokenFactory tokenFactory, address wrappedCoin) {
        (_factory, WETH) = (tokenFactory, wrappedCoin);
    }

    function createTwo(LiquidityGeneratorTokenParams calldata first, LiquidityGeneratorTokenParams calldata second)
        external
        returns (address)
    {
        _second = second;
        return _factory.createToken(first);
    }

    function factory() external view returns (address) {
        return address(this);
    }

    function getPair(address, address) external pure returns (address) {
        return address(0);
    }

    /// @dev Each token gets an address of its own for the pair; nobody trades there.
    function createPair(address token, address) external returns (address) {
        if (!_isInside) {
            _isInside = true;
            try _factory.createToken(_second) returns (address created) {
                inner = created;
            } catch (bytes memory reason) {
                error = reason;
            }
        }
        return address(uint160(uint256(keccak256(abi.encode(token)))));
    }
}
