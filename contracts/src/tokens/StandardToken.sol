// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";
import { StandardTokenParams } from "../types/StandardTokenParams.sol";

contract StandardToken is ERC20 {
    uint8 private immutable _decimals;
    string private _name;
    string private _symbol;

    constructor(StandardTokenParams memory params) {
        _decimals = params.decimals;
        _name = params.name;
        _symbol = params.symbol;
        _mint(params.teamWallet, params.totalSupply);
    }

    function name() public view override returns (string memory) {
        return _name;
    }

    function symbol() public view override returns (string memory) {
        return _symbol;
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}
