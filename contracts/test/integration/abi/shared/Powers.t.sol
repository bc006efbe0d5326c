// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Allowed } from "./Allowed.sol";
import { Target } from "./Target.sol";

/// @notice Each function that the list gives to one account alone refuses all others.
abstract contract Powers_Shared_Test is Target {
    function test_RevertWhen_CallerHasNoPower() external {
        address[] memory callers = _callers();
        for (uint256 i = 0; i < callers.length; ++i) {
            _assertRefused(callers[i]);
        }
    }

    function testFuzz_RevertWhen_CallerHasNoPower(address caller) external {
        _assertRefused(caller);
    }

    /// @dev Else the tests above could be green for another reason.
    function test_WhenCallerHasPower() external {
        Allowed.Functions memory allowed = _allowed();
        Rightful memory rightful = _rightful();
        _assertNotRefused(allowed.owners, rightful.owner, _notOwner(rightful.owner));
        _assertNotRefused(allowed.pendingOwners, rightful.pendingOwner, _notOwner(rightful.pendingOwner));
        _assertNotRefused(allowed.vaults, rightful.vault, _notVaultOfToken(rightful.vault));
        _assertNotRefused(allowed.tokens, rightful.token, _notToken(rightful.token));
        _assertNotRefused(allowed.selfs, target, _notSelf(target));
    }

    /* GROUPS */

    function _assertRefused(address caller) private {
        Allowed.Functions memory allowed = _allowed();
        Rightful memory rightful = _rightful();
        bytes32 state = _state();
        if (caller != rightful.owner) _assertGroupRefused(allowed.owners, caller, _notOwner(caller));
        if (caller != rightful.pendingOwner) _assertGroupRefused(allowed.pendingOwners, caller, _notOwner(caller));
        if (caller != rightful.vault) _assertGroupRefused(allowed.vaults, caller, _notVaultOfToken(caller));
        if (caller != rightful.token) _assertGroupRefused(allowed.tokens, caller, _notToken(caller));
        if (caller != target) _assertGroupRefused(allowed.selfs, caller, _notSelf(caller));
        assertEq(_state(), state, "state");
    }

    function _assertGroupRefused(string memory group, address caller, bytes memory refusal) internal {
        string[] memory signatures = Allowed.split(group);
        for (uint256 i = 0; i < signatures.length; ++i) {
            (bool isDone, bytes memory answer) = _call(caller, _zeroCall(signatures[i]));
            assertFalse(isDone, signatures[i]);
            assertEq(answer, refusal, string.concat("refusal of ", signatures[i]));
        }
    }

    function _assertNotRefused(string memory group, address caller, bytes memory refusal) private {
        string[] memory signatures = Allowed.split(group);
        for (uint256 i = 0; i < signatures.length; ++i) {
            uint256 before = vm.snapshotState();
            (, bytes memory answer) = _call(caller, _zeroCall(signatures[i]));
            assertNotEq(answer, refusal, string.concat("refusal of ", signatures[i]));
            vm.revertToState(before);
        }
    }

    /* REFUSALS */

    function _notOwner(address caller) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller);
    }

    function _notVaultOfToken(address caller) private view returns (bytes memory) {
        return abi.encodeWithSelector(Errors.TaxedToken_CallerNotVault.selector, caller, _rightful().vault);
    }

    function _notToken(address caller) private view returns (bytes memory) {
        return abi.encodeWithSelector(Errors.TokenVault_CallerNotToken.selector, caller, _rightful().token);
    }

    function _notSelf(address caller) private pure returns (bytes memory) {
        return abi.encodeWithSelector(Errors.TokenVault_CallerNotVault.selector, caller);
    }
}
