// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Allowed } from "./Allowed.sol";
import { Artifact } from "./Artifact.sol";
import { Target } from "./Target.sol";

/// @notice Compares the functions of a contract, as shipped, with those that are allowed.
abstract contract Functions_Shared_Test is Target {
    using Allowed for Allowed.Functions;
    using Artifact for string;

    function test_FunctionsAreThoseAllowed() external view {
        string[] memory actual = Artifact.read(_name()).functions();
        string[] memory all = _allowed().all();
        for (uint256 i = 0; i < actual.length; ++i) {
            assertTrue(_isIn(actual[i], all), string.concat("allowed: ", actual[i]));
        }
        for (uint256 i = 0; i < all.length; ++i) {
            assertTrue(_isIn(all[i], actual), string.concat("exists: ", all[i]));
        }
        assertEq(all.length, actual.length, "each is named once");
    }

    function test_ViewsChangeNothing() external view {
        string memory json = Artifact.read(_name());
        string[] memory views = Allowed.split(_allowed().views);
        for (uint256 i = 0; i < views.length; ++i) {
            string memory mutability = json.mutability(views[i]);
            bool isView = _isEqual(mutability, "view") || _isEqual(mutability, "pure");
            assertTrue(isView, string.concat(views[i], " is ", mutability));
        }
    }

    /// @dev A power that is a view is in the wrong group of the list; one that takes coin we do not have.
    function test_PowersChangeSomething() external view {
        string memory json = Artifact.read(_name());
        string[] memory powers = Allowed.split(_allowed().changing());
        for (uint256 i = 0; i < powers.length; ++i) {
            assertEq(json.mutability(powers[i]), "nonpayable", powers[i]);
        }
    }

    function test_NothingElseIsAccepted() external view {
        string memory json = Artifact.read(_name());
        assertFalse(json.hasFallback(), "fallback");
        assertEq(json.acceptsCoin(), _allowed().isCoinAccepted, "accepts coin");
    }

    function _isIn(string memory word, string[] memory list) private pure returns (bool) {
        for (uint256 i = 0; i < list.length; ++i) {
            if (_isEqual(word, list[i])) return true;
        }
        return false;
    }

    function _isEqual(string memory one, string memory other) private pure returns (bool) {
        return keccak256(bytes(one)) == keccak256(bytes(other));
    }
}
