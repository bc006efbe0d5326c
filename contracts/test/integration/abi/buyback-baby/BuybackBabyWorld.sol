// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITaxedTokenFactory } from "src/interfaces/ITaxedTokenFactory.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { DividendWorld } from "../shared/DividendWorld.sol";

abstract contract BuybackBabyWorld is DividendWorld {
    function _factory() internal view override returns (ITaxedTokenFactory) {
        return buybackBabyTokenFactory;
    }

    function _createKind(address router) internal override returns (address) {
        return buybackBabyTokenFactory.createToken(
            Defaults.buybackBabyToken({ teamWallet: alice, router: router, rewardToken: address(reward) })
        );
    }
}
