// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IStandardToken } from "src/interfaces/IStandardToken.sol";
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
        assertLe(create - record, 651_000, "create");
    }

    function test_Snapshot_Transfer() external {
        vm.startPrank(sender);
        IERC20 token = IERC20(standardTokenFactory.createToken(Defaults.standardToken(sender)));

        token.transfer(alice, 1e18);
        vm.snapshotGasLastCall("StandardToken", "transfer, new holder");
        token.transfer(alice, 1e18);
        assertLe(vm.snapshotGasLastCall("StandardToken", "transfer, existing holder"), 34_150, "transfer");
    }

    function test_Snapshot_CreateWithContractURI() external {
        StandardTokenParams memory params = Defaults.standardToken(sender);
        params.contractURI = "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi"; // 66 bytes
        vm.prank(sender);
        standardTokenFactory.createToken(params);
        vm.snapshotGasLastCall("StandardToken", "create, with an IPFS address");
    }

    function test_Snapshot_Burn() external {
        vm.startPrank(sender);
        IStandardToken token = IStandardToken(standardTokenFactory.createToken(Defaults.standardToken(sender)));
        token.burn(1e18);
        vm.snapshotGasLastCall("StandardToken", "burn, the first");
        token.burn(1e18);
        vm.snapshotGasLastCall("StandardToken", "burn, a later one");
    }

    /// @dev MultiSender's snapshots of 100 existing holders are of the same recipients and amounts.
    function test_Snapshot_TransferMany() external {
        _snapshotTransferMany(100);
        _snapshotTransferMany(500);
    }

    function _snapshotTransferMany(uint256 count) private {
        vm.startPrank(sender);
        StandardTokenParams memory params = Defaults.standardToken(sender);
        params.salt = bytes32(count);
        address token = standardTokenFactory.createToken(params);
        IERC20(token).approve(address(multiSender), type(uint256).max);
        bytes memory addresses;
        bytes memory records;
        for (uint256 i = 0; i < count; ++i) {
            bytes20 holder = bytes20(uint160(uint256(keccak256(abi.encode("holder", i)))));
            addresses = bytes.concat(addresses, holder);
            records = bytes.concat(records, bytes8(uint64(1e18)), holder);
        }

        string memory name = string.concat("transferMany ", vm.toString(count));
        IStandardToken(token).transferMany(0, count * 1e18, 1, 8, records);
        vm.snapshotGasLastCall("StandardToken", string.concat(name, ", new holders"));
        IStandardToken(token).transferMany(0, count * 1e18, 1, 8, records);
        uint256 own = vm.snapshotGasLastCall("StandardToken", string.concat(name, ", existing holders"));
        IStandardToken(token).transferMany(0, count * 1e18, 1e18, 0, addresses);
        vm.snapshotGasLastCall("StandardToken", string.concat(name, ", existing holders, equal"));
        multiSender.sendToken(0, token, count * 1e18, 1, 8, records);
        uint256 external_ = vm.snapshotGasLastCall("StandardToken", string.concat(name, ", the same by MultiSender"));
        assertLe(own + 800 * count, external_, "cheaper per recipient");
        vm.stopPrank();
    }
}
