// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice When it is paid, it forces part of the coin upon another account, which cannot refuse it.
contract DonatingRecipient {
    address private immutable _target;
    uint256 private immutable _amount;

    constructor(address target, uint256 amount) {
        (_target, _amount) = (target, amount);
    }

    receive() external payable {
        uint256 amount = _amount;
        // PUSH20 target, SELFDESTRUCT
        bytes memory code = bytes.concat(hex"73", bytes20(_target), hex"ff");
        assembly {
            if iszero(create(amount, add(code, 32), mload(code))) { revert(0, 0) }
        }
    }
}
