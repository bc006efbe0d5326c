// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Gives what it receives back to the payer at once, in a way that cannot be refused.
contract ForcingRecipient {
    uint256 public forced;

    receive() external payable {
        forced += msg.value;

        // PUSH20 payer, SELFDESTRUCT
        bytes memory code = bytes.concat(hex"73", bytes20(msg.sender), hex"ff");
        assembly {
            pop(create(callvalue(), add(code, 32), mload(code)))
        }
    }
}
