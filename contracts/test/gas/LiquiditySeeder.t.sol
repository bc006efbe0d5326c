// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Base_Test } from "../Base.t.sol";
import { Locking } from "../integration/locks/Locking.sol";
import { Defaults } from "../utils/Defaults.sol";
import { IV2Pair } from "../utils/uniswap/IV2Pair.sol";
import { UniswapV2 } from "../utils/uniswap/UniswapV2.sol";
import { UniswapV2Deployer } from "../utils/uniswap/UniswapV2Deployer.sol";

/// @notice Gas of whole transactions; committed in contracts/snapshots.
/// forge-config: default.isolate = true
/// forge-config: default.hardfork = "osaka"
contract LiquiditySeeder_Gas_Test is Base_Test {
    using Locking for *;

    UniswapV2 private _exchange;
    IERC20 private _token;

    function setUp() public override {
        super.setUp();
        _exchange = UniswapV2Deployer.deploy();
        _token = IERC20(standardTokenFactory.createToken(Defaults.standardToken(sender)));
        vm.deal(sender, 20e18);
        vm.startPrank(sender);
        _token.approve(address(liquiditySeeder), 100_000e18);
        _token.approve(address(_exchange.router), 100_000e18);
        vm.stopPrank();
    }

    function test_Snapshot_NoPair() external {
        _seed();
        vm.snapshotGasLastCall("LiquiditySeeder", "seed, no pair yet");
    }

    function test_Snapshot_PairMadeBeforehand() external {
        _createPair();
        _seed();
        vm.snapshotGasLastCall("LiquiditySeeder", "seed, pair made beforehand");
    }

    function test_Snapshot_Donated() external {
        IV2Pair pair = _createPair();
        vm.startPrank(eve);
        vm.deal(eve, 1);
        _exchange.weth.deposit{ value: 1 }();
        _exchange.weth.transfer(address(pair), 1);
        pair.sync();
        vm.stopPrank();

        _seed();
        vm.snapshotGasLastCall("LiquiditySeeder", "seed, one wei donated and synced");
    }

    /// @dev What it costs without donations, to compare with.
    function test_Snapshot_Router() external {
        _createPair();
        vm.prank(sender);
        _exchange.router.addLiquidityETH{ value: 10e18 }({
            token: address(_token),
            amountTokenDesired: 100_000e18,
            amountTokenMin: 100_000e18,
            amountETHMin: 10e18,
            to: sender,
            deadline: block.timestamp
        });
        vm.snapshotGasLastCall("LiquiditySeeder", "the router's addLiquidityETH, pair made beforehand");
    }

    function _createPair() private returns (IV2Pair) {
        return IV2Pair(_exchange.factory.createPair(address(_token), address(_exchange.weth)));
    }

    function test_Snapshot_ToDead() external {
        _createPair();
        _seedTo(0x000000000000000000000000000000000000dEaD);
        vm.snapshotGasLastCall("LiquiditySeeder", "seed to the dead address, pair made beforehand");
    }

    function test_Snapshot_ToLock() external {
        IV2Pair pair = _createPair();
        address lock = address(tokenLockFactory.create(Defaults.timelock(sender, address(pair))));
        _seedTo(lock);
        vm.snapshotGasLastCall("LiquiditySeeder", "seed to a lock, pair made beforehand");
    }

    function _seed() private {
        _seedTo(sender);
    }

    function _seedTo(address recipient) private {
        vm.prank(sender);
        liquiditySeeder.seed{ value: 10e18 }({
            token: address(_token),
            router: address(_exchange.router),
            amount: 100_000e18,
            minLp: 0,
            recipient: recipient,
            deadline: block.timestamp
        });
    }
}
