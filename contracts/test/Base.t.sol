// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { Deploy } from "../../scripts/solidity/Deploy.s.sol";
import { IBabyTokenFactory } from "src/interfaces/IBabyTokenFactory.sol";
import { IBuybackBabyTokenFactory } from "src/interfaces/IBuybackBabyTokenFactory.sol";
import { ILiquidityGeneratorTokenFactory } from "src/interfaces/ILiquidityGeneratorTokenFactory.sol";
import { ILiquiditySeeder } from "src/interfaces/ILiquiditySeeder.sol";
import { IMultiSender } from "src/interfaces/IMultiSender.sol";
import { IStandardTokenFactory } from "src/interfaces/IStandardTokenFactory.sol";
import { ITokenLockFactory } from "src/interfaces/ITokenLockFactory.sol";

/// @notice The contracts as the deployment script puts them on any chain, from the shipped artifacts, and named actors.
/// @dev Warning: no label of an assertion may be "skipped": Forge takes a failure that begins so for a test left out.
abstract contract Base_Test is Test {
    IBabyTokenFactory internal babyTokenFactory;
    IBuybackBabyTokenFactory internal buybackBabyTokenFactory;
    ILiquidityGeneratorTokenFactory internal liquidityGeneratorTokenFactory;
    ILiquiditySeeder internal liquiditySeeder;
    IMultiSender internal multiSender;
    IStandardTokenFactory internal standardTokenFactory;
    ITokenLockFactory internal tokenLockFactory;

    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal carol = makeAddr("carol");
    address internal eve = makeAddr("eve");
    address internal sender = makeAddr("sender");

    function setUp() public virtual {
        Deploy deploy = new Deploy();
        deploy.run();
        babyTokenFactory = IBabyTokenFactory(deploy.addressOf("BabyTokenFactory"));
        buybackBabyTokenFactory = IBuybackBabyTokenFactory(deploy.addressOf("BuybackBabyTokenFactory"));
        liquidityGeneratorTokenFactory =
            ILiquidityGeneratorTokenFactory(deploy.addressOf("LiquidityGeneratorTokenFactory"));
        liquiditySeeder = ILiquiditySeeder(deploy.addressOf("LiquiditySeeder"));
        multiSender = IMultiSender(deploy.addressOf("MultiSender"));
        standardTokenFactory = IStandardTokenFactory(deploy.addressOf("StandardTokenFactory"));
        tokenLockFactory = ITokenLockFactory(deploy.addressOf("TokenLockFactory"));
    }

    /* GRIDS */

    /// @dev The step through a grid of inputs: 1 in `make test-slow`, which sets DEEP, and `gate` in the gate.
    function _gridStep(uint256 gate) internal view returns (uint256) {
        return vm.envOr("DEEP", false) ? 1 : gate;
    }

    /* LISTS */

    function _two(address first, address second) internal pure returns (address[] memory list) {
        list = new address[](2);
        (list[0], list[1]) = (first, second);
    }

    function _three(address first, address second, address third) internal pure returns (address[] memory list) {
        list = new address[](3);
        (list[0], list[1], list[2]) = (first, second, third);
    }

    /// @dev 1, 2, 3, …
    function _ascending(uint256 count) internal pure returns (uint256[] memory list) {
        list = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            list[i] = i + 1;
        }
    }
}
