// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Artifacts } from "../../../scripts/solidity/Artifacts.sol";
import { BaseScript } from "../../../scripts/solidity/Base.s.sol";
import { Deploy } from "../../../scripts/solidity/Deploy.s.sol";
import { Base_Test } from "../Base.t.sol";

contract Deploy_Test is Base_Test {
    Deploy private _deploy;

    function setUp() public override {
        _deploy = new Deploy();
    }

    function test_GivenNothingIsDeployed() external {
        string[] memory names = _deploy.list();
        for (uint256 i = 0; i < names.length; ++i) {
            assertEq(_deploy.addressOf(names[i]).code.length, 0, "before");
        }

        _deploy.run();

        for (uint256 i = 0; i < names.length; ++i) {
            address target = _deploy.addressOf(names[i]);
            assertEq(target.code, Artifacts.codeOf(names[i], target), names[i]);
        }
    }

    function test_GivenEverythingIsDeployed() external {
        _deploy.run();
        _deploy.run();
        assertEq(vm.getNonce(CREATE2_FACTORY), 1 + _deploy.list().length, "creations"); // 1 at birth, and one for each
    }

    function test_RevertGiven_OtherCodeIsThere() external {
        address target = _deploy.addressOf("MultiSender");
        vm.etch(target, hex"00");
        vm.expectRevert(abi.encodeWithSelector(Deploy.Deploy_UnexpectedCode.selector, "MultiSender", target));
        _deploy.run();
    }

    function test_RevertGiven_NoDeployer() external {
        vm.etch(CREATE2_FACTORY, "");
        vm.expectRevert(abi.encodeWithSelector(Deploy.Deploy_NoDeployer.selector, CREATE2_FACTORY, block.chainid));
        _deploy.run();
    }

    function test_RevertWhen_NoKeyIsGiven() external {
        vm.chainId(56);
        vm.prank(DEFAULT_SENDER);
        vm.expectRevert(abi.encodeWithSelector(BaseScript.BaseScript_NoBroadcaster.selector, 56));
        _deploy.run();
    }

    /// @dev `generated/` is what the web reads; it comes from the artifacts by other code.
    function test_GeneratedAgrees() external {
        _deploy.run();
        string memory abis = vm.readFile("generated/abis.ts");
        string memory hashes = vm.readFile("generated/code-hashes.ts");
        string[] memory names = _deploy.list();
        uint256 called;
        for (uint256 i = 0; i < names.length; ++i) {
            address target = _deploy.addressOf(names[i]);
            bool isCalled = !_isVault(names[i]);
            bool isNamed = vm.contains(abis, string.concat("'", vm.toString(target), "' as const"));
            assertEq(isNamed, isCalled, names[i]);
            if (isCalled) ++called;
            string memory line = string.concat("  ", names[i], ": '", vm.toString(target.codehash), "',\n");
            assertTrue(vm.contains(hashes, line), names[i]);
        }
        assertEq(vm.split(abis, "Address =\n  '0x").length - 1, called, "number of addresses");
        assertEq(vm.split(hashes, ": '0x").length - 1, names.length, "number of hashes");
    }

    /// @dev What tokens' vaults delegate to, never called at its own address.
    function _isVault(string memory name) private pure returns (bool) {
        return vm.split(name, "Vault").length == 2;
    }
}
