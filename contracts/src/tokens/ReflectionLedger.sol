// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { TaxedToken } from "./TaxedToken.sol";
import { ILiquidityGeneratorToken } from "../interfaces/ILiquidityGeneratorToken.sol";
import { ReflectionWords } from "../libraries/ReflectionWords.sol";
import { Shares } from "../libraries/Shares.sol";

/// @title ReflectionLedger
/// @notice Who holds what of a token that distributes to its holders, and the steps by which units move.
/// See the documentation in {ILiquidityGeneratorToken}.
/// @dev Who moves units reads `_words`, makes one {Payer}, lets it pay step by step, and writes both back.
abstract contract ReflectionLedger is ILiquidityGeneratorToken, TaxedToken {
    using Shares for Shares.Totals;

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

    /* STORAGE */

    /// @dev What every transfer reads.
    ReflectionWords.Words internal _words;
    mapping(address account => Account) internal _accounts;

    /* READING */

    /// @inheritdoc ERC20
    function balanceOf(address account) public view override returns (uint256) {
        uint256 word = _accounts[account].word;
        if (_isExcluded(account)) return word;

        Shares.Totals memory totals = ReflectionWords.totals(_words.first, _words.second);
        return totals.toUnits(totals.unpack(word));
    }

    /// @inheritdoc ILiquidityGeneratorToken
    function eligible() external view returns (uint256 units, uint256 shares) {
        Shares.Totals memory totals = ReflectionWords.totals(_words.first, _words.second);
        return (totals.units, totals.shares);
    }

    /* STEPS */

    /// @dev A holder of at least the amount.
    function _payer(Shares.Totals memory totals, address from, uint256 word, uint256 amount)
        internal
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
    function _pay(Shares.Totals memory totals, Payer memory payer, address to, bool isExcluded, uint256 units)
        internal
    {
        uint256 shares = _take({ totals: totals, payer: payer, units: units });
        _give({ totals: totals, to: to, isExcluded: isExcluded, units: units, shares: shares });

        emit Transfer({ from: payer.account, to: to, value: units });
    }

    /// @return shares What the units are worth. Rounded up in each of three steps, they may be two more than the payer
    /// has left.
    function _take(Shares.Totals memory totals, Payer memory payer, uint256 units)
        internal
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

    function _give(Shares.Totals memory totals, address to, bool isExcluded, uint256 units, uint256 shares) internal {
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

    /// @dev Units leave the payer, and no holder gets shares for them: all shares are worth more.
    function _reflect(Shares.Totals memory totals, Payer memory payer, uint256 units) internal {
        _take({ totals: totals, payer: payer, units: units });
        totals.issue(units, 0);
        uint256 bits = totals.refine();
        if (!payer.isExcluded) payer.held <<= bits;

        emit Reflected({
            from: payer.account, amount: units, eligibleUnits: totals.units, eligibleShares: totals.shares
        });
    }
}
