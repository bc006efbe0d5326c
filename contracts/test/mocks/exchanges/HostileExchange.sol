// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Router, factory, pair, wrapped coin and token in one: says what the seeder wants to hear, and keeps the coin.
contract HostileExchange {
    uint256 private _donated;
    uint256 private _wanted;
    bool private _isPaid;

    constructor(uint256 donated, uint256 wanted) {
        (_donated, _wanted) = (donated, wanted);
    }

    function deposit() external payable {
        _isPaid = true;
    }

    function balanceOf(address) external view returns (uint256) {
        return _isPaid ? _wanted : _donated;
    }

    function factory() external view returns (address) {
        return address(this);
    }

    function getPair(address, address) external view returns (address) {
        return address(this);
    }

    function WETH() external view returns (address) {
        return address(this);
    }

    function mint(address) external pure returns (uint256) {
        return type(uint256).max;
    }

    function totalSupply() external pure returns (uint256) {
        return 0;
    }

    function transfer(address, uint256) external pure returns (bool) {
        return true;
    }

    function transferFrom(address, address, uint256) external pure returns (bool) {
        return true;
    }
}
