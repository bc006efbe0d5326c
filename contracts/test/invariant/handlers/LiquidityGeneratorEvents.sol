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
import { KeeperPay } from "./KeeperPay.sol";
import { MoodyPayee } from "./MoodyPayee.sol";

/// @notice Ghosts of a Liquidity Generator token: what its events, its pair's and its vault's tell, without a look at any state.
abstract contract LiquidityGeneratorEvents is Test {
    uint256 internal constant BPS = 10_000;

    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    bytes32 private constant SYNC = keccak256("Sync(uint112,uint112)");
    bytes32 private constant WITHDRAWAL = keccak256("Withdrawal(address,uint256)");

    ILiquidityGeneratorToken internal immutable generator;
    IERC20 internal immutable token;
    ITokenVault internal immutable vault;
    IV2Pair internal immutable pair;
    MoodyPayee internal immutable payee;
    UniswapV2 internal exchange;

    /* GHOSTS */

    /// @notice Base units of accounts that hold no shares, as events tell them.
    mapping(address account => uint256) public plain;

    /// @notice Base units of the payee in the vault: its part of each fee, less its part of each swap.
    uint256 public booked;

    /// @notice Base units that came to the pair since it looked last, as events tell them.
    uint256 public unsynced;

    /// @notice Coin that the vault has paid to the payee.
    uint256 public paidOut;

    /// @notice Coin that keepers have been paid.
    uint256 public paidToKeepers;

    /// @dev Coin that the vault has unwrapped.
    uint256 internal withdrawn;

    /// @dev In which action an account last paid.
    mapping(address account => uint256 nthAction) internal paidIn;

    LiquidityGeneratorFees internal feesBefore;
    uint256 internal steps;
    uint256 internal actions;

    /// @dev Whether the run that is read has swapped: then what the vault pays next is liquidity.
    bool private _hasSwapped;

    /// @dev Seconds for which the run that is read has been due, what it has brought, and what its keeper was paid.
    uint256 private _late;
    uint256 private _coinReceived;
    uint256 private _pay;

    KeeperPay.Turn private _turn;

    /// @dev Base units in the pair when it looked last.
    uint256 private _reserve;

    constructor(ILiquidityGeneratorToken generator_, UniswapV2 memory exchange_, MoodyPayee payee_) {
        (generator, token) = (generator_, IERC20(address(generator_)));
        (vault, pair) = (ITokenVault(generator_.vault()), IV2Pair(generator_.pair()));
        (exchange, payee) = (exchange_, payee_);
        address[4] memory excluded = [address(pair), address(vault), address(token), DEAD];
        for (uint256 i = 0; i < excluded.length; ++i) {
            plain[excluded[i]] = token.balanceOf(excluded[i]);
        }
        booked = generator.booked();
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        _reserve = pair.token0() == address(token) ? reserve0 : reserve1;
    }

    /* READING */

    function _read(Vm.Log[] memory logs) internal {
        for (uint256 i = _first(logs); i < logs.length; ++i) {
            Vm.Log memory log = logs[i];
            if (log.emitter == address(token)) _readToken(logs, i);
            else if (log.emitter == address(pair) && log.topics[0] == SYNC) _readReserves(log);
            else if (log.emitter == address(exchange.weth)) _readCoin(log);
            else if (log.topics[0] == ITokenVault.KeeperPaid.selector) _readPay(log);
            else if (log.topics[0] == ITokenVault.Processed.selector) _readRun();
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

    function _readToken(Vm.Log[] memory logs, uint256 i) private {
        Vm.Log memory log = logs[i];
        if (log.topics[0] == IERC20.Transfer.selector) {
            _book(logs, i);
            _move(_account(log.topics[1]), _account(log.topics[2]), abi.decode(log.data, (uint256)));
        } else if (log.topics[0] == ILiquidityGeneratorToken.Reflected.selector) {
            (uint256 units,,) = abi.decode(log.data, (uint256, uint256, uint256));
            _move(_account(log.topics[1]), address(0), units);
        }
    }

    function _move(address from, address to, uint256 units) private {
        ++steps;
        paidIn[from] = actions;
        if (_isExcluded(from)) plain[from] -= units;
        if (_isExcluded(to)) plain[to] += units;
        // What a pair sends out comes before its own look: it is never below zero after it.
        if (to == address(pair)) unsynced += units;
        if (from == address(pair)) unsynced = unsynced > units ? unsynced - units : 0;
    }

    /// @dev Fees come to the vault right after what was transferred; what it swaps is the first that it pays in a run.
    function _book(Vm.Log[] memory logs, uint256 i) private {
        (address from, address to) = (_account(logs[i].topics[1]), _account(logs[i].topics[2]));
        uint256 units = abi.decode(logs[i].data, (uint256));
        if (to == address(vault) && i > 0 && _isOfSamePayer(logs[i - 1], logs[i])) {
            uint256 amount = units + abi.decode(logs[i - 1].data, (uint256));
            if (i + 1 < logs.length && logs[i + 1].topics[0] == ILiquidityGeneratorToken.Reflected.selector) {
                (uint256 reflected,,) = abi.decode(logs[i + 1].data, (uint256, uint256, uint256));
                amount += reflected;
            }
            booked += amount * feesBefore.charityBps / BPS;
        } else if (from == address(vault) && !_hasSwapped) {
            _hasSwapped = true;
            _late = KeeperPay.late({ last: _turn, held: plain[from], reserve: _reserve });
            booked -= booked * units / (booked + (plain[from] - booked) / 2);
        }
    }

    function _isOfSamePayer(Vm.Log memory one, Vm.Log memory other) private view returns (bool) {
        return
            one.emitter == address(token) && one.topics[0] == IERC20.Transfer.selector
                && one.topics[1] == other.topics[1];
    }

    function _readReserves(Vm.Log memory log) private {
        (uint256 reserve0, uint256 reserve1) = abi.decode(log.data, (uint256, uint256));
        _reserve = address(token) < address(exchange.weth) ? reserve0 : reserve1;
        unsynced = 0;
    }

    function _readPay(Vm.Log memory log) private {
        assertTrue(_isKeeper(_account(log.topics[1])), "29: who is a keeper");
        _pay = abi.decode(log.data, (uint256));
        assertGt(_pay, 0, "29: pay of nothing");
        paidToKeepers += _pay;
    }

    function _readRun() private {
        assertEq(_pay, KeeperPay.share(_coinReceived, _late), "29: what the keeper is paid");
        assertLe(_pay * 100, _coinReceived, "29: more than a hundredth");
        _turn = KeeperPay.Turn({ tradedAt: block.timestamp, left: plain[address(vault)] });
        (_hasSwapped, _pay) = (false, 0);
    }

    function _isKeeper(address account) internal view virtual returns (bool);

    function _readCoin(Vm.Log memory log) private {
        if (log.topics[0] == IERC20.Transfer.selector && _account(log.topics[2]) == address(vault)) {
            if (_account(log.topics[1]) == address(pair)) _coinReceived = abi.decode(log.data, (uint256));
        }
        if (log.topics.length < 2 || _account(log.topics[1]) != address(vault)) return;

        if (log.topics[0] == WITHDRAWAL) withdrawn += abi.decode(log.data, (uint256));
        if (log.topics[0] == IERC20.Transfer.selector) {
            address to = _account(log.topics[2]);
            assertTrue(to == address(pair) || to == address(payee) || _isKeeper(to), "16: where the vault's coin goes");
        }
    }

    function _readPayment(Vm.Log memory log) private {
        assertEq(_account(log.topics[1]), address(payee), "16: who is paid");
        (uint256 amount,) = abi.decode(log.data, (uint256, bool));
        paidOut += amount;
    }

    function _account(bytes32 topic) internal pure returns (address) {
        return address(uint160(uint256(topic)));
    }

    function _isExcluded(address account) internal view returns (bool) {
        return account == address(pair) || account == address(vault) || account == address(token) || account == DEAD;
    }
}
