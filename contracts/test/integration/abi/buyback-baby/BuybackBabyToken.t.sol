// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Absent_Shared_Test } from "../shared/Absent.t.sol";
import { Allowed } from "../shared/Allowed.sol";
import { Functions_Shared_Test } from "../shared/Functions.t.sol";
import { Spending_Shared_Test } from "../shared/Spending.t.sol";
import { TaxedPowers_Shared_Test } from "../shared/TaxedPowers.t.sol";
import { BuybackBabyFixture } from "./BuybackBabyFixture.sol";

abstract contract BuybackBabyTokenTarget is BuybackBabyFixture {
    function _create() internal override returns (address) {
        _createToken();
        return address(token);
    }

    function _name() internal pure override returns (string memory) {
        return "BuybackBabyToken";
    }

    function _allowed() internal pure override returns (Allowed.Functions memory) {
        return Allowed.buybackBabyToken();
    }

    function _rightful() internal view override returns (Rightful memory rightful) {
        (rightful.owner, rightful.pendingOwner, rightful.vault) = (bob, carol, vault);
    }
}

contract Functions_BuybackBabyToken_Test is Functions_Shared_Test, BuybackBabyTokenTarget { }

contract Absent_BuybackBabyToken_Test is Absent_Shared_Test, BuybackBabyTokenTarget { }

contract Spending_BuybackBabyToken_Test is Spending_Shared_Test, BuybackBabyTokenTarget { }

contract Powers_BuybackBabyToken_Test is TaxedPowers_Shared_Test, BuybackBabyTokenTarget { }
