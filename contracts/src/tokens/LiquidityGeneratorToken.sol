// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { TaxedToken } from "./TaxedToken.sol";
import { ILiquidityGeneratorToken } from "../interfaces/ILiquidityGeneratorToken.sol";
import { ITaxedToken } from "../interfaces/ITaxedToken.sol";
import { Errors } from "../libraries/Errors.sol";
import { Shares } from "../libraries/Shares.sol";
import { LiquidityGeneratorFees } from "../types/LiquidityGeneratorFees.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title LiquidityGeneratorToken
/// @notice See the documentation in {ILiquidityGeneratorToken}.
contract LiquidityGeneratorToken is ILiquidityGeneratorToken, TaxedToken {
    using Shares for Shares.Totals;

    /* CONSTANTS */

    /// @dev Hundredths of a percent in the whole.
    uint256 private constant BPS = 10_000;

    /* TYPES */

    /// @dev What all transfers read and write: two words. {Shares} says why these widths are enough.
    struct Ledger {
        uint112 units;
        uint112 payoutUnits;
        uint144 shares;
        uint32 epoch;
        LiquidityGeneratorFees fees;
    }

    /* IMMUTABLES */

    /// @inheritdoc ILiquidityGeneratorToken
    address public immutable charityAddress;

    /* STORAGE */

    Ledger private _ledger;

    mapping(address account => Shares.Account) private _accounts;

    /* CONSTRUCTOR */

    constructor(TokenIdentity memory identity, TaxedTokenSetup memory setup, LiquidityGeneratorFees memory initialFees)
        TaxedToken(identity, setup)
    {
        charityAddress = setup.payee;
        _ledger.fees = initialFees;

        Shares.Totals memory totals;
        _give({
            totals: totals,
            to: identity.firstOwner,
            units: identity.totalSupply,
            shares: totals.toShares(identity.totalSupply)
        });
        _write(totals);
        emit Transfer({ from: address(0), to: identity.firstOwner, value: identity.totalSupply });
    }

    /* READING */

    /// @inheritdoc ERC20
    function balanceOf(address account) public view override returns (uint256) {
        return _balanceOf(_read(), account);
    }

    /// @inheritdoc ITaxedToken
    function bookedForPayout() external view returns (uint256) {
        return _ledger.payoutUnits;
    }

    /// @inheritdoc ILiquidityGeneratorToken
    function eligible() external view returns (uint256 units, uint256 shares) {
        return (_ledger.units, _ledger.shares);
    }

    /// @inheritdoc ILiquidityGeneratorToken
    function fees() public view returns (LiquidityGeneratorFees memory) {
        return _ledger.fees;
    }

    /* OWNER */

    /// @inheritdoc ILiquidityGeneratorToken
    function lowerFees(LiquidityGeneratorFees calldata lowered) external onlyOwner {
        LiquidityGeneratorFees memory previous = _ledger.fees;
        _requireNotRaised(previous.charityBps, lowered.charityBps);
        _requireNotRaised(previous.liquidityFeeBps, lowered.liquidityFeeBps);
        _requireNotRaised(previous.taxFeeBps, lowered.taxFeeBps);

        _ledger.fees = lowered;

        emit FeesLowered({ previous: previous, current: lowered });
    }

    /* VAULT */

    /// @inheritdoc ITaxedToken
    function unbookPayout(uint256 units) external onlyVault {
        // forge-lint: disable-next-line(unsafe-typecast): no more than what is booked, or the subtraction reverts
        _ledger.payoutUnits -= uint112(units);
    }

    /// @inheritdoc TaxedToken
    function _collected() internal view override returns (uint256) {
        return _accounts[vault].amount;
    }

    /* TRANSFERS */

    /// @inheritdoc TaxedToken
    function _move(address from, address to, uint256 amount, bool isTaxed) internal override {
        Shares.Totals memory totals = _read();
        uint256 balance = _balanceOf(totals, from);
        if (balance < amount) revert ERC20InsufficientBalance(from, balance, amount);

        if (!isTaxed) {
            _step({ totals: totals, from: from, to: to, units: amount });
            _write(totals);
            return;
        }

        (uint256 collected, uint256 reflected) = _cut(amount);
        // With nobody left to earn it, the holders' part goes to the liquidity.
        if (_isExcluded(to) && totals.units == (_isExcluded(from) ? 0 : amount)) {
            (collected, reflected) = (collected + reflected, 0);
        }

        _step({ totals: totals, from: from, to: to, units: amount - collected - reflected });
        if (collected > 0) _step({ totals: totals, from: from, to: vault, units: collected });
        if (reflected > 0) _reflect({ totals: totals, from: from, units: reflected });
        _write(totals);
    }

    /// @dev What of an amount goes to the vault, and what to the holders. Books the charity's part: what else is in the vault
    /// is the liquidity's.
    function _cut(uint256 amount) private returns (uint256 collected, uint256 reflected) {
        LiquidityGeneratorFees memory current = _ledger.fees;
        uint256 charity = amount * current.charityBps / BPS;
        // forge-lint: disable-next-line(unsafe-typecast): a part of the supply, which has 112 bits
        if (charity > 0) _ledger.payoutUnits += uint112(charity);

        return (charity + amount * current.liquidityFeeBps / BPS, amount * current.taxFeeBps / BPS);
    }

    /// @dev Moves units as shares where an account holds shares.
    function _step(Shares.Totals memory totals, address from, address to, uint256 units) private {
        uint256 shares = _take({ totals: totals, from: from, units: units, shares: totals.toShares(units) });
        _give({ totals: totals, to: to, units: units, shares: shares });

        emit Transfer({ from: from, to: to, value: units });
    }

    /// @return The shares that the units are worth. Rounded up in each of three steps they may be two more than the account
    /// has left.
    function _take(Shares.Totals memory totals, address from, uint256 units, uint256 shares) private returns (uint256) {
        if (_isExcluded(from)) {
            _accounts[from].amount -= uint144(units);
            return shares;
        }

        uint256 held = totals.sharesOf(_accounts[from]);
        if (shares > held) shares = held;
        _store(totals, from, held - shares);
        totals.redeem(units, shares);
        return shares;
    }

    function _give(Shares.Totals memory totals, address to, uint256 units, uint256 shares) private {
        if (_isExcluded(to)) {
            _accounts[to].amount += uint144(units);
        } else {
            _store(totals, to, totals.sharesOf(_accounts[to]) + shares);
            totals.issue(units, shares);
        }
    }

    /// @dev Units leave one account, and nobody gets shares for them: all shares are worth more.
    function _reflect(Shares.Totals memory totals, address from, uint256 units) private {
        _take({ totals: totals, from: from, units: units, shares: totals.toShares(units) });
        totals.units += units;
        totals.refine();

        emit Reflected({ from: from, amount: units, eligibleUnits: totals.units, eligibleShares: totals.shares });
    }

    /* LEDGER */

    function _balanceOf(Shares.Totals memory totals, address account) private view returns (uint256) {
        Shares.Account memory held = _accounts[account];

        return _isExcluded(account) ? held.amount : totals.toUnits(totals.sharesOf(held));
    }

    function _read() private view returns (Shares.Totals memory) {
        Ledger storage ledger = _ledger;
        return Shares.Totals({ shares: ledger.shares, units: ledger.units, epoch: ledger.epoch });
    }

    function _store(Shares.Totals memory totals, address account, uint256 shares) private {
        _accounts[account] = Shares.Account({ amount: uint144(shares), epoch: uint32(totals.epoch) });
    }

    function _write(Shares.Totals memory totals) private {
        Ledger storage ledger = _ledger;
        (ledger.shares, ledger.units, ledger.epoch) =
        (uint144(totals.shares), uint112(totals.units), uint32(totals.epoch));
    }
}
