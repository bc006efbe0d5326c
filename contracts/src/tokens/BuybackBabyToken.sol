// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendToken } from "./DividendToken.sol";
import { IBuybackBabyToken } from "../interfaces/IBuybackBabyToken.sol";
import { BuybackBabyFees } from "../types/BuybackBabyFees.sol";
import { DividendFees } from "../types/DividendFees.sol";
import { DividendSetup } from "../types/DividendSetup.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title BuybackBabyToken
/// @notice See the documentation in {IBuybackBabyToken}.
contract BuybackBabyToken is IBuybackBabyToken, DividendToken {
    /* CONSTRUCTOR */

    constructor(
        TokenIdentity memory identity,
        TaxedTokenSetup memory setup,
        DividendSetup memory dividends,
        BuybackBabyFees memory initialFees
    ) DividendToken(identity, setup, dividends, _general(initialFees)) { }

    /* FEES */

    /// @inheritdoc IBuybackBabyToken
    function fees() public view returns (BuybackBabyFees memory) {
        Ledger memory ledger = _ledger;
        return BuybackBabyFees({
            buyBackFeeBps: ledger.buybackBps,
            liquidityFeeBps: ledger.liquidityBps,
            marketingFeeBps: ledger.payoutBps,
            reflectionFeeBps: ledger.dividendsBps
        });
    }

    /// @inheritdoc IBuybackBabyToken
    function lowerFees(BuybackBabyFees calldata lowered) external onlyOwner {
        BuybackBabyFees memory previous = fees();
        _lowerFees(_general(lowered));

        emit FeesLowered({ previous: previous, current: lowered });
    }

    function _general(BuybackBabyFees memory given) private pure returns (DividendFees memory) {
        return DividendFees({
            buybackBps: given.buyBackFeeBps,
            dividendsBps: given.reflectionFeeBps,
            liquidityBps: given.liquidityFeeBps,
            payoutBps: given.marketingFeeBps
        });
    }
}
