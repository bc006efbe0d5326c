// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Exemptions_Taxed_Shared_Test } from "../../taxed/shared/Exemptions.t.sol";
import { Creation_DividendToken_Shared_Test } from "../shared/Creation.t.sol";
import { Delegated_DividendToken_Shared_Test } from "../shared/Delegated.t.sol";
import { Owner_DividendToken_Shared_Test } from "../shared/Owner.t.sol";
import { BabyDividends } from "./BabyDividends.sol";

contract Creation_BabyToken_Test is Creation_DividendToken_Shared_Test, BabyDividends {
    function test_HasAMarketingWallet() external view {
        assertEq(_baby().marketingWallet(), marketingWallet, "marketing wallet");
    }
}

contract Delegated_BabyToken_Test is Delegated_DividendToken_Shared_Test, BabyDividends { }

contract Exemptions_BabyToken_Test is Exemptions_Taxed_Shared_Test, BabyDividends { }

contract Owner_BabyToken_Test is Owner_DividendToken_Shared_Test, BabyDividends { }
