// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Gives what it receives back to the payer at once, in a way that nobody can refuse.
contract ForcingRecipient {
    receive() external payable {
        // PUSH20 payer, SELFDESTRUCT
        bytes memory code = bytes.concat(hex"73", bytes20(msg.sender), hex"ff");
        assembly {
            pop(create(callvalue(), add(code, 32), mload(code)))
        }
    }
}
