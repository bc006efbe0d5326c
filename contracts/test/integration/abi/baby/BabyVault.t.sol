// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Absent_Shared_Test } from "../shared/Absent.t.sol";
import { Allowed } from "../shared/Allowed.sol";
import { Functions_Shared_Test } from "../shared/Functions.t.sol";
import { Implementation_Shared_Test } from "../shared/Implementation.t.sol";
import { Powers_Shared_Test } from "../shared/Powers.t.sol";
import { TaxedVault } from "../shared/TaxedVault.sol";
import { BabyFixture } from "./BabyFixture.sol";

abstract contract BabyVaultNamed is BabyFixture {
    function _name() internal pure override returns (string memory) {
        return "BabyVault";
    }

    function _allowed() internal pure override returns (Allowed.Functions memory) {
        return Allowed.babyVault();
    }
}

contract Functions_BabyVault_Test is Functions_Shared_Test, TaxedVault, BabyVaultNamed { }

contract Absent_BabyVault_Test is Absent_Shared_Test, TaxedVault, BabyVaultNamed { }

contract Powers_BabyVault_Test is Powers_Shared_Test, TaxedVault, BabyVaultNamed { }

contract Absent_BabyVaultImplementation_Test is Implementation_Shared_Test, BabyVaultNamed { }
