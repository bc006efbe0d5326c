// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyTokenParams } from "src/types/BuybackBabyTokenParams.sol";
import { BuybackBabyMarket_Test } from "../BuybackBabyMarket.t.sol";
import { HolderCount_Gas_Shared_Test } from "./shared/HolderCount.t.sol";

/// @notice Gas of whole transactions; committed in contracts/snapshots.
/// forge-config: default.isolate = true
/// forge-config: default.hardfork = "osaka"
contract BuybackBabyToken_Gas_Test is BuybackBabyMarket_Test, HolderCount_Gas_Shared_Test {
    function test_Snapshot_Buyback() external {
        _giveHolders();
        _collect();
        _warmUp();
        _distribute();
        _pass(12 seconds);
        _buybackVault().buyback(0); // the first one finds empty slots
        _distribute();

        _pass(12 seconds);
        uint256 burnt = token.balanceOf(DEAD);
        _buybackVault().buyback(0);
        vm.snapshotGasLastCall("BuybackBabyToken", "buyback");
        assertGt(token.balanceOf(DEAD), burnt, "bought and burnt");
    }

    function _kind() internal pure override returns (string memory) {
        return "BuybackBabyToken";
    }

    function _createTokenOf(address teamWallet) internal override {
        BuybackBabyTokenParams memory params = _params();
        params.teamWallet = teamWallet;
        buybackBabyTokenFactory.createToken(params);
    }
}
