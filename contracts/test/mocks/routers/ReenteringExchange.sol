// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { EmptyPair } from "./EmptyPair.sol";
import { EmptyQuotes } from "./EmptyQuotes.sol";

/// @notice Router, factory of pairs and creator in one: asked for a pair, it creates another token first.
contract ReenteringExchange is EmptyQuotes {
    address public immutable WETH;

    address private immutable _factory;

    bytes private _second;
    bool private _isInside;

    /// @notice What the creation from within gave, or the data of its revert.
    address public inner;
    bytes public error;

    constructor(address tokenFactory, address wrappedCoin) {
        (_factory, WETH) = (tokenFactory, wrappedCoin);
    }

    /// @param first What the factory of tokens is called with.
    /// @param second The same, from within.
    function createTwo(bytes calldata first, bytes calldata second) external returns (address) {
        _second = second;
        return abi.decode(Address.functionCall(_factory, first), (address));
    }

    function factory() external view returns (address) {
        return address(this);
    }

    function getPair(address, address) external pure returns (address) {
        return address(0);
    }

    /// @dev Each token gets a pair of its own; no trades happen there.
    function createPair(address token, address) external returns (address) {
        if (!_isInside) {
            _isInside = true;
            (bool isDone, bytes memory answer) = _factory.call(_second);
            if (isDone) inner = abi.decode(answer, (address));
            else error = answer;
        }
        return address(new EmptyPair{ salt: bytes32(bytes20(token)) }());
    }
}
