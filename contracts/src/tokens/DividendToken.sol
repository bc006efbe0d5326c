// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { DividendLedger } from "./DividendLedger.sol";
import { TaxedToken } from "./TaxedToken.sol";
import { IDividendToken } from "../interfaces/IDividendToken.sol";
import { IRewardVault } from "../interfaces/IRewardVault.sol";
import { ITaxedToken } from "../interfaces/ITaxedToken.sol";
import { Errors } from "../libraries/Errors.sol";
import { Fees } from "../libraries/Fees.sol";
import { Starvation } from "../libraries/Starvation.sol";
import { Booked } from "../types/Booked.sol";
import { DividendFees } from "../types/DividendFees.sol";
import { DividendSetup } from "../types/DividendSetup.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title DividendToken
/// @notice How a token with dividends moves, and how holders are paid. See the documentation in {IDividendToken}.
/// @dev A kind adds the names of its fees.
abstract contract DividendToken is DividendLedger {
    using SafeCast for uint256;

    /* CONSTANTS */

    /// @inheritdoc IDividendToken
    /// @dev Several times what usual tokens need to move, and twice that at the dearest prices that are known. Who needs more
    /// claims alone, where nothing is capped.
    uint256 public constant CLAIM_GAS = 600_000;

    /* CONSTRUCTOR */

    constructor(
        TokenIdentity memory identity,
        TaxedTokenSetup memory setup,
        DividendSetup memory dividends,
        DividendFees memory initialFees
    ) TaxedToken(identity, setup) DividendLedger(dividends) {
        // The factory has checked: the supply has 112 bits, and more than the minimum.
        _accounts[identity.firstOwner] = Account({ units: identity.totalSupply.toUint112(), settled: 0 });
        _setFees(initialFees);

        emit Transfer({ from: address(0), to: identity.firstOwner, value: identity.totalSupply });
    }

    /* CLAIMS */

    /// @inheritdoc IDividendToken
    function claim() external returns (uint256 amount) {
        return claimFor(msg.sender);
    }

    /// @inheritdoc IDividendToken
    function claimFor(address holder) public returns (uint256 amount) {
        amount = _withdraw(holder);
        if (amount == 0) return 0;

        IRewardVault(vault).payReward(rewardToken, holder, amount);
        _countClaimed(amount);

        emit Claimed({ holder: holder, amount: amount });
    }

    /// @inheritdoc IDividendToken
    function claimMany(address[] calldata holders) external {
        for (uint256 i = 0; i < holders.length; ++i) {
            try this.claimFor{ gas: CLAIM_GAS }(holders[i]) { }
            catch {
                if (!Starvation.hadAll(CLAIM_GAS)) {
                    revert Errors.DividendToken_InsufficientGas(i, gasleft(), CLAIM_GAS);
                }
                emit ClaimSkipped(holders[i]);
            }
        }
    }

    /* FEES */

    function _lowerFees(DividendFees memory lowered) internal {
        Ledger memory ledger = _ledger;
        _requireNotRaised(ledger.buybackBps, lowered.buybackBps);
        _requireNotRaised(ledger.dividendsBps, lowered.dividendsBps);
        _requireNotRaised(ledger.liquidityBps, lowered.liquidityBps);
        _requireNotRaised(ledger.payoutBps, lowered.payoutBps);
        _requirePayeePartNotRaised({
            payeeBps: ledger.payoutBps,
            allBps: uint256(ledger.buybackBps) + ledger.dividendsBps + ledger.liquidityBps + ledger.payoutBps,
            newPayeeBps: lowered.payoutBps,
            newAllBps: uint256(lowered.buybackBps) + lowered.dividendsBps + lowered.liquidityBps + lowered.payoutBps
        });

        _setFees(lowered);
    }

    function _setFees(DividendFees memory fees) private {
        Ledger memory ledger = _ledger;
        (ledger.buybackBps, ledger.dividendsBps) = (fees.buybackBps, fees.dividendsBps);
        (ledger.liquidityBps, ledger.payoutBps) = (fees.liquidityBps, fees.payoutBps);
        _ledger = ledger;
    }

    /* BOOKING */

    /// @inheritdoc ITaxedToken
    function booked() public view returns (uint256) {
        return _collected() - _inVault.liquidity;
    }

    /// @inheritdoc ITaxedToken
    function unbook(uint256 units) external onlyVault returns (Booked memory parts) {
        Collected memory inVault = _inVault;
        uint256 toHoldersOrPayee = uint256(inVault.dividends) + inVault.payout;
        parts.buyback = inVault.buyback * units / (toHoldersOrPayee + inVault.buyback);
        parts.payout = units - parts.buyback;
        // Rounded so that none is more than what is there.
        if (toHoldersOrPayee > 0) parts.dividends = inVault.dividends * parts.payout / toHoldersOrPayee;
        parts.payout -= parts.dividends;

        inVault.liquidity += units.toUint112();
        inVault.buyback -= parts.buyback.toUint112();
        inVault.dividends -= parts.dividends.toUint112();
        inVault.payout -= parts.payout.toUint112();
        _inVault = inVault;
    }

    /// @return collected Base units of a taxed amount that stay in the vault, booked for what they are for.
    function _collect(Ledger memory ledger, uint256 amount) private returns (uint256 collected) {
        uint256 buyback = Fees.part(amount, ledger.buybackBps);
        uint256 dividends = Fees.part(amount, ledger.dividendsBps);
        uint256 liquidity = Fees.part(amount, ledger.liquidityBps);
        uint256 payout = Fees.part(amount, ledger.payoutBps);

        unchecked {
            // No need to check: all units together are the supply, which has 112 bits.
            collected = buyback + dividends + liquidity + payout;
            if (collected == 0) return 0;

            // forge-lint: disable-start(unsafe-typecast)
            Collected memory inVault = _inVault;
            inVault.liquidity += uint112(liquidity);
            inVault.dividends += uint112(dividends);
            inVault.payout += uint112(payout);
            inVault.buyback += uint112(buyback);
            _inVault = inVault;
            // forge-lint: disable-end(unsafe-typecast)
        }
    }

    /* TRANSFERS */

    /// @inheritdoc TaxedToken
    function _move(address from, address to, uint256 amount, bool isTaxed) internal override {
        Ledger memory ledger = _ledger;
        uint256 unitsBelow = ledger.unitsBelow;

        _take({ ledger: ledger, from: from, units: amount });
        uint256 collected = isTaxed ? _collect(ledger, amount) : 0;
        uint256 received = amount - collected;
        _give({ ledger: ledger, to: to, units: received });
        if (ledger.unitsBelow != unitsBelow) _ledger.unitsBelow = ledger.unitsBelow;

        emit Transfer({ from: from, to: to, value: received });
        if (collected > 0) emit Transfer({ from: from, to: vault, value: collected });
    }

    function _take(Ledger memory ledger, address from, uint256 units) private {
        bool isVault = from == vault;
        Account memory held = _accounts[from];
        uint256 balance = isVault ? _inVault.liquidity : held.units;
        if (balance < units) revert ERC20InsufficientBalance(from, balance, units);

        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast): less than a number of as many bits
            if (isVault) _inVault.liquidity = uint112(balance - units);
            else _hold({ ledger: ledger, account: from, held: held, units: balance - units });
        }
    }

    function _give(Ledger memory ledger, address to, uint256 units) private {
        unchecked {
            // No need to check: all units together are the supply.
            if (to == vault) {
                // forge-lint: disable-next-line(unsafe-typecast): the same
                _inVault.liquidity += uint112(units);
            } else {
                Account memory held = _accounts[to];
                _hold({ ledger: ledger, account: to, held: held, units: held.units + units });
            }
        }
    }

    /// @dev From now on the account has so many units; what it has earned with those before stays its own.
    function _hold(Ledger memory ledger, address account, Account memory held, uint256 units) private {
        // forge-lint: disable-start(unsafe-typecast): all units together have 112 bits, and seconds are modulo 2^32
        if (!_isExcluded(account)) {
            _settle({ holder: account, held: held, distributions: ledger.distributions });
            ledger.unitsBelow = ledger.unitsBelow - _below(held.units) + _below(units);
            _inVault.changedAt = uint32(block.timestamp);
        }
        _accounts[account] = Account({ units: uint112(units), settled: ledger.distributions });
        // forge-lint: disable-end(unsafe-typecast)
    }

    /// @dev Units of a holder that earn nothing, because there are too few of them.
    function _below(uint256 units) private view returns (uint112) {
        // forge-lint: disable-next-line(unsafe-typecast): the minimum is a part of the supply
        return units < minimumTokenBalanceForDividends ? uint112(units) : 0;
    }
}
