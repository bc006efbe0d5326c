// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { console } from "forge-std/console.sol";
import { Artifacts } from "./Artifacts.sol";
import { BaseScript } from "./Base.s.sol";

/// @title Deploy
/// @notice Deploys what exists once per chain, from the shipped artifacts, at the same addresses everywhere. The
/// account that runs it only pays the gas: the result has no owner and no dependency. What exists already is left alone.
///
///     FOUNDRY_PROFILE=test forge script scripts/solidity/Deploy.s.sol --rpc-url … --private-key … --broadcast
contract Deploy is BaseScript {
    /// @dev Part of every address. No other code can get these addresses, so a salt gains nothing.
    bytes32 internal constant SALT = 0;

    error Deploy_Failed(string name);
    error Deploy_NoDeployer(address deployer, uint256 chainId);
    error Deploy_UnexpectedCode(string name, address deployed);

    /// @notice The one list of what is deployed, in this order: factories of taxed tokens ask for the vault's code, the seeder
    /// for the lock factory's.
    function list() public pure returns (string[] memory names) {
        names = new string[](10);
        names[0] = "MultiSender";
        names[1] = "TokenVault";
        names[2] = "LiquidityGeneratorTokenFactory";
        names[3] = "StandardTokenFactory";
        names[4] = "TokenLockFactory";
        names[5] = "LiquiditySeeder";
        names[6] = "BabyVault";
        names[7] = "BabyTokenFactory";
        names[8] = "BuybackBabyVault";
        names[9] = "BuybackBabyTokenFactory";
    }

    /// @notice Where a contract of {list} is, on every chain.
    function addressOf(string memory name) public view returns (address) {
        return vm.computeCreate2Address(SALT, keccak256(_creationCode(name)), CREATE2_FACTORY);
    }

    /// @notice Deploys what is missing.
    ///
    /// Requirements:
    /// - The deterministic deployer must be on this chain.
    /// - Afterwards each contract's code must be exactly that of its artifact.
    function run() external broadcast {
        if (CREATE2_FACTORY.code.length == 0) revert Deploy_NoDeployer(CREATE2_FACTORY, block.chainid);

        string[] memory names = list();
        for (uint256 i = 0; i < names.length; ++i) {
            _deploy(names[i]);
        }
    }

    function _deploy(string memory name) private {
        address target = addressOf(name);
        bool isMissing = target.code.length == 0;

        if (isMissing) {
            (bool success,) = CREATE2_FACTORY.call(bytes.concat(SALT, _creationCode(name)));
            if (!success) revert Deploy_Failed(name);
        }

        if (keccak256(target.code) != keccak256(Artifacts.codeOf(name, target))) {
            revert Deploy_UnexpectedCode(name, target);
        }
        console.log(isMissing ? "deployed" : "already there", name, target);
    }

    function _creationCode(string memory name) private view returns (bytes memory) {
        return vm.getCode(Artifacts.pathOf(name));
    }
}
