// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Base_Test } from "../../../Base.t.sol";
import { CreateToken_Shared_Test } from "../shared/CreateToken.t.sol";
import { Registry_Shared_Test } from "../shared/Registry.t.sol";
import { Fees_Dividend_Test } from "../shared/dividend/Fees.t.sol";
import { RewardToken_Dividend_Test } from "../shared/dividend/RewardToken.t.sol";
import { PredictToken_Taxed_Test } from "../shared/taxed/PredictToken.t.sol";
import { Reentrancy_Taxed_Test } from "../shared/taxed/Reentrancy.t.sol";
import { Pair_Taxed_Test } from "../shared/taxed/Pair.t.sol";
import { Router_Taxed_Test } from "../shared/taxed/Router.t.sol";
import { Supply_Taxed_Test } from "../shared/taxed/Supply.t.sol";
import { TaxedFactory } from "../shared/taxed/TaxedFactory.sol";
import { VaultImplementation_Taxed_Test } from "../shared/taxed/VaultImplementation.t.sol";
import { BabyFactory } from "./BabyFactory.sol";

contract CreateToken_Baby_Test is CreateToken_Shared_Test, BabyFactory {
    function setUp() public override(Base_Test, TaxedFactory) {
        TaxedFactory.setUp();
    }
}

contract Registry_Baby_Test is Registry_Shared_Test, BabyFactory {
    function setUp() public override(Base_Test, TaxedFactory) {
        TaxedFactory.setUp();
    }
}

contract Fees_Baby_Test is Fees_Dividend_Test, BabyFactory { }

contract RewardToken_Baby_Test is RewardToken_Dividend_Test, BabyFactory { }

contract PredictToken_Baby_Test is PredictToken_Taxed_Test, BabyFactory { }

contract Reentrancy_Baby_Test is Reentrancy_Taxed_Test, BabyFactory { }

contract Pair_Baby_Test is Pair_Taxed_Test, BabyFactory { }

contract Router_Baby_Test is Router_Taxed_Test, BabyFactory { }

contract Supply_Baby_Test is Supply_Taxed_Test, BabyFactory { }

contract VaultImplementation_Baby_Test is VaultImplementation_Taxed_Test, BabyFactory { }
