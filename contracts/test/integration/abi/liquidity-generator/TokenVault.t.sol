// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Absent_Shared_Test } from "../shared/Absent.t.sol";
import { Allowed } from "../shared/Allowed.sol";
import { Functions_Shared_Test } from "../shared/Functions.t.sol";
import { Implementation_Shared_Test } from "../shared/Implementation.t.sol";
import { Powers_Shared_Test } from "../shared/Powers.t.sol";
import { TaxedVault } from "../shared/TaxedVault.sol";
import { LiquidityGeneratorFixture } from "./LiquidityGeneratorFixture.sol";

abstract contract TokenVaultNamed is LiquidityGeneratorFixture {
    function _name() internal pure override returns (string memory) {
        return "TokenVault";
    }

    function _allowed() internal pure override returns (Allowed.Functions memory) {
        return Allowed.tokenVault();
    }
}

contract Functions_TokenVault_Test is Functions_Shared_Test, TaxedVault, TokenVaultNamed { }

contract Absent_TokenVault_Test is Absent_Shared_Test, TaxedVault, TokenVaultNamed { }

contract Powers_TokenVault_Test is Powers_Shared_Test, TaxedVault, TokenVaultNamed { }

contract Absent_TokenVaultImplementation_Test is Implementation_Shared_Test, TokenVaultNamed { }
