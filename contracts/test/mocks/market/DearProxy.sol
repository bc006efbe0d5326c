// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A contract on a chain where everything is dearer: it burns gas before each call, and then does what the original does.
/// @dev To be etched over the original, whose code lies elsewhere.
contract DearProxy {
    address private immutable _original;
    uint256 private immutable _burnt;

    /// @param burnt Gas that each call burns.
    constructor(address original, uint256 burnt) {
        (_original, _burnt) = (original, burnt);
    }

    receive() external payable {
        _pass();
    }

    fallback() external payable {
        _pass();
    }

    function _pass() private {
        address original = _original;
        uint256 burnt = _burnt;
        uint256 start = gasleft();
        while (start - gasleft() < burnt) { }

        assembly {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), original, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch success
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}
