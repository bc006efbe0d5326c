// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Base_Test } from "../../../Base.t.sol";
import { CreateToken_Shared_Test } from "../shared/CreateToken.t.sol";
import { Registry_Shared_Test } from "../shared/Registry.t.sol";
import { Payee_Taxed_Test } from "../shared/taxed/Payee.t.sol";
import { PredictToken_Taxed_Test } from "../shared/taxed/PredictToken.t.sol";
import { Reentrancy_Taxed_Test } from "../shared/taxed/Reentrancy.t.sol";
import { Pair_Taxed_Test } from "../shared/taxed/Pair.t.sol";
import { Router_Taxed_Test } from "../shared/taxed/Router.t.sol";
import { Supply_Taxed_Test } from "../shared/taxed/Supply.t.sol";
import { TaxedFactory } from "../shared/taxed/TaxedFactory.sol";
import { VaultImplementation_Taxed_Test } from "../shared/taxed/VaultImplementation.t.sol";
import { LiquidityGeneratorFactory } from "./LiquidityGeneratorFactory.sol";

contract CreateToken_LiquidityGenerator_Test is CreateToken_Shared_Test, LiquidityGeneratorFactory {
    function setUp() public override(Base_Test, TaxedFactory) {
        TaxedFactory.setUp();
    }
}

contract Registry_LiquidityGenerator_Test is Registry_Shared_Test, LiquidityGeneratorFactory {
    function setUp() public override(Base_Test, TaxedFactory) {
        TaxedFactory.setUp();
    }
}

contract PredictToken_LiquidityGenerator_Test is PredictToken_Taxed_Test, LiquidityGeneratorFactory { }

contract Reentrancy_LiquidityGenerator_Test is Reentrancy_Taxed_Test, LiquidityGeneratorFactory { }

contract Pair_LiquidityGenerator_Test is Pair_Taxed_Test, LiquidityGeneratorFactory { }

contract Router_LiquidityGenerator_Test is Router_Taxed_Test, LiquidityGeneratorFactory { }

contract Supply_LiquidityGenerator_Test is Supply_Taxed_Test, LiquidityGeneratorFactory { }

contract VaultImplementation_LiquidityGenerator_Test is VaultImplementation_Taxed_Test, LiquidityGeneratorFactory { }

contract Wallets_LiquidityGenerator_Test is Payee_Taxed_Test, LiquidityGeneratorFactory { }
