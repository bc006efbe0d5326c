// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Refuses any coin, with a reason.
contract RejectingRecipient {
    receive() external payable {
        revert("no, thank you");
    }
}
