// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";
import { Errors } from "../libraries/Errors.sol";
import { Label } from "../libraries/Label.sol";

/// @title StandardToken
/// @notice An ERC-20 with EIP-2612 permit and a supply that never changes. It has no owner: nobody can mint, burn, pause,
/// charge, block or upgrade anything.
/// @dev Everything but balances and allowances is in the code, so that reading it costs no storage. The constructor checks
/// nothing: {StandardTokenFactory} has.
contract StandardToken is ERC20 {
    /* IMMUTABLES */

    uint8 private immutable _decimals;
    bytes32 private immutable _nameHead;
    bytes32 private immutable _nameTail;
    uint256 private immutable _nameLength;
    bytes32 private immutable _symbol;
    uint256 private immutable _symbolLength;

    /* CONSTRUCTOR */

    constructor(
        uint8 decimals_,
        Label.Words memory name_,
        Label.Words memory symbol_,
        address firstOwner,
        uint256 totalSupply_
    ) {
        _decimals = decimals_;
        (_nameHead, _nameTail, _nameLength) = (name_.head, name_.tail, name_.length);
        (_symbol, _symbolLength) = (symbol_.head, symbol_.length);

        _mint(firstOwner, totalSupply_);
    }

    /* METADATA */

    /// @inheritdoc ERC20
    function name() public view override returns (string memory) {
        return Label.unpack(_nameHead, _nameTail, _nameLength);
    }

    /// @inheritdoc ERC20
    function symbol() public view override returns (string memory) {
        return Label.unpack(_symbol, _symbolLength);
    }

    /// @inheritdoc ERC20
    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    /* RULES */

    /// @dev Nobody may spend without having been allowed to by the holder, Permit2 included.
    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }

    /// @dev What goes to the zero address is nearly always a mistake, and cannot be undone.
    function _beforeTokenTransfer(address, address to, uint256) internal pure override {
        if (to == address(0)) revert Errors.Token_RecipientZero();
    }
}
