// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyTokenParams } from "src/types/BabyTokenParams.sol";
import { BabyMarket_Test } from "../BabyMarket.t.sol";
import { HolderCount_Gas_Shared_Test } from "./shared/HolderCount.t.sol";

/// @notice Gas of whole transactions; committed in contracts/snapshots.
/// forge-config: default.isolate = true
/// forge-config: default.hardfork = "osaka"
contract BabyToken_Gas_Test is BabyMarket_Test, HolderCount_Gas_Shared_Test {
    function _kind() internal pure override returns (string memory) {
        return "BabyToken";
    }

    function _createTokenOf(address teamWallet) internal override {
        BabyTokenParams memory params = _params();
        params.teamWallet = teamWallet;
        babyTokenFactory.createToken(params);
    }
}
