// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBabyToken } from "src/interfaces/IBabyToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { BabyFees } from "src/types/BabyFees.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { DividendTokenProperties } from "../shared/DividendTokenProperties.sol";

abstract contract ERC20Properties_BabyToken is DividendTokenProperties {
    function _createToken(address firstOwner, address router, address rewardToken) internal override returns (address) {
        return babyTokenFactory.createToken(
            Defaults.babyToken({
                teamWallet: firstOwner,
                router: router,
                rewardToken: rewardToken,
                marketingWallet: makeAddr("marketingWallet")
            })
        );
    }
}

/// @notice 3 % dividends, 3 % to the liquidity, 2 % marketing.
contract ERC20Properties_BabyToken_WithFees_Test is ERC20Properties_BabyToken {
    function _fees() internal pure override returns (DividendFees memory) {
        return DividendFees({ buybackBps: 0, dividendsBps: 300, liquidityBps: 300, payoutBps: 200 });
    }

    function _prepare(IERC20, address) internal override { }
}

/// @notice Lowered to zero.
contract ERC20Properties_BabyToken_WithoutFees_Test is ERC20Properties_BabyToken {
    function _fees() internal pure override returns (DividendFees memory none) { }

    function _prepare(IERC20 created, address firstOwner) internal override {
        BabyFees memory none;
        vm.prank(firstOwner);
        IBabyToken(address(created)).lowerFees(none);
    }
}
