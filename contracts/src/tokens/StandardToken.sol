// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";
import { LabeledToken } from "./LabeledToken.sol";
import { Errors } from "../libraries/Errors.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";

/// @title StandardToken
/// @notice An ERC-20 with EIP-2612 permit and a supply that never changes. It has no owner: no account can mint, burn, pause,
/// charge, block or upgrade anything.
/// @dev Everything but balances and allowances is in the code, so that reading it costs no storage. The constructor checks
/// nothing: {StandardTokenFactory} has.
contract StandardToken is ERC20, LabeledToken {
    /* CONSTRUCTOR */

    constructor(TokenIdentity memory identity) LabeledToken(identity) {
        _mint(identity.firstOwner, identity.totalSupply);
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

    /* RULES */

    /// @dev No account may spend without the holder's allowance, Permit2 included.
    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }

    /// @dev What goes to the zero address is nearly always a mistake, and cannot be undone.
    function _beforeTokenTransfer(address, address to, uint256) internal pure override {
        if (to == address(0)) revert Errors.Token_RecipientZero();
    }
}
