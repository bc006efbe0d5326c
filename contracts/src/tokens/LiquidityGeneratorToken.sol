// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { TaxedToken } from "./TaxedToken.sol";
import { ILiquidityGeneratorToken } from "../interfaces/ILiquidityGeneratorToken.sol";
import { ITaxedToken } from "../interfaces/ITaxedToken.sol";
import { ReflectionWords } from "../libraries/ReflectionWords.sol";
import { Shares } from "../libraries/Shares.sol";
import { LiquidityGeneratorFees } from "../types/LiquidityGeneratorFees.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title LiquidityGeneratorToken
/// @notice See the documentation in {ILiquidityGeneratorToken}.
contract LiquidityGeneratorToken is ILiquidityGeneratorToken, TaxedToken {
    using ReflectionWords for ReflectionWords.Words;
    using Shares for Shares.Totals;

    /* CONSTANTS */

    /// @dev Hundredths of a percent in the whole.
    uint256 private constant BPS = 10_000;

    /* TYPES */

    /// @param word Plain units of an account that is excluded, {Shares} of another.
    struct Account {
        uint256 word;
    }

    /// @dev Who pays in a transfer of several steps.
    /// @param account Who.
    /// @param isExcluded Whether it holds plain units.
    /// @param held Its shares or units, written back at the end.
    struct Payer {
        address account;
        bool isExcluded;
        uint256 held;
    }

    /* IMMUTABLES */

    /// @inheritdoc ILiquidityGeneratorToken
    address public immutable charityAddress;

    /* STORAGE */

    ReflectionWords.Words private _words;
    mapping(address account => Account) private _accounts;

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

    /// @inheritdoc ERC20
    function balanceOf(address account) public view override returns (uint256) {
        uint256 word = _accounts[account].word;
        if (_isExcluded(account)) return word;

        Shares.Totals memory totals = ReflectionWords.totals(_words.first, _words.second);
        return totals.toUnits(totals.unpack(word));
    }

    /// @inheritdoc ITaxedToken
    function bookedForPayout() external view returns (uint256) {
        return ReflectionWords.payout(_words.first);
    }

    /// @inheritdoc ILiquidityGeneratorToken
    function eligible() external view returns (uint256 units, uint256 shares) {
        Shares.Totals memory totals = ReflectionWords.totals(_words.first, _words.second);
        return (totals.units, totals.shares);
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

        (uint256 first, uint256 second) = (_words.first, _words.second);
        _words.write({
            all: ReflectionWords.totals(first, second),
            booked: ReflectionWords.payout(first),
            packed: ReflectionWords.packFees(lowered)
        });

        emit FeesLowered({ previous: previous, current: lowered });
    }

    /* VAULT */

    /// @inheritdoc ITaxedToken
    function unbookPayout(uint256 units) external onlyVault {
        (uint256 first, uint256 second) = (_words.first, _words.second);
        _words.write({
            all: ReflectionWords.totals(first, second),
            booked: ReflectionWords.payout(first) - units,
            packed: ReflectionWords.packedFees(second)
        });
    }

    /// @inheritdoc TaxedToken
    function _collected() internal view override returns (uint256) {
        return _accounts[vault].word;
    }

    /// @inheritdoc TaxedToken
    function _hasFees() internal view override returns (bool) {
        return ReflectionWords.packedFees(_words.second) != 0;
    }

    /* TRANSFERS */

    /// @inheritdoc TaxedToken
    function _move(address from, address to, uint256 amount, bool isTaxed) internal override {
        (uint256 first, uint256 second) = (_words.first, _words.second);
        Shares.Totals memory totals = ReflectionWords.totals(first, second);
        Account storage source = _accounts[from];
        Payer memory payer = _payer({ totals: totals, from: from, word: source.word, amount: amount });
        bool isExcluded = _isExcluded(to);

        uint256 booked = ReflectionWords.payout(first);
        uint256 packed = ReflectionWords.packedFees(second);
        if (isTaxed) {
            booked += _payWithFees({
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
        // Without fees between two holders nothing else has changed.
        if (isTaxed || payer.isExcluded != isExcluded) {
            _words.write({ all: totals, booked: booked, packed: packed });
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
            // No need to check: amounts have 112 bits, fees 16.
            charity = amount * current.charityBps / BPS;
            collected = charity + amount * current.liquidityFeeBps / BPS;
            reflected = amount * current.taxFeeBps / BPS;
            // With nobody left to earn it, the holders' part goes to the liquidity.
            if (isExcluded && totals.units == (payer.isExcluded ? 0 : amount)) {
                (collected, reflected) = (collected + reflected, 0);
            }
            amount -= collected + reflected;
        }

        _pay({ totals: totals, payer: payer, to: to, isExcluded: isExcluded, units: amount });
        if (collected > 0) _pay({ totals: totals, payer: payer, to: vault, isExcluded: true, units: collected });
        if (reflected > 0) _reflect({ totals: totals, payer: payer, units: reflected });
    }

    /// @dev Whoever holds at least the amount.
    function _payer(Shares.Totals memory totals, address from, uint256 word, uint256 amount)
        private
        view
        returns (Payer memory)
    {
        bool isExcluded = _isExcluded(from);
        uint256 held = isExcluded ? word : totals.unpack(word);
        uint256 balance = isExcluded ? word : totals.toUnits(held);
        if (balance < amount) revert ERC20InsufficientBalance(from, balance, amount);

        return Payer({ account: from, isExcluded: isExcluded, held: held });
    }

    /// @dev Moves units; as shares, where an account holds shares.
    function _pay(Shares.Totals memory totals, Payer memory payer, address to, bool isExcluded, uint256 units) private {
        uint256 shares = _take(totals, payer, units);
        _give({ totals: totals, to: to, isExcluded: isExcluded, units: units, shares: shares });

        emit Transfer({ from: payer.account, to: to, value: units });
    }

    /// @return shares What the units are worth. Rounded up in each of three steps, they may be two more than the payer has left.
    function _take(Shares.Totals memory totals, Payer memory payer, uint256 units)
        private
        pure
        returns (uint256 shares)
    {
        shares = totals.toShares(units);
        unchecked {
            // No need to check: the payer has the amount.
            if (payer.isExcluded) {
                payer.held -= units;
            } else {
                if (shares > payer.held) shares = payer.held;
                payer.held -= shares;
                totals.redeem(units, shares);
            }
        }
    }

    function _give(Shares.Totals memory totals, address to, bool isExcluded, uint256 units, uint256 shares) private {
        Account storage target = _accounts[to];
        uint256 word = target.word;
        unchecked {
            // No need to check: all units together are the supply.
            if (isExcluded) {
                target.word = word + units;
            } else {
                target.word = totals.pack(totals.unpack(word) + shares);
                totals.issue(units, shares);
            }
        }
    }

    /// @dev Units leave the payer, and nobody gets shares for them: all shares are worth more.
    function _reflect(Shares.Totals memory totals, Payer memory payer, uint256 units) private {
        _take(totals, payer, units);
        totals.issue(units, 0);
        uint256 bits = totals.refine();
        if (!payer.isExcluded) payer.held <<= bits;

        emit Reflected({
            from: payer.account, amount: units, eligibleUnits: totals.units, eligibleShares: totals.shares
        });
    }
}
