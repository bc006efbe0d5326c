// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import { Vm } from "forge-std/Vm.sol";
import { Permit } from "src/types/Permit.sol";

/// @notice Signs EIP-2612 permits as a wallet does, on purpose apart from the contracts' own code.
library PermitSigner {
    bytes32 private constant TYPE_HASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev With the nonce that the token expects next.
    function sign(Vm.Wallet memory wallet, address token, address spender, uint256 value, uint256 deadline)
        internal
        view
        returns (Permit memory permit)
    {
        uint256 nonce = IERC20Permit(token).nonces(wallet.addr);
        bytes32 content = keccak256(abi.encode(TYPE_HASH, wallet.addr, spender, value, nonce, deadline));
        bytes32 digest = keccak256(bytes.concat(hex"1901", IERC20Permit(token).DOMAIN_SEPARATOR(), content));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(wallet.privateKey, digest);
        permit = Permit({ deadline: deadline, r: r, s: s, v: v, value: value });
    }
}
