// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "../tokens/MockToken.sol";

/// @notice A reward token that is honest until it is set otherwise, to all or to one account.
contract ScriptedReward is MockToken {
    enum Mood {
        Honest,
        Silent,
        Reverting,
        Burning,
        Megabyte,
        RevertingMegabyte,
        False,
        Idle,
        Fee,
        Hungry,
        Calling,
        Demanding
    }

    enum Lie {
        None,
        Less,
        More,
        Most,
        Reverting,
        Burning,
        Slow,
        Megabyte,
        Empty
    }

    Mood public mood;
    Lie public lie;

    /// @dev The account that it is so to; to all if zero.
    address public target;

    /// @dev In the word of the three above, which is warm when a payment comes.
    uint64 private _demand;

    address private _called;
    bytes private _data;

    /// @dev How often it has called, and how often that worked.
    uint256 public calls;
    uint256 public successes;

    function become(Mood mood_, address target_) external {
        (mood, target) = (mood_, target_);
    }

    /// @param gas Without which a transfer is refused at once.
    function demand(uint64 gas, address target_) external {
        (mood, target, _demand) = (Mood.Demanding, target_, gas);
    }

    function say(Lie lie_, address target_) external {
        (lie, target) = (lie_, target_);
    }

    function call(address called, bytes calldata data) external {
        (mood, _called, _data) = (Mood.Calling, called, data);
    }

    /* TRANSFERS */

    function transfer(address to, uint256 amount) public override returns (bool) {
        if (target != address(0) && to != target) return super.transfer(to, amount);
        if (mood == Mood.Demanding && gasleft() < _demand) revert("more");
        if (mood == Mood.Reverting) revert("no, thank you");
        if (mood == Mood.Burning) _burn();
        if (mood == Mood.Megabyte) _answer(1e6, true);
        if (mood == Mood.RevertingMegabyte) _answer(1e6, false);
        if (mood == Mood.False) return false;
        if (mood == Mood.Idle) return true;
        if (mood == Mood.Hungry) _burnSome(160_000);
        if (mood == Mood.Calling) _call();

        super.transfer(to, amount);
        if (mood == Mood.Silent) _answer(0, true);
        if (mood == Mood.Fee) _burn(to, amount / 10);
        return true;
    }

    /* BALANCES */

    function balanceOf(address account) public view override returns (uint256 balance) {
        balance = super.balanceOf(account);
        if (target != address(0) && account != target) return balance;
        if (lie == Lie.Less) return balance / 2;
        if (lie == Lie.More) return balance * 2 + 1;
        if (lie == Lie.Most) return type(uint256).max;
        if (lie == Lie.Reverting) revert("no, thank you");
        if (lie == Lie.Burning) _burn();
        if (lie == Lie.Slow) _burnSome(50_000);
        if (lie == Lie.Megabyte) _answer(1e6, true);
        if (lie == Lie.Empty) _answer(0, true);
    }

    /* HELPERS */

    function _call() private {
        (bool success,) = _called.call(_data);
        if (success) ++successes;
        ++calls;
    }

    function _burn() private pure {
        while (true) { }
    }

    /// @dev With less than that it fails, and gives back what it has.
    function _burnSome(uint256 gas) private view {
        uint256 end = gasleft() - gas;
        while (gasleft() > end) { }
    }

    function _answer(uint256 size, bool succeeds) private pure {
        assembly {
            if succeeds { return(0, size) }
            revert(0, size)
        }
    }
}
