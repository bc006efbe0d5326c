// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @notice The token that all multi-senders were measured with: what most people's tokens are made of.
/// @dev Each function before `transfer` in the dispatch costs 22 gas. With {mint} and {burn} the committed
/// figures come out to the unit; `make bench` looks at each run.
contract BenchToken is ERC20, ERC20Permit {
    constructor() ERC20("Bench", "BENCH") ERC20Permit("Bench") {
        _mint(msg.sender, 1e30);
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}
