// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Dice } from "./Dice.sol";
import { TokenFixture } from "./TokenFixture.sol";

/// @notice A case of any token route: who is paid, how much is allowed, and what lies here beforehand.
abstract contract TokenCases is TokenFixture {
    using Dice for Dice.Cup;

    /// @param unit The amount itself where everybody gets the same.
    struct Order {
        bool isSkip;
        bool isEqual;
        uint256 id;
        uint256 gasCap;
        uint256 total;
        uint256 unit;
        uint256 width;
        bytes records;
    }

    /* THE ROUTE'S ANSWERS */

    /// @dev Of the entries for distinct amounts, the same and skipping, equal amounts, the same and skipping.
    function _selectors() internal view virtual returns (bytes4[4] memory);

    /// @dev Lets the total be taken, mostly.
    function _allow(Dice.Cup memory cup, Order memory order) internal virtual;

    /// @dev All arguments.
    function _arguments(Dice.Cup memory cup, Order memory order) internal virtual returns (bytes memory);

    /* CASES */

    function _case(uint256 seed) internal override returns (Submission memory submission) {
        Dice.Cup memory cup = Dice.Cup(seed);
        _chooseToken(cup);
        List memory list = _payments(cup);
        submission.gasLimit = PLENTY;
        _mark(cup, submission);
        Order memory order = Order({
            isSkip: isSkipOnly || cup.oneIn(2),
            isEqual: list.isEqual,
            id: submission.id,
            gasCap: _gasCap(cup),
            // Nothing is easily brought where there is nothing.
            total: kind == Kind.Nothing && cup.oneIn(2) ? 0 : _total(cup, list),
            unit: list.unit,
            width: list.width,
            records: list.records
        });
        if (kind != Kind.Nothing) {
            _fund(cup, list, order.total);
            _allow(cup, order);
            _misbehave(cup, list, order.total);
        }

        bytes4 selector = _selectors()[(order.isEqual ? 2 : 0) + (order.isSkip ? 1 : 0)];
        submission.data = bytes.concat(selector, _arguments(cup, order));
    }

    function _fund(Dice.Cup memory cup, List memory list, uint256 total) private {
        uint256 surplus = cup.pick([uint256(0), 0, 0, 0, 1, 1e18, list.last, list.sum]) >> 3;
        token.mint(sender, cup.oneIn(24) ? total / 2 : total + surplus);

        uint256 wrong = total > list.sum ? total - list.sum : list.sum - total;
        uint256 donation = cup.pick([uint256(0), 0, 0, 1, 77, 1e18, wrong, list.last]) & type(uint248).max;
        token.mint(address(multiSender), donation);
    }

    function _approve(address spender, uint256 amount) internal {
        vm.prank(sender);
        token.approve(spender, amount);
    }

    function _holdings(address account) internal view virtual override returns (bytes memory) {
        return abi.encode(
            account.balance,
            _ask(address(token), abi.encodeCall(IERC20.balanceOf, (account))),
            _ask(address(token), abi.encodeCall(IERC20.allowance, (account, address(multiSender))))
        );
    }

    function _errors() internal pure virtual override returns (bytes4[] memory errors) {
        errors = new bytes4[](9);
        errors[0] = Errors.MultiSender_AlreadyMarked.selector;
        errors[1] = Errors.MultiSender_AmountOverflow.selector;
        errors[2] = Errors.MultiSender_InsufficientGas.selector;
        errors[3] = Errors.MultiSender_NoRecipients.selector;
        errors[4] = Errors.MultiSender_RecipientFailed.selector;
        errors[5] = Errors.MultiSender_RecipientIsMultiSender.selector;
        errors[6] = Errors.MultiSender_RecordsLength.selector;
        errors[7] = Errors.MultiSender_TotalMismatch.selector;
        errors[8] = Errors.MultiSender_WidthOutOfRange.selector;
    }

    /// @dev What else pulling ends with.
    function _pullErrors() internal pure returns (bytes4[] memory errors) {
        bytes4[] memory some = TokenCases._errors();
        errors = new bytes4[](some.length + 3);
        for (uint256 i = 0; i < some.length; ++i) {
            errors[i] = some[i];
        }
        errors[some.length] = Errors.MultiSender_BalanceMismatch.selector;
        errors[some.length + 1] = Errors.MultiSender_PullFailed.selector;
        errors[some.length + 2] = Errors.MultiSender_RefundFailed.selector;
    }
}
