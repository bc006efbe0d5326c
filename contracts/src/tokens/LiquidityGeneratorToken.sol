// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ReflectionLedger } from "./ReflectionLedger.sol";
import { TaxedToken } from "./TaxedToken.sol";
import { ILiquidityGeneratorToken } from "../interfaces/ILiquidityGeneratorToken.sol";
import { ITaxedToken } from "../interfaces/ITaxedToken.sol";
import { Fees } from "../libraries/Fees.sol";
import { ReflectionWords } from "../libraries/ReflectionWords.sol";
import { Shares } from "../libraries/Shares.sol";
import { Booked } from "../types/Booked.sol";
import { LiquidityGeneratorFees } from "../types/LiquidityGeneratorFees.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title LiquidityGeneratorToken
/// @notice See the documentation in {ILiquidityGeneratorToken}.
contract LiquidityGeneratorToken is ReflectionLedger {
    using ReflectionWords for ReflectionWords.Words;
    using Shares for Shares.Totals;

    /* IMMUTABLES */

    /// @inheritdoc ILiquidityGeneratorToken
    address public immutable charityAddress;

    /* CONSTRUCTOR */

    constructor(TokenIdentity memory identity, TaxedTokenSetup memory setup, LiquidityGeneratorFees memory initialFees)
        TaxedToken(identity, setup)
    {
        charityAddress = setup.payee;

        Shares.Totals memory totals;
        _give({
            totals: totals,
            to: identity.firstOwner,
            isExcluded: false,
            units: identity.totalSupply,
            shares: totals.toShares(identity.totalSupply)
        });
        _words.write({ all: totals, booked: 0, packed: ReflectionWords.packFees(initialFees) });
        emit Transfer({ from: address(0), to: identity.firstOwner, value: identity.totalSupply });
    }

    /* READING */

    /// @inheritdoc ITaxedToken
    function booked() external view returns (uint256) {
        return ReflectionWords.payout(_words.first);
    }

    /// @inheritdoc ILiquidityGeneratorToken
    function fees() public view returns (LiquidityGeneratorFees memory) {
        return ReflectionWords.unpackFees(ReflectionWords.packedFees(_words.second));
    }

    /* OWNER */

    /// @inheritdoc ILiquidityGeneratorToken
    function lowerFees(LiquidityGeneratorFees calldata lowered) external onlyOwner {
        LiquidityGeneratorFees memory previous = fees();
        _requireNotRaised(previous.charityBps, lowered.charityBps);
        _requireNotRaised(previous.liquidityFeeBps, lowered.liquidityFeeBps);
        _requireNotRaised(previous.taxFeeBps, lowered.taxFeeBps);
        _requirePayeePartNotRaised({
            payeeBps: previous.charityBps,
            allBps: _sum(previous),
            newPayeeBps: lowered.charityBps,
            newAllBps: _sum(lowered)
        });

        (uint256 first, uint256 second) = (_words.first, _words.second);
        _words.write({
            all: ReflectionWords.totals(first, second),
            booked: ReflectionWords.payout(first),
            packed: ReflectionWords.packFees(lowered)
        });

        emit FeesLowered({ previous: previous, current: lowered });
    }

    function _sum(LiquidityGeneratorFees memory all) private pure returns (uint256) {
        return uint256(all.charityBps) + all.liquidityFeeBps + all.taxFeeBps;
    }

    /* VAULT */

    /// @inheritdoc ITaxedToken
    function unbook(uint256 units) external onlyVault returns (Booked memory parts) {
        (uint256 first, uint256 second) = (_words.first, _words.second);
        _words.write({
            all: ReflectionWords.totals(first, second),
            booked: ReflectionWords.payout(first) - units,
            packed: ReflectionWords.packedFees(second)
        });
        parts.payout = units;
    }

    /* TRANSFERS */

    /// @inheritdoc TaxedToken
    function _move(address from, address to, uint256 amount, bool isTaxed) internal override {
        (uint256 first, uint256 second) = (_words.first, _words.second);
        Shares.Totals memory totals = ReflectionWords.totals(first, second);
        Account storage source = _accounts[from];
        Payer memory payer = _payer({ totals: totals, from: from, word: source.word, amount: amount });
        bool isExcluded = _isExcluded(to);

        uint256 forCharity = ReflectionWords.payout(first);
        uint256 packed = ReflectionWords.packedFees(second);
        if (isTaxed) {
            forCharity += _payWithFees({
                totals: totals,
                payer: payer,
                to: to,
                isExcluded: isExcluded,
                amount: amount,
                current: ReflectionWords.unpackFees(packed)
            });
        } else {
            _pay({ totals: totals, payer: payer, to: to, isExcluded: isExcluded, units: amount });
        }

        source.word = payer.isExcluded ? payer.held : totals.pack(payer.held);
        // Without fees, between two holders or two accounts that earn nothing, nothing else has changed.
        if (isTaxed || payer.isExcluded != isExcluded) {
            _words.write({ all: totals, booked: forCharity, packed: packed });
        }
    }

    /// @return charity Units to be booked for the charity. What else is in the vault is the liquidity's.
    function _payWithFees(
        Shares.Totals memory totals,
        Payer memory payer,
        address to,
        bool isExcluded,
        uint256 amount,
        LiquidityGeneratorFees memory current
    ) private returns (uint256 charity) {
        uint256 collected;
        uint256 reflected;
        unchecked {
            // No need to check: together they are at most a quarter of the amount.
            charity = Fees.part(amount, current.charityBps);
            collected = charity + Fees.part(amount, current.liquidityFeeBps);
            reflected = Fees.part(amount, current.taxFeeBps);
            // With no holder left to earn it, the holders' part goes to the liquidity.
            if (isExcluded && totals.units == (payer.isExcluded ? 0 : amount)) {
                (collected, reflected) = (collected + reflected, 0);
            }
            amount -= collected + reflected;
        }

        _pay({ totals: totals, payer: payer, to: to, isExcluded: isExcluded, units: amount });
        if (collected > 0) _pay({ totals: totals, payer: payer, to: vault, isExcluded: true, units: collected });
        if (reflected > 0) _reflect({ totals: totals, payer: payer, units: reflected });
    }
}
