// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IPermit2 } from "permit2/src/interfaces/IPermit2.sol";

/// @notice Puts the real Permit2 on a test chain, at its address on every public chain.
library Permit2Deployer {
    /// @dev What scripts/generate-permit2.ts compiles from Uniswap's source.
    string private constant ARTIFACT = "generated/permit2.json";

    /// @dev The deterministic deployer; Forge puts it on its test chain.
    address private constant DEPLOYER = 0x4e59b44847b379578588920cA78FbF26c0B4956C;

    address private constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;

    /// @dev With this salt Permit2 got its address.
    bytes32 private constant SALT = 0x0000000000000000000000000000000000000000d3af2663da51c10215000000;

    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    error Permit2Deployer_NotBuilt(string missing);
    error Permit2Deployer_NotReal(address computed);

    /// @notice Deploys Permit2, unless it is there already.
    ///
    /// Requirements:
    /// - `make generate` must have compiled it.
    /// - It must be the real one: no other creation code gets this address from CREATE2.
    function deploy() internal returns (IPermit2) {
        if (PERMIT2.code.length > 0) return IPermit2(PERMIT2);
        if (!vm.isFile(ARTIFACT)) revert Permit2Deployer_NotBuilt(ARTIFACT);

        bytes memory creationCode = vm.getCode(ARTIFACT);
        address computed = vm.computeCreate2Address(SALT, keccak256(creationCode), DEPLOYER);
        if (computed != PERMIT2) revert Permit2Deployer_NotReal(computed);

        (bool success,) = DEPLOYER.call(bytes.concat(SALT, creationCode));
        assert(success && PERMIT2.code.length > 0);
        return IPermit2(PERMIT2);
    }
}
