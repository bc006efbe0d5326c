// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorWorld } from "../liquidity-generator/LiquidityGeneratorWorld.sol";
import { Absent_Shared_Test } from "../shared/Absent.t.sol";
import { Allowed } from "../shared/Allowed.sol";
import { Functions_Shared_Test } from "../shared/Functions.t.sol";
import { Powers_Shared_Test } from "../shared/Powers.t.sol";
import { Target } from "../shared/Target.sol";

/// @notice The vault of a token, and what all vaults delegate to.
abstract contract TokenVaultTarget is LiquidityGeneratorWorld {
    function _create() internal virtual override returns (address) {
        _createToken();
        return vault;
    }

    function _name() internal pure override returns (string memory) {
        return "TokenVault";
    }

    function _allowed() internal pure override returns (Allowed.Functions memory) {
        return Allowed.tokenVault();
    }

    function _rightful() internal view override returns (Rightful memory rightful) {
        rightful.token = address(token);
    }
}

contract Functions_TokenVault_Test is Functions_Shared_Test, TokenVaultTarget { }

contract Absent_TokenVault_Test is Absent_Shared_Test, TokenVaultTarget { }

contract Powers_TokenVault_Test is Powers_Shared_Test, TokenVaultTarget { }

contract Absent_TokenVaultImplementation_Test is Absent_Shared_Test, TokenVaultTarget {
    function _create() internal override(Target, TokenVaultTarget) returns (address) {
        _createToken();
        return liquidityGeneratorTokenFactory.vaultImplementation();
    }

    /// @dev What it would do would be done with no token, pair or payee.
    function testFuzz_RevertWhen_ImplementationIsCalled(uint256 seed) external {
        address[] memory callers = _callers();
        address caller = callers[seed % callers.length];
        string[] memory signatures = Allowed.split(Allowed.changing(_allowed()));
        bytes32 state = _state();
        for (uint256 i = 0; i < signatures.length; ++i) {
            (bool isDone,) = _call(caller, _zeroCall(signatures[i]));
            assertFalse(isDone, signatures[i]);
        }
        assertEq(_state(), state, "state");
    }
}
