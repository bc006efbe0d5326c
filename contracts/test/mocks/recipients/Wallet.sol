// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice The logic of a contract wallet: logs the coin that comes, as Safe's does. It works behind a {WalletProxy}.
contract Wallet {
    event SafeReceived(address indexed sender, uint256 value);

    receive() external payable {
        emit SafeReceived(msg.sender, msg.value);
    }
}
