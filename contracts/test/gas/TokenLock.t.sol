// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TokenLock } from "src/locks/TokenLock.sol";
import { TokenLockParams } from "src/types/TokenLockParams.sol";
import { Base_Test } from "../Base.t.sol";
import { Locking } from "../integration/locks/Locking.sol";
import { MockToken } from "../mocks/tokens/MockToken.sol";
import { Defaults } from "../utils/Defaults.sol";

/// @notice Gas of whole transactions; committed in contracts/snapshots.
/// forge-config: default.isolate = true
/// forge-config: default.hardfork = "osaka"
contract TokenLock_Gas_Test is Base_Test {
    using Locking for *;

    MockToken private _token;

    function setUp() public override {
        super.setUp();
        vm.warp(1_700_000_000);
        _token = new MockToken();
    }

    function test_Snapshot_Create() external {
        tokenLockFactory.createLocks(Defaults.timelock(alice, address(_token)).listOf());
        vm.snapshotGasLastCall("TokenLock", "createLocks, the first of a token and a beneficiary");
    }

    function test_Snapshot_CreateTwenty() external {
        TokenLockParams[] memory params = new TokenLockParams[](20);
        for (uint256 i = 0; i < params.length; ++i) {
            params[i] = Defaults.vesting(vm.addr(i + 1), address(_token));
        }
        tokenLockFactory.createLocks(params);
        vm.snapshotGasLastCall("TokenLock", "createLocks, twenty beneficiaries");
    }

    function test_Snapshot_Release() external {
        TokenLock lock = _fill();
        lock.release(address(_token));
        vm.snapshotGasLastCall("TokenLock", "release of a token, the first");
        vm.warp(block.timestamp + 100 days);
        lock.release(address(_token));
        vm.snapshotGasLastCall("TokenLock", "release of a token, a later one");
    }

    function test_Snapshot_ReleaseCoin() external {
        TokenLock lock = _fill();
        lock.release();
        vm.snapshotGasLastCall("TokenLock", "release of coin, the first");
        vm.warp(block.timestamp + 100 days);
        lock.release();
        vm.snapshotGasLastCall("TokenLock", "release of coin, a later one");
    }

    /// @dev The beneficiary has some of the token and of coin.
    function _fill() private returns (TokenLock lock) {
        lock = tokenLockFactory.create(Defaults.vesting(alice, address(_token)));
        _token.mint(address(lock), 1000e18);
        _token.mint(alice, 1);
        vm.deal(address(lock), 1000e18);
        vm.deal(alice, 1);
        vm.warp(block.timestamp + 500 days);
    }
}
