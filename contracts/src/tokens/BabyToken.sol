// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendToken } from "./DividendToken.sol";
import { IBabyToken } from "../interfaces/IBabyToken.sol";
import { BabyFees } from "../types/BabyFees.sol";
import { DividendFees } from "../types/DividendFees.sol";
import { DividendSetup } from "../types/DividendSetup.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title BabyToken
/// @notice See the documentation in {IBabyToken}.
contract BabyToken is IBabyToken, DividendToken {
    /* IMMUTABLES */

    /// @inheritdoc IBabyToken
    address public immutable marketingWallet;

    /* CONSTRUCTOR */

    constructor(
        TokenIdentity memory identity,
        TaxedTokenSetup memory setup,
        DividendSetup memory dividends,
        BabyFees memory initialFees
    ) DividendToken(identity, setup, dividends, _general(initialFees)) {
        marketingWallet = setup.payee;
    }

    /* FEES */

    /// @inheritdoc IBabyToken
    function fees() public view returns (BabyFees memory) {
        Ledger memory ledger = _ledger;
        return BabyFees({
            liquidityFeeBps: ledger.liquidityBps,
            marketingFeeBps: ledger.payoutBps,
            tokenRewardFeeBps: ledger.dividendsBps
        });
    }

    /// @inheritdoc IBabyToken
    function lowerFees(BabyFees calldata lowered) external onlyOwner {
        BabyFees memory previous = fees();
        _lowerFees(_general(lowered));

        emit FeesLowered({ previous: previous, current: lowered });
    }

    function _general(BabyFees memory given) private pure returns (DividendFees memory) {
        return DividendFees({
            buybackBps: 0,
            dividendsBps: given.tokenRewardFeeBps,
            liquidityBps: given.liquidityFeeBps,
            payoutBps: given.marketingFeeBps
        });
    }
}
