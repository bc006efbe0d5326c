// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Base_Test } from "../../../Base.t.sol";

/// @notice A token of any kind, accounts that hold it, a random past, and what its kind says of fees. Without fees, and with
/// balances that are exact, a kind has only to say how it is created.
abstract contract Holders is Base_Test {
    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /// @dev Moves in a random past: enough that each account has sent, received and been asked by another.
    uint256 private constant MOVES = 16;

    /// @dev The first owner keeps most of a token's supply, whatever the past: what is distributed among few units multiplies
    /// their rounding, and would hide a mistake.
    uint256 private constant PART_PER_MOVE = 8;

    IERC20 internal token;
    uint256 internal supply;

    /// @dev All accounts that may hold the token. No other ever does.
    address[] internal accounts;

    /// @dev Those of them who send.
    address[] internal senders;

    function setUp() public virtual override {
        super.setUp();
        token = _create(alice);
        supply = token.totalSupply();

        accounts = [alice, bob, carol, eve, address(token), DEAD];
        senders = [alice, bob, carol];
        _meetOthers();

        // The first owner is never taxed.
        for (uint256 i = 1; i < accounts.length; ++i) {
            vm.prank(alice);
            assertTrue(token.transfer(accounts[i], supply / 16), "funded");
        }
    }

    /* WHAT A KIND SAYS */

    /// @dev Creates a token whose whole supply goes to the first owner.
    function _create(address firstOwner) internal virtual returns (IERC20);

    /// @dev Adds accounts that only this kind has, as its pair, to `accounts` and `senders`.
    function _meetOthers() internal virtual { }

    /// @dev Base units by which an account's balance may differ after a transfer.
    function _tolerance(address account) internal view virtual returns (uint256) {
        account;
        return 0;
    }

    /// @dev Base units that the recipient does not get, as of now.
    function _feeOf(address from, address to, uint256 amount) internal view virtual returns (uint256) {
        (from, to, amount);
        return 0;
    }

    /// @dev Base units that an account gets of the fee, as of now.
    /// @param balance What the account has before it gets them, the transfer's own change included.
    function _earned(address account, uint256 balance, address from, address to, uint256 amount)
        internal
        view
        virtual
        returns (uint256)
    {
        (account, balance, from, to, amount);
        return 0;
    }

    /// @dev What is left of an allowance. An unlimited one stays, as in OpenZeppelin's tokens.
    function _allowanceAfter(uint256 allowance, uint256 amount) internal pure virtual returns (uint256) {
        return allowance == type(uint256).max ? allowance : allowance - amount;
    }

    /* WHO AND HOW MUCH */

    function _sender(uint256 seed) internal view returns (address) {
        return senders[seed % senders.length];
    }

    /// @dev One that is known, or anybody, who is known from then on.
    function _account(uint256 seed) internal returns (address account) {
        if (seed % 2 == 0) return accounts[(seed >> 1) % accounts.length];

        account = address(uint160(seed >> 1));
        if (account == address(0)) return accounts[0];

        for (uint256 i = 0; i < accounts.length; ++i) {
            if (accounts[i] == account) return account;
        }
        accounts.push(account);
    }

    function _accountBut(address excepted, uint256 seed) internal returns (address account) {
        account = _account(seed);
        if (account == excepted) return excepted == accounts[0] ? accounts[1] : accounts[0];
    }

    /// @dev Of all sizes: as many with few digits as with many.
    function _amount(uint256 seed, uint256 most) internal pure returns (uint256) {
        return bound(seed >> (seed % 256), 0, most);
    }

    /* THE PAST */

    /// @dev What may happen before, attempts to reach the zero address included.
    function _live(uint256 seed) internal {
        for (uint256 i = 0; i < MOVES; ++i) {
            uint256 dice = uint256(keccak256(abi.encode(seed, i)));
            address from = _sender(dice >> 16);
            uint256 amount = _amount(dice >> 128, token.balanceOf(from) / PART_PER_MOVE);
            address to = dice % 8 == 0 ? address(0) : accounts[(dice >> 32) % accounts.length];
            _liveOnce({ from: from, to: to, amount: amount, isByAnother: (dice >> 8) % 2 == 0 });
        }
    }

    function _liveOnce(address from, address to, uint256 amount, bool isByAnother) private {
        if (isByAnother) _approve({ holder: from, spender: eve, amount: amount });

        bool isDone = isByAnother
            ? _try(eve, abi.encodeCall(IERC20.transferFrom, (from, to, amount)))
            : _try(from, abi.encodeCall(IERC20.transfer, (to, amount)));
        if (to != address(0)) assertTrue(isDone, "earlier transfer");
    }

    /* ACTING */

    function _approve(address holder, address spender, uint256 amount) internal {
        vm.prank(holder);
        assertTrue(token.approve(spender, amount), "approve");
    }

    /// @return isDone Whether the call neither reverted nor answered false.
    function _try(address caller, bytes memory data) internal returns (bool isDone) {
        vm.prank(caller);
        (bool isSuccess, bytes memory answer) = address(token).call(data);
        return isSuccess && abi.decode(answer, (bool));
    }

    /* COMPARING */

    function _balances() internal view returns (uint256[] memory balances) {
        balances = new uint256[](accounts.length);
        for (uint256 i = 0; i < accounts.length; ++i) {
            balances[i] = token.balanceOf(accounts[i]);
        }
    }

    /// @dev What all accounts should have after a transfer between two different ones, as of now.
    function _balancesAfter(address from, address to, uint256 amount)
        internal
        view
        returns (uint256[] memory expected)
    {
        expected = _balances();
        for (uint256 i = 0; i < accounts.length; ++i) {
            if (accounts[i] == from) expected[i] -= amount;
            if (accounts[i] == to) expected[i] += amount - _feeOf(from, to, amount);
            expected[i] += _earned(accounts[i], expected[i], from, to, amount);
        }
    }

    /// @dev Exactly.
    function _assertBalances(uint256[] memory expected) internal view {
        for (uint256 i = 0; i < accounts.length; ++i) {
            assertEq(token.balanceOf(accounts[i]), expected[i], _label(accounts[i]));
        }
    }

    /// @dev As exactly as the kind promises.
    function _assertBalancesAfter(uint256[] memory expected) internal view {
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256 actual = token.balanceOf(accounts[i]);
            assertApproxEqAbs(actual, expected[i], _tolerance(accounts[i]), _label(accounts[i]));
        }
    }

    function _label(address account) private view returns (string memory) {
        return string.concat("balance of ", vm.getLabel(account));
    }
}
