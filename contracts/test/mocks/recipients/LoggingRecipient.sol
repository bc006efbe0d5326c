// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Logs what it receives, as wallets do: more than the stipend of 2,300 gas can pay for.
contract LoggingRecipient {
    uint256 public received;

    event Received(address from, uint256 amount);

    receive() external payable {
        received += msg.value;
        emit Received(msg.sender, msg.value);
    }
}
