// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Create2 } from "@openzeppelin/contracts/utils/Create2.sol";

/// @title Deployed
/// @notice Where contracts are that are deployed once per chain. Each address follows from the code, so that a contract which
/// needs another cannot be deployed with a wrong one.
library Deployed {
    /// @dev The deterministic deployer: what it creates has the same address on every chain.
    address private constant DETERMINISTIC_DEPLOYER = 0x4e59b44847b379578588920cA78FbF26c0B4956C;

    /// @param codeHash Hash of the contract's creation code.
    function addressOf(bytes32 codeHash) internal pure returns (address) {
        return Create2.computeAddress({ salt: 0, bytecodeHash: codeHash, deployer: DETERMINISTIC_DEPLOYER });
    }
}
