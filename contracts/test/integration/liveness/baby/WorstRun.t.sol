// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyVaultMarket } from "../../reward-vault/baby/BabyVaultMarket.sol";
import { Dollar } from "../../../mocks/market/Dollar.sol";
import { Run_Liveness_Test, UsualRun_Liveness_Test, WorstRun_Reward_Liveness_Test } from "../shared/WorstRun.t.sol";

/// @dev The reward token blocks the marketing wallet, and burns what it is given to say so.
abstract contract BabyRun is Run_Liveness_Test, BabyVaultMarket {
    function _hostilePayee() internal override returns (address) {
        Dollar(address(reward)).block_(marketingWallet);
        return marketingWallet;
    }

    function _mostGas() internal pure override returns (uint256) {
        return _isWorst() ? 1_200_000 : 500_000;
    }
}

contract WorstRun_Baby_Liveness_Test is WorstRun_Reward_Liveness_Test, BabyRun { }

contract UsualRun_Baby_Liveness_Test is UsualRun_Liveness_Test, BabyRun { }
