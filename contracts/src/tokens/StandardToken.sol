// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";
import { LabeledToken } from "./LabeledToken.sol";
import { BatchMarks } from "../batches/BatchMarks.sol";
import { IStandardToken } from "../interfaces/IStandardToken.sol";
import { Errors } from "../libraries/Errors.sol";
import { BalanceLoop } from "../libraries/loops/BalanceLoop.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title StandardToken
/// @notice See the documentation in {IStandardToken}.
/// @dev Only what changes is in storage; all else is in code. The constructor checks nothing: {StandardTokenFactory} has.
contract StandardToken is IStandardToken, ERC20, BatchMarks, LabeledToken {
    /* IMMUTABLES */

    /// @dev Base units at creation. Less what is burnt, they are the supply: a slot less to write at creation than Solady's.
    uint256 private immutable _created;

    /* STORAGE */

    uint256 private _burnt;

    /* CONSTRUCTOR */

    constructor(TokenIdentity memory identity) LabeledToken(identity) {
        _created = identity.totalSupply;
        BalanceLoop.mint(identity.firstOwner, identity.totalSupply);
    }

    /* METADATA */

    /// @inheritdoc ERC20
    function name() public view override returns (string memory) {
        return _name();
    }

    /// @inheritdoc ERC20
    function symbol() public view override returns (string memory) {
        return _symbol();
    }

    /// @inheritdoc ERC20
    function decimals() public view override returns (uint8) {
        return _decimals();
    }

    /// @inheritdoc ERC20
    function totalSupply() public view override returns (uint256) {
        unchecked {
            return _created - _burnt; // what is burnt had been created
        }
    }

    /* TRANSFERS */

    /// @inheritdoc ERC20
    /// @dev What goes to the zero address is nearly always a mistake, and cannot be undone. {burn} is for who means it.
    function transfer(address to, uint256 amount) public override returns (bool) {
        if (_isZero(to)) revert Errors.Token_RecipientZero();

        return super.transfer(to, amount);
    }

    /// @inheritdoc ERC20
    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (_isZero(to)) revert Errors.Token_RecipientZero();

        return super.transferFrom(from, to, amount);
    }

    /// @inheritdoc IStandardToken
    function transferMany(uint256 id, uint256 total, uint256 unit, uint256 width, bytes calldata records) external {
        _markSent(id);
        BalanceLoop.pay({ total: total, unit: unit, width: width, records: records });
    }

    /// @inheritdoc IStandardToken
    function burn(uint256 amount) external {
        BalanceLoop.burn(amount);
        unchecked {
            _burnt += amount; // no more than was created: each base unit is burnt once
        }
    }

    /* RULES */

    /// @dev No account may spend without the holder's allowance, Permit2 included.
    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }

    /// @dev In assembly, because the compiler would cut what the decoder has found to be an address to one again: 16 gas in each
    /// transfer.
    function _isZero(address to) private pure returns (bool result) {
        assembly ("memory-safe") {
            result := iszero(to)
        }
    }
}
