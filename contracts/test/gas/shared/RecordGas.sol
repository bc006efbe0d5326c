// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { RegistryOnly } from "../../mocks/RegistryOnly.sol";

/// @notice What a factory's registry costs by itself.
abstract contract RecordGas is Test {
    /// @dev Of the transaction itself only what the record does: without 21,000 and without calldata.
    function _recordGas(address token, address firstOwner) internal returns (uint256) {
        RegistryOnly registry = new RegistryOnly();
        bytes32 salt = keccak256("salt");
        vm.prank(firstOwner);
        registry.record({ token: token, salt: salt, firstOwner: firstOwner });

        bytes memory data = abi.encodeCall(RegistryOnly.record, (token, salt, firstOwner));
        return vm.lastCallGas().gasTotalUsed - 21_000 - _calldataGas(data);
    }

    function _calldataGas(bytes memory data) private pure returns (uint256 gas) {
        for (uint256 i = 0; i < data.length; ++i) {
            gas += data[i] == 0 ? 4 : 16;
        }
    }
}
