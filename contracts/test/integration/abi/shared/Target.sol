// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Base_Test } from "../../../Base.t.sol";
import { Allowed } from "./Allowed.sol";

/// @notice A contract whose functions are counted and tried, and everybody who may be thought to have a power over it.
abstract contract Target is Base_Test {
    /// @dev The only allowed caller of the functions of a group; the zero address where there is none.
    struct Rightful {
        address owner;
        address pendingOwner;
        address token;
        address vault;
    }

    address internal target;

    function setUp() public override {
        super.setUp();
        target = _create();
    }

    /* WHAT A CONTRACT SAYS */

    function _name() internal pure virtual returns (string memory);

    function _allowed() internal pure virtual returns (Allowed.Functions memory);

    function _create() internal virtual returns (address);

    /// @dev Owner, first owner, creator, a stranger and all that belongs to the contract; not those who hold an allowance.
    function _callers() internal view virtual returns (address[] memory);

    /// @dev Hash over all that could be changed.
    function _state() internal view virtual returns (bytes32);

    function _rightful() internal view virtual returns (Rightful memory);

    /* CALLING */

    function _call(address caller, bytes memory data) internal returns (bool isDone, bytes memory answer) {
        vm.prank(caller);
        return target.call(data);
    }

    function _selectorOf(string memory signature) internal pure returns (bytes4) {
        return bytes4(keccak256(bytes(signature)));
    }

    /// @dev Zeros are arguments that the rightful caller of each of our functions may give.
    function _zeroCall(string memory signature) internal pure returns (bytes memory) {
        return abi.encodePacked(_selectorOf(signature), new bytes(256));
    }
}
