// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A reward token that pays no blocked account, and that runs its payer while it pays, if the payer is a vault.
contract BlockingToken is ERC20 {
    mapping(address account => bool) public isBlocked;

    error Blocked(address account);

    constructor() ERC20("Blocking", "BLOCK") { }

    function mint(address account, uint256 amount) external {
        _mint(account, amount);
    }

    function setBlocked(address account, bool isBlocked_) external {
        isBlocked[account] = isBlocked_;
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (isBlocked[to]) revert Blocked(to);

        super._update(from, to, amount);

        // It fails where there is too little gas, or no vault.
        (bool success,) = from.call(abi.encodeWithSignature("process()"));
        success;
    }
}
