// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { StandardTokenParams } from "src/types/StandardTokenParams.sol";
import { Base_Test } from "../Base.t.sol";
import { RegistryOnly } from "../mocks/RegistryOnly.sol";
import { Defaults } from "../utils/Defaults.sol";

/// @notice Gas of whole transactions; committed in contracts/snapshots.
/// forge-config: default.isolate = true
/// forge-config: default.hardfork = "osaka"
contract StandardToken_Gas_Test is Base_Test {
    function test_Snapshot_Create() external {
        RegistryOnly registry = new RegistryOnly();
        vm.startPrank(sender);
        registry.record({ token: carol, salt: keccak256("salt"), firstOwner: sender });
        // Of the transaction itself only what the record does: without 21,000 and without calldata.
        uint256 record = vm.lastCallGas().gasTotalUsed - 21_000 - _calldataGas();

        standardTokenFactory.createToken(Defaults.standardToken(sender));
        uint256 create = vm.lastCallGas().gasTotalUsed;

        vm.snapshotValue("StandardToken", "create", create);
        vm.snapshotValue("StandardToken", "create, without the registry", create - record);
        assertLe(create - record, 505_000, "create");
    }

    function test_Snapshot_Transfer() external {
        vm.startPrank(sender);
        IERC20 token = IERC20(standardTokenFactory.createToken(Defaults.standardToken(sender)));

        token.transfer(alice, 1e18);
        vm.snapshotGasLastCall("StandardToken", "transfer, new holder");
        token.transfer(alice, 1e18);
        assertLe(vm.snapshotGasLastCall("StandardToken", "transfer, existing holder"), 34_150, "transfer");
    }

    function _calldataGas() private view returns (uint256 gas) {
        bytes memory data = abi.encodeCall(RegistryOnly.record, (carol, keccak256("salt"), sender));
        for (uint256 i = 0; i < data.length; ++i) {
            gas += data[i] == 0 ? 4 : 16;
        }
    }
}
