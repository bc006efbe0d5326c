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
import { Wallets_Taxed_Test } from "../shared/taxed/Wallets.t.sol";
import { BuybackBabyFactory } from "./BuybackBabyFactory.sol";

contract CreateToken_BuybackBaby_Test is CreateToken_Shared_Test, BuybackBabyFactory {
    function setUp() public override(Base_Test, TaxedFactory) {
        TaxedFactory.setUp();
    }
}

contract Registry_BuybackBaby_Test is Registry_Shared_Test, BuybackBabyFactory {
    function setUp() public override(Base_Test, TaxedFactory) {
        TaxedFactory.setUp();
    }
}

contract Fees_BuybackBaby_Test is Fees_Dividend_Test, BuybackBabyFactory { }

contract RewardToken_BuybackBaby_Test is RewardToken_Dividend_Test, BuybackBabyFactory { }

contract PredictToken_BuybackBaby_Test is PredictToken_Taxed_Test, BuybackBabyFactory { }

contract Reentrancy_BuybackBaby_Test is Reentrancy_Taxed_Test, BuybackBabyFactory { }

contract Pair_BuybackBaby_Test is Pair_Taxed_Test, BuybackBabyFactory { }

contract Router_BuybackBaby_Test is Router_Taxed_Test, BuybackBabyFactory { }

contract Supply_BuybackBaby_Test is Supply_Taxed_Test, BuybackBabyFactory { }

contract VaultImplementation_BuybackBaby_Test is VaultImplementation_Taxed_Test, BuybackBabyFactory { }

contract Wallets_BuybackBaby_Test is Wallets_Taxed_Test, BuybackBabyFactory { }
