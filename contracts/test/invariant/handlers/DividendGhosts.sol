// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { Vm } from "forge-std/Vm.sol";
import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { IRewardVault } from "src/interfaces/IRewardVault.sol";
import { Booked } from "src/types/Booked.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { UniswapV2 } from "../../utils/uniswap/UniswapV2.sol";
import { DividendSubjects } from "./DividendSubjects.sol";
import { MoodyReward } from "./MoodyReward.sol";

/// @notice Ghosts of a token with dividends: who holds what and has earned what, as events tell it, without a look at
/// any state.
abstract contract DividendGhosts is Test {
    uint256 internal constant BPS = 10_000;

    uint256 internal constant FRACTION_BITS = 128;

    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    IDividendToken internal immutable dividendToken;
    IERC20 internal immutable token;
    IRewardVault internal immutable vault;
    IV2Pair internal immutable pair;
    IV2Pair internal immutable rewardPair;
    MoodyReward internal immutable reward;
    address internal immutable payee;
    address internal immutable rewardMaker;
    uint256 internal immutable minimum;
    UniswapV2 internal exchange;

    /// @dev Who acts. The first is the first owner.
    address[] internal people;

    /* GHOSTS */

    /// @dev All that ever hold units.
    address[] internal accounts;

    /// @notice Base units of each account.
    mapping(address account => uint256) public units;

    /// @dev Base units in the vault by purpose: parts of fees, less parts of swaps.
    Booked internal unitsBooked;

    /// @notice Base units that came to the pair since it looked last.
    uint256 public unsynced;

    /// @notice Second in which a holder's units last changed.
    uint256 public changedAt;

    /// @notice All that an account has ever earned or been credited, in 2^-128.
    mapping(address account => uint256) public earned;

    /// @notice What an account has claimed.
    mapping(address account => uint256) public claimed;

    /// @notice Distributions, and what they have left over, in 2^-128.
    uint256 public distributions;
    uint256 public remainder;

    /// @notice Distributed or credited so far.
    uint256 public granted;

    /// @notice What the payee has been credited.
    uint256 public credited;

    /// @notice Reward token in the vault that is not granted.
    uint256 public ungranted;

    /// @notice Of all transfers, the highest part that went into fees.
    uint256 public highestFeeBps;

    DividendFees internal feesBefore;

    constructor(DividendSubjects memory subjects) {
        dividendToken = subjects.token;
        token = IERC20(address(subjects.token));
        vault = IRewardVault(subjects.token.vault());
        pair = IV2Pair(subjects.token.pair());
        (exchange, reward, rewardPair) = (subjects.exchange, subjects.reward, subjects.rewardPair);
        (payee, people, rewardMaker) = (subjects.payee, subjects.people, subjects.rewardMaker);
        minimum = subjects.token.minimumTokenBalanceForDividends();

        accounts = subjects.people;
        accounts.push(address(exchange.router));
        accounts.push(address(pair));
        accounts.push(address(vault));
        accounts.push(address(token));
        accounts.push(DEAD);
        for (uint256 i = 0; i < accounts.length; ++i) {
            units[accounts[i]] = token.balanceOf(accounts[i]);
        }
        (, changedAt) = subjects.token.eligible();
    }

    function everyAccount() external view returns (address[] memory) {
        return accounts;
    }

    function booked() external view returns (uint256) {
        return unitsBooked.buyback + unitsBooked.dividends + unitsBooked.payout;
    }

    /// @notice Base units of all who earn.
    function eligible() public view returns (uint256 sum) {
        for (uint256 i = 0; i < accounts.length; ++i) {
            if (_earns(accounts[i])) sum += units[accounts[i]];
        }
    }

    function _earns(address account) private view returns (bool) {
        return units[account] >= minimum && !_isExcluded(account);
    }

    function _isExcluded(address account) internal view returns (bool) {
        return account == address(pair) || account == address(vault) || account == address(token) || account == DEAD;
    }

    /* READING */

    function _readToken(Vm.Log[] memory logs, uint256 i) internal {
        Vm.Log memory log = logs[i];
        if (log.topics[0] == IERC20.Transfer.selector) {
            _move(_account(log.topics[1]), _account(log.topics[2]), abi.decode(log.data, (uint256)));
            if (!_isFee(logs, i)) _lookAtFee(logs, i);
        } else if (log.topics[0] == IDividendToken.Distributed.selector) {
            (uint256 amount, uint256 among, uint256 left) = abi.decode(log.data, (uint256, uint256, uint256));
            _distribute(amount);
            assertEq(among, eligible(), "20: units that share a distribution");
            assertEq(left, remainder, "21: remainder of a distribution");
        } else if (log.topics[0] == IDividendToken.Credited.selector) {
            _credit(_account(log.topics[1]), abi.decode(log.data, (uint256)));
        } else if (log.topics[0] == IDividendToken.Claimed.selector) {
            claimed[_account(log.topics[1])] += abi.decode(log.data, (uint256));
        }
    }

    function _move(address from, address to, uint256 amount) private {
        if (from == to || amount == 0) return;

        units[from] -= amount;
        units[to] += amount;
        if (!_isExcluded(from) || !_isExcluded(to)) changedAt = block.timestamp;
        // What a pair sends out comes before its own look: it is never below zero after it.
        if (to == address(pair)) unsynced += amount;
        if (from == address(pair)) unsynced = unsynced > amount ? unsynced - amount : 0;
    }

    /* FEES */

    /// @dev Fees come to the vault right after what was transferred.
    function _isFee(Vm.Log[] memory logs, uint256 i) private view returns (bool) {
        return i > 0 && i < logs.length && _isTransfer(logs[i]) && _isTransfer(logs[i - 1])
            && _account(logs[i].topics[2]) == address(vault) && logs[i].topics[1] == logs[i - 1].topics[1];
    }

    function _isTransfer(Vm.Log memory log) private view returns (bool) {
        return log.emitter == address(token) && log.topics[0] == IERC20.Transfer.selector;
    }

    function _lookAtFee(Vm.Log[] memory logs, uint256 i) private {
        uint256 collected = _isFee(logs, i + 1) ? abi.decode(logs[i + 1].data, (uint256)) : 0;
        uint256 amount = abi.decode(logs[i].data, (uint256)) + collected;
        if (_isFree(_account(logs[i].topics[1]), _account(logs[i].topics[2]))) {
            assertEq(collected, 0, "26: fee of who pays none");
            return;
        }

        DividendFees memory fees = feesBefore;
        (uint256 buyback, uint256 dividends) = (amount * fees.buybackBps / BPS, amount * fees.dividendsBps / BPS);
        (uint256 liquidity, uint256 payout) = (amount * fees.liquidityBps / BPS, amount * fees.payoutBps / BPS);
        assertEq(collected, buyback + dividends + liquidity + payout, "26: fee of a transfer");
        unitsBooked.buyback += buyback;
        unitsBooked.dividends += dividends;
        unitsBooked.payout += payout;
        if (amount > 0 && collected * BPS / amount > highestFeeBps) highestFeeBps = collected * BPS / amount;
    }

    function _isFree(address from, address to) internal view returns (bool) {
        return from == to || from == people[0] || to == people[0] || from == address(vault) || to == address(vault);
    }

    /* EARNINGS */

    /// @dev With a loop over all who hold.
    function _distribute(uint256 amount) private {
        assertTrue(changedAt != block.timestamp, "20: distributed while holders change");
        uint256 whole = (amount << FRACTION_BITS) + remainder;
        uint256 among = eligible();
        for (uint256 i = 0; i < accounts.length; ++i) {
            if (_earns(accounts[i])) earned[accounts[i]] += units[accounts[i]] * (whole / among);
        }
        remainder = whole % among;
        granted += amount;
        ungranted -= amount;
        ++distributions;
    }

    function _credit(address account, uint256 amount) private {
        assertEq(account, payee, "24: who is credited");
        earned[account] += amount << FRACTION_BITS;
        granted += amount;
        credited += amount;
    }

    function _account(bytes32 topic) internal pure returns (address) {
        return address(uint160(uint256(topic)));
    }
}
