// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { IERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import { Nonces } from "@openzeppelin/contracts/utils/Nonces.sol";
import { ECDSA } from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import { LabeledToken } from "./LabeledToken.sol";
import { Errors } from "../libraries/Errors.sol";

/// @title PermitToken
/// @notice EIP-2612 for OpenZeppelin's ERC20: an account allows a spender by a signature, which anyone may submit.
/// @dev What OpenZeppelin's ERC20Permit does, whose EIP712 does not compile for London. Solady's would, but it adds a function
/// whose selector comes before `transfer`'s, 22 gas in each. The domain is built at each permit from the name in the code, and
/// so follows a change of the chain's id.
abstract contract PermitToken is ERC20, IERC20Permit, Nonces, LabeledToken {
    /* CONSTANTS */

    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    /// @dev Hash of the domain's version, which is a Standard token's as well.
    bytes32 private constant VERSION_HASH = keccak256("1");

    /* PERMIT */

    /// @inheritdoc IERC20Permit
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        // forge-lint: disable-next-line(block-timestamp): a deadline of minutes, not of seconds
        if (block.timestamp > deadline) revert Errors.TaxedToken_PermitExpired(deadline);

        bytes32 message = keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, _useNonce(owner), deadline));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), message));
        (address signer,,) = ECDSA.tryRecover(digest, v, r, s);
        // A malformed signature is the zero address's, which cannot approve.
        if (signer != owner) revert Errors.TaxedToken_PermitInvalid(signer, owner);

        _approve(owner, spender, value);
    }

    /// @inheritdoc IERC20Permit
    function nonces(address owner) public view override(IERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }

    /// @inheritdoc IERC20Permit
    // solhint-disable-next-line func-name-mixedcase
    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return
            keccak256(
                abi.encode(DOMAIN_TYPEHASH, keccak256(bytes(_name())), VERSION_HASH, block.chainid, address(this))
            );
    }
}
