// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyVaultMarket } from "../../reward-vault/buyback-baby/BuybackBabyVaultMarket.sol";
import { BurningRecipient } from "../../../mocks/recipients/BurningRecipient.sol";
import { Run_Liveness_Test, UsualRun_Liveness_Test, WorstRun_Reward_Liveness_Test } from "../shared/WorstRun.t.sol";

/// @dev The first owner burns what it is given, and has never had wrapped coin.
abstract contract BuybackBabyRun is Run_Liveness_Test, BuybackBabyVaultMarket {
    function _hostilePayee() internal override returns (address) {
        return address(new BurningRecipient());
    }

    function _mostGas() internal pure override returns (uint256) {
        return _isWorst() ? 850_000 : 480_000;
    }
}

contract WorstRun_BuybackBaby_Liveness_Test is WorstRun_Reward_Liveness_Test, BuybackBabyRun { }

contract UsualRun_BuybackBaby_Liveness_Test is UsualRun_Liveness_Test, BuybackBabyRun { }
