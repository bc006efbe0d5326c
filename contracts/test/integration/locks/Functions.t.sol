// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Base_Test } from "../../Base.t.sol";
import { Artifact } from "../abi/shared/Artifact.sol";

/// @notice A lock gives power to no account: two functions pay its beneficiary, for any caller, and nothing else changes it.
contract Functions_TokenLock_Test is Base_Test {
    using Artifact for string;

    /// @dev The two of an owner always revert, and are views here.
    string private constant VIEWS = "cliff() duration() end() owner() releasable() releasable(address) released() released(address) "
        "renounceOwnership() start() transferOwnership(address) vestedAmount(address,uint64) vestedAmount(uint64)";

    string private constant CHANGING = "release() release(address)";

    function test_FunctionsAreThoseAllowed() external view {
        string memory json = Artifact.read("TokenLock");
        string[] memory actual = json.functions();
        string[] memory all = vm.split(string.concat(VIEWS, " ", CHANGING), " ");
        for (uint256 i = 0; i < all.length; ++i) {
            assertTrue(_isIn(all[i], actual), string.concat("exists: ", all[i]));
        }
        assertEq(actual.length, all.length, "and no other");
        assertFalse(json.hasFallback(), "fallback");
        assertTrue(json.acceptsCoin(), "accepts coin");
    }

    function _isIn(string memory word, string[] memory list) private pure returns (bool) {
        for (uint256 i = 0; i < list.length; ++i) {
            if (keccak256(bytes(word)) == keccak256(bytes(list[i]))) return true;
        }
        return false;
    }
}
