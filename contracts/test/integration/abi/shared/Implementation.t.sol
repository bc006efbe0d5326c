// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Absent_Shared_Test } from "./Absent.t.sol";
import { Allowed } from "./Allowed.sol";
import { TaxedFixture } from "./TaxedFixture.sol";

/// @notice What all vaults of a kind delegate to, called at its own address.
abstract contract Implementation_Shared_Test is Absent_Shared_Test, TaxedFixture {
    function _create() internal override returns (address) {
        _createToken();
        return _factory().vaultImplementation();
    }

    function _rightful() internal pure override returns (Rightful memory) { }

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
