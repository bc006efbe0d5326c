// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IPermit2 } from "permit2/src/interfaces/IPermit2.sol";
import { ISignatureTransfer } from "permit2/src/interfaces/ISignatureTransfer.sol";

/// @notice Signs for Permit2 as a wallet does (EIP-712), on purpose apart from the contracts' own code.
library Permit2Signer {
    string private constant PERMISSIONS = "TokenPermissions(address token,uint256 amount)";

    string private constant TRANSFER =
        "PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)";

    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @return signature 65 bytes: r, s, v.
    function sign(
        uint256 privateKey,
        IPermit2 permit2,
        ISignatureTransfer.PermitTransferFrom memory permit,
        address spender
    ) internal view returns (bytes memory signature) {
        bytes32 permitted = keccak256(
            abi.encode(keccak256(bytes(PERMISSIONS)), permit.permitted.token, permit.permitted.amount)
        );
        bytes32 typeHash = keccak256(bytes(string.concat(TRANSFER, PERMISSIONS)));
        bytes32 transfer = keccak256(abi.encode(typeHash, permitted, spender, permit.nonce, permit.deadline));
        bytes32 digest = keccak256(bytes.concat(hex"1901", permit2.DOMAIN_SEPARATOR(), transfer));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(privateKey, digest);
        return abi.encodePacked(r, s, v);
    }
}
