// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBuybackBabyToken } from "src/interfaces/IBuybackBabyToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { BuybackBabyFees } from "src/types/BuybackBabyFees.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { DividendTokenProperties } from "../shared/DividendTokenProperties.sol";

abstract contract ERC20Properties_BuybackBabyToken is DividendTokenProperties {
    function _createToken(address firstOwner, address router, address rewardToken) internal override returns (address) {
        return buybackBabyTokenFactory.createToken(
            Defaults.buybackBabyToken({ teamWallet: firstOwner, router: router, rewardToken: rewardToken })
        );
    }
}

/// @notice 3 % to buybacks, 3 % dividends, 2 % to the liquidity, 1 % marketing.
contract ERC20Properties_BuybackBabyToken_WithFees_Test is ERC20Properties_BuybackBabyToken {
    function _fees() internal pure override returns (DividendFees memory) {
        return DividendFees({ buybackBps: 300, dividendsBps: 300, liquidityBps: 200, payoutBps: 100 });
    }

    function _prepare(IERC20, address) internal override { }
}

/// @notice Lowered to zero.
contract ERC20Properties_BuybackBabyToken_WithoutFees_Test is ERC20Properties_BuybackBabyToken {
    function _fees() internal pure override returns (DividendFees memory none) { }

    function _prepare(IERC20 created, address firstOwner) internal override {
        BuybackBabyFees memory none;
        vm.prank(firstOwner);
        IBuybackBabyToken(address(created)).lowerFees(none);
    }
}
