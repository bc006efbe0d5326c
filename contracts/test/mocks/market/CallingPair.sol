// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A pair that has a contract called before each swap; in all else it is what it was.
contract CallingPair {
    bytes4 private constant SWAP = bytes4(keccak256("swap(uint256,uint256,address,bytes)"));

    address private immutable _original;
    address private immutable _target;
    bytes4 private immutable _data;

    /// @param original Where its own code is.
    constructor(address original, address target, bytes4 data) {
        (_original, _target, _data) = (original, target, data);
    }

    fallback(bytes calldata question) external returns (bytes memory) {
        if (msg.sig == SWAP) {
            (bool isCalled,) = _target.call(abi.encodePacked(_data));
            require(isCalled, "the call back failed");
        }

        (bool success, bytes memory answer) = _original.delegatecall(question);
        require(success, "the pair refused");
        return answer;
    }
}
