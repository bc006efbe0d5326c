// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice The most common token: it knows no permits.
contract PermitlessToken is ERC20 {
    constructor() ERC20("Permitless", "LESS") { }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
