// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Base_Test } from "../../../Base.t.sol";
import { CreateToken_Shared_Test } from "../shared/CreateToken.t.sol";
import { Registry_Shared_Test } from "../shared/Registry.t.sol";
import { LiquidityGeneratorFactory } from "./LiquidityGeneratorFactory.sol";

contract CreateToken_LiquidityGenerator_Test is CreateToken_Shared_Test, LiquidityGeneratorFactory {
    function setUp() public override(Base_Test, LiquidityGeneratorFactory) {
        LiquidityGeneratorFactory.setUp();
    }
}

contract Registry_LiquidityGenerator_Test is Registry_Shared_Test, LiquidityGeneratorFactory {
    function setUp() public override(Base_Test, LiquidityGeneratorFactory) {
        LiquidityGeneratorFactory.setUp();
    }
}
