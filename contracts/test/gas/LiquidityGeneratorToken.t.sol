// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { LiquidityGeneratorMarket_Test } from "../LiquidityGeneratorMarket.t.sol";
import { RecordGas } from "./shared/RecordGas.sol";

/// @notice Gas of whole transactions; committed in contracts/snapshots.
/// forge-config: default.isolate = true
/// forge-config: default.hardfork = "osaka"
contract LiquidityGeneratorToken_Gas_Test is LiquidityGeneratorMarket_Test, RecordGas {
    function _arrange() internal override { }

    function test_Snapshot_Create() external {
        uint256 record = _recordGas({ token: carol, firstOwner: sender });

        LiquidityGeneratorTokenParams memory params = _params();
        params.teamWallet = sender;
        vm.prank(sender);
        liquidityGeneratorTokenFactory.createToken(params);
        uint256 create = vm.lastCallGas().gasTotalUsed;

        vm.snapshotValue("LiquidityGeneratorToken", "create", create);
        vm.snapshotValue("LiquidityGeneratorToken", "create, without the registry", create - record);
    }

    function test_Snapshot_Transfer() external {
        _giveHolders();
        vm.prank(firstOwner);
        token.transfer(alice, 1000e18);
        vm.snapshotGasLastCall("LiquidityGeneratorToken", "transfer, from the first owner, existing holder");
        vm.prank(alice);
        token.transfer(bob, 1000e18);
        vm.snapshotGasLastCall("LiquidityGeneratorToken", "transfer, taxed, existing holder");
    }

    function test_Snapshot_Trade() external {
        _giveHolders();
        _buy({ token: address(token), buyer: alice, coin: 1 ether });
        vm.snapshotGasLastCall("LiquidityGeneratorToken", "buy");
        _sell({ token: address(token), seller: alice, amount: 1000e18 });
        vm.snapshotGasLastCall("LiquidityGeneratorToken", "sell");
    }

    function test_Snapshot_Run() external {
        _giveHolders();
        vm.prank(alice);
        token.transfer(bob, 50_000_000e18);
        _warmUp();
        vault.process(); // the first swap finds empty slots

        _pass(vault.PAUSE() + vault.KEEPER_TIME());
        uint256 collected = token.balanceOf(address(vault));
        vault.process();
        vm.snapshotGasLastCall("LiquidityGeneratorToken", "process");
        assertLt(token.balanceOf(address(vault)), collected, "processed");

        vault.process();
        vm.snapshotGasLastCall("LiquidityGeneratorToken", "process, nothing to trade");
    }

    /// @dev Alice and Bob hold some already, and so does the vault.
    function _giveHolders() private {
        vm.startPrank(firstOwner);
        token.transfer(alice, 100_000_000e18);
        token.transfer(bob, 1000e18);
        vm.stopPrank();
        vm.prank(alice);
        token.transfer(bob, 1000e18);
    }
}
