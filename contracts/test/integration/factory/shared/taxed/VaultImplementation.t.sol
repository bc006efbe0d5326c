// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Artifacts } from "../../../../../../scripts/solidity/Artifacts.sol";
import { ITaxedTokenFactory } from "src/interfaces/ITaxedTokenFactory.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Market } from "src/types/Market.sol";
import { VaultConfig } from "src/types/VaultConfig.sol";
import { TaxedFactory } from "./TaxedFactory.sol";

abstract contract VaultImplementation_Taxed_Test is TaxedFactory {
    function test_RevertGiven_VaultIsMissing() external {
        vm.etch(_vaultAddress(), "");
        vm.expectRevert(
            abi.encodeWithSelector(Errors.TaxedTokenFactory_VaultImplementationMissing.selector, _vaultAddress())
        );
        this.deployFactory();
    }

    function test_GivenVaultIsDeployed() external {
        assertEq(_taxedFactory().vaultImplementation(), _vaultAddress(), "address");
        assertEq(_vaultAddress().code, vm.getDeployedCode(_vaultArtifact()), "code");

        vm.prank(eve);
        address another = this.deployFactory();
        assertTrue(another != address(_factory()), "another factory");
        assertEq(ITaxedTokenFactory(another).vaultImplementation(), _vaultAddress(), "of another factory");
    }

    function test_WhenCreated() external {
        address vault = _createAs(bob, _usual()).vault();
        // EIP-1167, with the config behind it.
        bytes memory clone =
            bytes.concat(hex"363d3d373d3d3d363d73", bytes20(_vaultAddress()), hex"5af43d82803e903d91602b57fd5bf3");
        address token = _addressOf(bob, _usual());
        VaultConfig memory config = VaultConfig({
            market: Market({
                pair: exchange.factory.getPair(token, address(exchange.weth)),
                router: address(exchange.router),
                token: token,
                wrappedCoin: address(exchange.weth)
            }),
            payee: _payeeOf(_usual())
        });
        assertEq(vault.code, bytes.concat(clone, abi.encode(config)), "clone");
    }

    /// @dev External, so that its revert can be expected.
    function deployFactory() external returns (address deployed) {
        (string memory token,) = _kind();
        bytes memory code = vm.getCode(Artifacts.pathOf(string.concat(token, "Factory")));
        assembly {
            deployed := create(0, add(code, 32), mload(code))
            if iszero(deployed) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }

    function _vaultArtifact() private view returns (string memory) {
        (, string memory vault) = _kind();
        return Artifacts.pathOf(vault);
    }

    function _vaultAddress() private view returns (address) {
        return vm.computeCreate2Address(0, keccak256(vm.getCode(_vaultArtifact())), CREATE2_FACTORY);
    }
}
