// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice When it is paid, it calls the target given at creation, and logs the answer. It keeps nothing, so that
/// it can do this with little gas.
contract CallingPayee {
    /// @dev What it is paid with, less what it needs to log.
    uint256 private constant CALL_GAS = 14_000;

    address private immutable _target;
    bytes32 private immutable _data;

    event Called(bool success, bytes4 answer);

    /// @param data At most 32 bytes.
    constructor(address target, bytes memory data) {
        _target = target;
        _data = bytes32(data);
    }

    receive() external payable {
        (bool success, bytes memory answer) = _target.call{ gas: CALL_GAS }(bytes.concat(_data));
        emit Called(success, bytes4(answer));
    }
}
