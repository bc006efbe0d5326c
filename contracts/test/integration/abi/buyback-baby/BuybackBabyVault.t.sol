// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Absent_Shared_Test } from "../shared/Absent.t.sol";
import { Allowed } from "../shared/Allowed.sol";
import { Functions_Shared_Test } from "../shared/Functions.t.sol";
import { Implementation_Shared_Test } from "../shared/Implementation.t.sol";
import { Powers_Shared_Test } from "../shared/Powers.t.sol";
import { TaxedVault } from "../shared/TaxedVault.sol";
import { BuybackBabyFixture } from "./BuybackBabyFixture.sol";

abstract contract BuybackBabyVaultNamed is BuybackBabyFixture {
    function _name() internal pure override returns (string memory) {
        return "BuybackBabyVault";
    }

    function _allowed() internal pure override returns (Allowed.Functions memory) {
        return Allowed.buybackBabyVault();
    }
}

contract Functions_BuybackBabyVault_Test is Functions_Shared_Test, TaxedVault, BuybackBabyVaultNamed { }

contract Absent_BuybackBabyVault_Test is Absent_Shared_Test, TaxedVault, BuybackBabyVaultNamed { }

contract Powers_BuybackBabyVault_Test is Powers_Shared_Test, TaxedVault, BuybackBabyVaultNamed { }

contract Absent_BuybackBabyVaultImplementation_Test is Implementation_Shared_Test, BuybackBabyVaultNamed { }
