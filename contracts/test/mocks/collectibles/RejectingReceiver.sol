// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Refuses any collectible, with a reason.
contract RejectingReceiver {
    fallback() external {
        revert("no, thank you");
    }
}
