// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Permit_Shared_Test } from "./Permit.t.sol";

/// @notice What anybody expects of an ERC-20 while no account mints or burns: the seventeen basic properties that are public under the
/// names ERC20-BASE-001 to 017, under the same numbers, each after a random past.
abstract contract ERC20Properties_Shared_Test is Permit_Shared_Test {
    /* BALANCES */

    function testFuzz_01_SupplyIsConstant(uint256 seed) external {
        _live(seed);
        assertEq(token.totalSupply(), supply, "supply");
    }

    function testFuzz_02_BalanceIsAtMostSupply(uint256 seed, uint256 anybody) external {
        _account(anybody);
        _live(seed);
        for (uint256 i = 0; i < accounts.length; ++i) {
            assertLe(token.balanceOf(accounts[i]), supply, "balance");
        }
    }

    function testFuzz_03_SumOfBalancesIsAtMostSupply(uint256 seed, uint256 anybody) external {
        _account(anybody);
        _live(seed);
        uint256 sum;
        for (uint256 i = 0; i < accounts.length; ++i) {
            sum += token.balanceOf(accounts[i]);
        }
        assertLe(sum, supply, "sum");
    }

    function testFuzz_04_ZeroAddressHasNothing(uint256 seed) external {
        _live(seed);
        assertEq(token.balanceOf(address(0)), 0, "zero address");
    }

    /* REFUSED */

    function testFuzz_05_TransferToZeroAddressIsRefused(uint256 seed, uint256 amount) external {
        _live(seed);
        address from = _sender(seed);
        amount = _amount(amount, token.balanceOf(from));
        _assertTransferRefused({ from: from, to: address(0), amount: amount });
    }

    function testFuzz_06_TransferFromToZeroAddressIsRefused(uint256 seed, uint256 by, uint256 amount) external {
        _live(seed);
        address from = _sender(seed);
        amount = _amount(amount, token.balanceOf(from));
        _assertTransferFromRefused({ spender: _account(by), from: from, to: address(0), amount: amount });
    }

    function testFuzz_09_TransferOfMoreThanBalanceIsRefused(uint256 seed, uint256 to, uint256 excess) external {
        _live(seed);
        address from = _sender(seed);
        uint256 balance = token.balanceOf(from);
        excess = 1 + _amount(excess, type(uint256).max - balance - 1);
        _assertTransferRefused({ from: from, to: _account(to), amount: balance + excess });
    }

    function testFuzz_10_TransferFromOfMoreThanBalanceIsRefused(uint256 seed, uint256 by, uint256 to, uint256 excess)
        external
    {
        _live(seed);
        address from = _sender(seed);
        uint256 balance = token.balanceOf(from);
        excess = 1 + _amount(excess, type(uint256).max - balance - 1);
        _assertTransferFromRefused({ spender: _account(by), from: from, to: _account(to), amount: balance + excess });
    }

    /* WITHOUT EFFECT */

    function testFuzz_07_SelfTransferKeepsBalance(uint256 seed, uint256 amount) external {
        _live(seed);
        address holder = _sender(seed);
        amount = _amount(amount, token.balanceOf(holder));
        uint256[] memory balances = _balances();
        assertTrue(_try(holder, abi.encodeCall(IERC20.transfer, (holder, amount))), "accepted");
        _assertBalances(balances);
    }

    function testFuzz_08_SelfTransferFromKeepsBalance(uint256 seed, uint256 by, uint256 amount) external {
        _live(seed);
        (address holder, address spender) = (_sender(seed), _account(by));
        amount = _amount(amount, token.balanceOf(holder));
        _approve({ holder: holder, spender: spender, amount: amount });
        uint256[] memory balances = _balances();
        assertTrue(_try(spender, abi.encodeCall(IERC20.transferFrom, (holder, holder, amount))), "accepted");
        _assertBalances(balances);
    }

    function testFuzz_11_ZeroTransferChangesNothing(uint256 seed, uint256 to) external {
        _live(seed);
        address recipient = _account(to);
        uint256[] memory balances = _balances();
        assertTrue(_try(_sender(seed), abi.encodeCall(IERC20.transfer, (recipient, 0))), "accepted");
        _assertBalances(balances);
    }

    function testFuzz_12_ZeroTransferFromChangesNothing(uint256 seed, uint256 by, uint256 to, uint256 allowance)
        external
    {
        _live(seed);
        (address holder, address spender, address recipient) = (_sender(seed), _account(by), _account(to));
        _approve({ holder: holder, spender: spender, amount: allowance });
        uint256[] memory balances = _balances();
        assertTrue(_try(spender, abi.encodeCall(IERC20.transferFrom, (holder, recipient, 0))), "accepted");
        _assertBalances(balances);
        assertEq(token.allowance(holder, spender), allowance, "allowance");
    }

    /* EXACT */

    function testFuzz_13_TransferMovesExactly(uint256 seed, uint256 to, uint256 amount) external {
        _live(seed);
        address from = _sender(seed);
        address recipient = _accountBut(from, to);
        amount = _amount(amount, token.balanceOf(from));
        uint256[] memory expected = _balancesAfter({ from: from, to: recipient, amount: amount });
        assertTrue(_try(from, abi.encodeCall(IERC20.transfer, (recipient, amount))), "accepted");
        _assertBalancesAfter(expected);
    }

    function testFuzz_14_TransferFromMovesExactly(uint256 seed, uint256 by, uint256 to, uint256 amount) external {
        _live(seed);
        address from = _sender(seed);
        (address spender, address recipient) = (_account(by), _accountBut(from, to));
        amount = _amount(amount, token.balanceOf(from));
        _approve({ holder: from, spender: spender, amount: amount });
        uint256[] memory expected = _balancesAfter({ from: from, to: recipient, amount: amount });
        assertTrue(_try(spender, abi.encodeCall(IERC20.transferFrom, (from, recipient, amount))), "accepted");
        _assertBalancesAfter(expected);
    }

    /* ALLOWANCES */

    function testFuzz_15_ApproveSetsAllowance(uint256 seed, uint256 by, uint256 amount) external {
        _live(seed);
        (address holder, address spender) = (_sender(seed), _account(by));
        uint256[] memory balances = _balances();
        _approve({ holder: holder, spender: spender, amount: amount });
        assertEq(token.allowance(holder, spender), amount, "allowance");
        _assertBalances(balances);
    }

    function testFuzz_16_ApprovingTwiceOverwrites(uint256 seed, uint256 by, uint256 first, uint256 second) external {
        _live(seed);
        (address holder, address spender) = (_sender(seed), _account(by));
        _approve({ holder: holder, spender: spender, amount: first });
        assertEq(token.allowance(holder, spender), first, "first allowance");
        _approve({ holder: holder, spender: spender, amount: second });
        assertEq(token.allowance(holder, spender), second, "second allowance");
    }

    function testFuzz_17_SpendingLowersAllowance(uint256 seed, uint256 by, uint256 to, uint256 amount, uint256 left)
        external
    {
        _live(seed);
        address from = _sender(seed);
        (address spender, address recipient) = (_account(by), _accountBut(from, to));
        amount = _amount(amount, token.balanceOf(from));
        uint256 allowance = seed % 4 == 0 ? type(uint256).max : amount + _amount(left, type(uint256).max - amount);
        _approve({ holder: from, spender: spender, amount: allowance });
        assertTrue(_try(spender, abi.encodeCall(IERC20.transferFrom, (from, recipient, amount))), "accepted");
        assertEq(token.allowance(from, spender), _allowanceAfter(allowance, amount), "allowance");
    }

    /* SHARED */

    function _assertTransferRefused(address from, address to, uint256 amount) private {
        uint256[] memory balances = _balances();
        assertFalse(_try(from, abi.encodeCall(IERC20.transfer, (to, amount))), "accepted");
        _assertNothingChanged(balances);
    }

    /// @dev The spender is allowed as much as it asks for, and to be refused for another reason.
    function _assertTransferFromRefused(address spender, address from, address to, uint256 amount) private {
        _approve({ holder: from, spender: spender, amount: amount });
        uint256[] memory balances = _balances();
        assertFalse(_try(spender, abi.encodeCall(IERC20.transferFrom, (from, to, amount))), "accepted");
        _assertNothingChanged(balances);
        assertEq(token.allowance(from, spender), amount, "allowance");
    }

    function _assertNothingChanged(uint256[] memory balances) private view {
        _assertBalances(balances);
        assertEq(token.balanceOf(address(0)), 0, "zero address");
        assertEq(token.totalSupply(), supply, "supply");
    }
}
