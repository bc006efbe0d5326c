// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";

/// @dev Burns gas as EIP-8037 charges it for new state, where the chain does not charge it yet.
abstract contract Burning {
    function _burnGas(uint256 amount) internal view {
        uint256 start = gasleft();
        while (start - gasleft() < amount) { }
    }
}

/// @dev A first holding costs so much more gas.
contract StatePricedToken is ERC20, Burning {
    uint256 private immutable _slotGas;

    constructor(uint256 slotGas) {
        _slotGas = slotGas;
        _mint(msg.sender, 1e24);
    }

    function name() public pure override returns (string memory) {
        return "State";
    }

    function symbol() public pure override returns (string memory) {
        return "STATE";
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        if (from != address(0) && balanceOf(to) == 0) _burnGas(_slotGas);
    }
}

/// @dev In place of a new account: to pay it costs so much more gas.
contract StatePricedAccount is Burning {
    uint256 private immutable _accountGas;

    constructor(uint256 accountGas) {
        _accountGas = accountGas;
    }

    receive() external payable {
        _burnGas(_accountGas);
    }
}

/// @dev Passes what it gets on.
contract Forwarder {
    address payable private immutable _to;

    constructor(address payable to) {
        _to = to;
    }

    receive() external payable {
        (bool success,) = _to.call{ value: msg.value }("");
        require(success);
    }
}

/// @dev Keeps what each account has paid.
contract Ledger {
    mapping(address payer => uint256 amount) public paid;

    receive() external payable {
        paid[msg.sender] += msg.value;
    }
}
