// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITaxedTokenFactory } from "src/interfaces/ITaxedTokenFactory.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { DividendFixture } from "../shared/DividendFixture.sol";

abstract contract BuybackBabyFixture is DividendFixture {
    function _factory() internal view override returns (ITaxedTokenFactory) {
        return buybackBabyTokenFactory;
    }

    function _payeeFee() internal pure override returns (uint256 index) {
        return 2;
    }

    function _createKind(address router) internal override returns (address) {
        return buybackBabyTokenFactory.createToken(
            Defaults.buybackBabyToken({ teamWallet: alice, router: router, rewardToken: address(reward) })
        );
    }
}
