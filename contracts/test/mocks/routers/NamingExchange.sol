// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { EmptyQuotes } from "./EmptyQuotes.sol";

/// @notice Router and factory of pairs in one, that names any address as the pair, or makes none.
contract NamingExchange is EmptyQuotes {
    address public immutable WETH;

    address private _made;
    address private _named;

    error NamingExchange_NoPair();

    constructor(address wrappedCoin) {
        WETH = wrappedCoin;
    }

    /// @param pair The zero address: it makes none.
    /// @param isMade Whether it was there before.
    function setPair(address pair, bool isMade) external {
        (_made, _named) = (isMade ? pair : address(0), pair);
    }

    function factory() external view returns (address) {
        return address(this);
    }

    function getPair(address, address) external view returns (address) {
        return _made;
    }

    function createPair(address, address) external view returns (address) {
        if (_named == address(0)) revert NamingExchange_NoPair();
        return _named;
    }
}
