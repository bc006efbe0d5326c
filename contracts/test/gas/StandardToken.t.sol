// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { StandardTokenParams } from "src/types/StandardTokenParams.sol";
import { Base_Test } from "../Base.t.sol";
import { Defaults } from "../utils/Defaults.sol";
import { RecordGas } from "./shared/RecordGas.sol";

/// @notice Gas of whole transactions; committed in contracts/snapshots.
/// forge-config: default.isolate = true
/// forge-config: default.hardfork = "osaka"
contract StandardToken_Gas_Test is Base_Test, RecordGas {
    function test_Snapshot_Create() external {
        uint256 record = _recordGas({ token: carol, firstOwner: sender });

        vm.prank(sender);
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
}
