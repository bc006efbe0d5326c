// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { Vm } from "forge-std/Vm.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { UniswapV2 } from "../../utils/uniswap/UniswapV2.sol";
import { LiquidityGeneratorPayee } from "./LiquidityGeneratorPayee.sol";

/// @notice Who acts on a Liquidity Generator token, and what is looked at after each action: its events, and everybody's
/// balances.
abstract contract LiquidityGeneratorWorld is Test {
    uint256 internal constant BPS = 10_000;

    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    bytes32 private constant SYNC = keccak256("Sync(uint112,uint112)");
    bytes32 private constant WITHDRAWAL = keccak256("Withdrawal(address,uint256)");

    ILiquidityGeneratorToken internal immutable generator;
    IERC20 internal immutable token;
    ITokenVault internal immutable vault;
    IV2Pair internal immutable pair;
    LiquidityGeneratorPayee internal immutable payee;
    UniswapV2 internal exchange;

    /// @dev The first is the first owner.
    address[] internal people;

    /* GHOSTS */

    /// @notice Base units of accounts that hold no shares, as events tell them.
    mapping(address account => uint256) public plain;

    /// @notice Base units that came to the pair since it looked last, as events tell them.
    uint256 public unsynced;

    /// @notice Of all transfers between people, the highest part that went into fees.
    uint256 public highestFeeBps;

    /// @notice Coin that the vault has paid to the payee.
    uint256 public paidOut;

    LiquidityGeneratorFees internal feesBefore;
    uint256[] private _balancesBefore;
    uint256 private _deadLiquidity;
    uint256 private _withdrawn;
    uint256 private _steps;
    mapping(address account => uint256 nthAction) private _paidIn;
    uint256 private _actions;

    constructor(
        ILiquidityGeneratorToken generator_,
        UniswapV2 memory exchange_,
        address[] memory people_,
        LiquidityGeneratorPayee payee_
    ) {
        (generator, token) = (generator_, IERC20(address(generator_)));
        (vault, pair) = (ITokenVault(generator_.vault()), IV2Pair(generator_.pair()));
        (exchange, people, payee) = (exchange_, people_, payee_);
        address[4] memory excluded = [address(pair), address(vault), address(token), DEAD];
        for (uint256 i = 0; i < excluded.length; ++i) {
            plain[excluded[i]] = token.balanceOf(excluded[i]);
        }
    }

    /* WATCHING */

    /// @dev An action with all that must be true of any.
    modifier watched() {
        _before();
        _;
        _read(vm.getRecordedLogs());
        _after();
    }

    function _before() private {
        ++_actions;
        _steps = 0;
        delete _balancesBefore;
        for (uint256 i = 0; i < people.length; ++i) {
            _balancesBefore.push(token.balanceOf(people[i]));
        }
        feesBefore = generator.fees();
        vm.recordLogs();
    }

    function _after() private {
        for (uint256 i = 0; i < people.length; ++i) {
            if (_paidIn[people[i]] == _actions) continue;
            assertGe(token.balanceOf(people[i]) + _steps, _balancesBefore[i], "15: a bystander lost more than rounding");
        }

        LiquidityGeneratorFees memory fees = generator.fees();
        assertLe(fees.charityBps, feesBefore.charityBps, "14: charity fee rose");
        assertLe(fees.liquidityFeeBps, feesBefore.liquidityFeeBps, "14: liquidity fee rose");
        assertLe(fees.taxFeeBps, feesBefore.taxFeeBps, "14: tax fee rose");

        uint256 deadLiquidity = pair.balanceOf(DEAD);
        assertGe(deadLiquidity, _deadLiquidity, "16: liquidity of nobody fell");
        _deadLiquidity = deadLiquidity;
        assertEq(_withdrawn, paidOut, "16: coin that the vault has unwrapped");
    }

    /* EVENTS */

    function _read(Vm.Log[] memory logs) private {
        for (uint256 i = _first(logs); i < logs.length; ++i) {
            Vm.Log memory log = logs[i];
            if (log.emitter == address(token)) _readToken(log);
            else if (log.emitter == address(pair) && log.topics[0] == SYNC) unsynced = 0;
            else if (log.emitter == address(exchange.weth)) _readCoin(log);
            else if (log.topics[0] == ITokenVault.PaidOut.selector) _readPayment(log);
        }
    }

    /// @dev Forge records what reverts, too: nothing has happened before a run that failed.
    function _first(Vm.Log[] memory logs) private pure returns (uint256 first) {
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] != ITokenVault.RunSkipped.selector) continue;
            if (abi.decode(logs[i].data, (Waiting)) == Waiting.SwapFailed) first = i + 1;
        }
    }

    function _readToken(Vm.Log memory log) private {
        if (log.topics[0] == IERC20.Transfer.selector) {
            _move(_account(log.topics[1]), _account(log.topics[2]), abi.decode(log.data, (uint256)));
        } else if (log.topics[0] == ILiquidityGeneratorToken.Reflected.selector) {
            (uint256 units,,) = abi.decode(log.data, (uint256, uint256, uint256));
            _move(_account(log.topics[1]), address(0), units);
        }
    }

    function _move(address from, address to, uint256 units) private {
        ++_steps;
        _paidIn[from] = _actions;
        if (_isExcluded(from)) plain[from] -= units;
        if (_isExcluded(to)) plain[to] += units;
        // What a pair sends out comes before its own look: it is never below zero after it.
        if (to == address(pair)) unsynced += units;
        if (from == address(pair)) unsynced = unsynced > units ? unsynced - units : 0;
    }

    function _readCoin(Vm.Log memory log) private {
        if (log.topics.length < 2 || _account(log.topics[1]) != address(vault)) return;

        if (log.topics[0] == WITHDRAWAL) _withdrawn += abi.decode(log.data, (uint256));
        if (log.topics[0] == IERC20.Transfer.selector) {
            address to = _account(log.topics[2]);
            assertTrue(to == address(pair) || to == address(payee), "16: where the vault's coin goes");
        }
    }

    function _readPayment(Vm.Log memory log) private {
        assertEq(_account(log.topics[1]), address(payee), "16: who is paid");
        (uint256 amount,) = abi.decode(log.data, (uint256, bool));
        paidOut += amount;
    }

    function _account(bytes32 topic) private pure returns (address) {
        return address(uint160(uint256(topic)));
    }

    function _isExcluded(address account) internal view returns (bool) {
        return account == address(pair) || account == address(vault) || account == address(token) || account == DEAD;
    }

    /* PARTS */

    function _person(uint256 seed) internal view returns (address) {
        return people[seed % people.length];
    }

    function _reserves() internal view returns (uint256 units, uint256 coin) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return pair.token0() == address(token) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev As `bound`, which prints what it returns and takes a fifth of the time.
    function _within(uint256 seed, uint256 least, uint256 most) internal pure returns (uint256) {
        return least + seed % (most - least + 1);
    }

    /// @dev The same; 0 if there is not enough.
    function _part(uint256 seed, uint256 least, uint256 most) internal pure returns (uint256) {
        return most < least ? 0 : _within(seed, least, most);
    }

    function _min(uint256 a, uint256 b) internal pure returns (uint256) {
        return a < b ? a : b;
    }

    /// @dev Looks at what a transfer between people cost.
    function _transfer(address by, address from, address to, uint256 amount) internal {
        uint256 collected = token.balanceOf(address(vault));
        uint256 booked = generator.bookedForPayout();
        vm.prank(by);
        if (by == from) token.transfer(to, amount);
        else token.transferFrom(from, to, amount);
        collected = token.balanceOf(address(vault)) - collected;
        booked = generator.bookedForPayout() - booked;
        bool isFree = from == to || from == people[0] || to == people[0];

        assertEq(booked, isFree ? 0 : amount * feesBefore.charityBps / BPS, "14: charity's part");
        assertEq(collected - booked, isFree ? 0 : amount * feesBefore.liquidityFeeBps / BPS, "14: liquidity's part");
        _lookAtReflection(from, amount, isFree, collected);
    }

    function _lookAtReflection(address from, uint256 amount, bool isFree, uint256 collected) private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 reflected;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] != ILiquidityGeneratorToken.Reflected.selector) continue;
            assertEq(_account(logs[i].topics[1]), from, "14: who reflects");
            (reflected,,) = abi.decode(logs[i].data, (uint256, uint256, uint256));
        }
        _read(logs);

        assertEq(reflected, isFree ? 0 : amount * feesBefore.taxFeeBps / BPS, "14: holders' part");
        if (amount == 0) return;
        uint256 feeBps = (collected + reflected) * BPS / amount;
        if (feeBps > highestFeeBps) highestFeeBps = feeBps;
    }
}
