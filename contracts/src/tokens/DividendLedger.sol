// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { TaxedToken } from "./TaxedToken.sol";
import { IDividendToken } from "../interfaces/IDividendToken.sol";
import { Dividends } from "../libraries/Dividends.sol";
import { Errors } from "../libraries/Errors.sol";
import { DividendSetup } from "../types/DividendSetup.sol";
import { DividendTotals } from "../types/DividendTotals.sol";

/// @title DividendLedger
/// @notice Who holds what of a token with dividends, and what each has earned. See the documentation in {IDividendToken}.
/// @dev An account notes how many distributions it has been paid up to; when its units change, it earns what the later
/// ones brought. No need to know all holders: eligible is what no other account has.
abstract contract DividendLedger is IDividendToken, TaxedToken {
    using SafeCast for uint256;

    /* TYPES */

    /// @param units Base units.
    /// @param settled Distributions that have been added to what the account has earned.
    struct Account {
        uint112 units;
        uint32 settled;
    }

    /// @dev One word: what every transfer reads. Fees are not a struct within, which would begin another word.
    /// @param unitsBelow Base units of all holders who have less than the minimum.
    /// @param distributions How many there have been: at most one in half an hour, so 32 bits are never filled.
    /// @param buybackBps See {DividendFees}, as the three below.
    struct Ledger {
        uint112 unitsBelow;
        uint32 distributions;
        uint16 buybackBps;
        uint16 dividendsBps;
        uint16 liquidityBps;
        uint16 payoutBps;
    }

    /// @dev Base units in the vault by purpose, in two words, of which a taxed transfer writes both.
    /// @param liquidity What is not booked, gifts included; what was unbooked, until the vault has moved it.
    /// @param dividends For the holders.
    /// @param changedAt Second in which a holder's units last changed, modulo 2^32. Here because this word is mostly written
    /// anyway.
    /// @param payout For the payee.
    /// @param buyback To be burnt.
    struct Collected {
        uint112 liquidity;
        uint112 dividends;
        uint32 changedAt;
        uint112 payout;
        uint112 buyback;
    }

    /// @param granted Base units of the reward token, distributed or credited so far: less than 2^128, so that no sum of
    /// earnings overflows.
    /// @param remainder See {DividendTotals}.
    struct Granted {
        uint128 granted;
        uint128 remainder;
    }

    /* IMMUTABLES */

    /// @inheritdoc IDividendToken
    address public immutable rewardToken;

    /// @inheritdoc IDividendToken
    uint256 public immutable minimumTokenBalanceForDividends;

    /* STORAGE */

    Ledger internal _ledger;
    Collected internal _inVault;
    mapping(address account => Account) internal _accounts;

    Granted private _granted;
    uint256 private _claimed;

    /// @dev What one unit has earned from the first distribution to this one, see {Dividends}.
    mapping(uint256 distribution => uint256) private _perUnit;

    /// @dev What an account had earned when it was last settled, less what it has been paid, in 2^-128. Modulo 2^256, for
    /// a claim does not settle: only together with what came later it cannot be less than zero.
    mapping(address account => uint256) private _earned;

    /* CONSTRUCTOR */

    constructor(DividendSetup memory setup) {
        rewardToken = setup.rewardToken;
        minimumTokenBalanceForDividends = setup.minimum;

        emit DividendsSetUp({ rewardToken: setup.rewardToken, minimum: setup.minimum });
    }

    /* READING */

    /// @inheritdoc ERC20
    function balanceOf(address account) public view override returns (uint256) {
        return account == vault ? _collected() : _accounts[account].units;
    }

    /// @inheritdoc IDividendToken
    function claimableOf(address holder) external view returns (uint256 amount, uint256 fraction) {
        uint256 earned = _earnedBy(holder);
        // forge-lint: disable-next-line(unsafe-typecast): what is above are whole units
        return (earned >> Dividends.FRACTION_BITS, uint128(earned));
    }

    /// @inheritdoc IDividendToken
    function eligible() public view returns (uint256 units, uint256 changedAt) {
        units = totalSupply() - _accounts[pair].units - _collected() - _accounts[address(this)].units
            - _accounts[DEAD].units - _ledger.unitsBelow;
        return (units, _inVault.changedAt);
    }

    /// @inheritdoc IDividendToken
    function dividendTotals() external view returns (DividendTotals memory) {
        return DividendTotals({
            claimed: _claimed,
            distributions: _ledger.distributions,
            granted: _granted.granted,
            remainder: _granted.remainder
        });
    }

    /// @inheritdoc IDividendToken
    function owed() external view returns (uint256 amount) {
        return _granted.granted - _claimed;
    }

    /* VAULT */

    /// @dev Base units in the vault.
    function _collected() internal view returns (uint256) {
        Collected memory inVault = _inVault;
        return uint256(inVault.liquidity) + inVault.dividends + inVault.payout + inVault.buyback;
    }

    /// @inheritdoc IDividendToken
    function distribute(uint256 amount) external onlyVault {
        (uint256 units, uint256 changedAt) = eligible();
        if (units == 0) revert Errors.DividendToken_NobodyEligible();
        // forge-lint: disable-next-line(unsafe-typecast, block-timestamp): modulo 2^32, as it was noted
        if (changedAt == uint32(block.timestamp)) revert Errors.DividendToken_HoldersChanging();

        uint256 last = _ledger.distributions;
        (uint256 perUnit, uint256 remainder) =
            Dividends.add({ perUnit: _perUnit[last], remainder: _granted.remainder, amount: amount, eligible: units });
        _perUnit[last + 1] = perUnit;
        _ledger.distributions = (last + 1).toUint32();
        _granted = Granted({ granted: (_granted.granted + amount).toUint128(), remainder: remainder.toUint128() });

        emit Distributed({ amount: amount, eligibleUnits: units, remainder: remainder });
    }

    /// @inheritdoc IDividendToken
    function credit(address account, uint256 amount) external onlyVault {
        _granted.granted = (_granted.granted + amount).toUint128();
        unchecked {
            // Modulo on purpose, see {_earned}.
            _earned[account] += amount << Dividends.FRACTION_BITS;
        }

        emit Credited({ account: account, amount: amount });
    }

    /* EARNINGS */

    /// @dev All that an account has earned and not been paid, in 2^-128.
    function _earnedBy(address account) internal view returns (uint256) {
        Account memory held = _accounts[account];
        unchecked {
            // Modulo on purpose, see {_earned}.
            return _earned[account] + _earnedSince(account, held.units, held.settled, _ledger.distributions);
        }
    }

    /// @dev What whole units were paid no longer belongs to the account.
    /// @return amount Base units of the reward token.
    function _withdraw(address account) internal returns (uint256 amount) {
        amount = _earnedBy(account) >> Dividends.FRACTION_BITS;
        unchecked {
            // Modulo on purpose, see {_earned}.
            if (amount > 0) _earned[account] -= amount << Dividends.FRACTION_BITS;
        }
    }

    /// @dev To be called once the payment is done: during reentrancy the vault still counts it as owed.
    function _countClaimed(uint256 amount) internal {
        _claimed += amount;
    }

    /// @dev To be called before a holder's units change.
    function _settle(address holder, Account memory held, uint256 distributions) internal {
        if (held.settled == distributions) return;

        uint256 earned = _earnedSince(holder, held.units, held.settled, distributions);
        unchecked {
            // Modulo on purpose, see {_earned}.
            if (earned > 0) _earned[holder] += earned;
        }
    }

    function _earnedSince(address account, uint256 units, uint256 settled, uint256 distributions)
        private
        view
        returns (uint256)
    {
        if (settled == distributions || units < minimumTokenBalanceForDividends || _isExcluded(account)) return 0;

        return Dividends.earned({ units: units, perUnitBefore: _perUnit[settled], perUnitNow: _perUnit[distributions] });
    }
}
