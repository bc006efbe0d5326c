// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A contract on a chain where everything is dearer: it burns gas before each call, and then does what the original does.
/// @dev To be etched over the original, whose code lies elsewhere.
contract DearProxy {
    /// @dev More than the probe below takes.
    uint256 private constant PROBE_GAS = 3000;

    /// @dev What comes with coin that is sent by `transfer`: enough for a warm contract that does nothing, at any price.
    uint256 private constant STIPEND = 2300;

    address private immutable _original;
    uint256 private immutable _burntByViews;
    uint256 private immutable _burntByWrites;

    /// @param burntByViews Gas that each call burns which may change nothing.
    /// @param burntByWrites The same of all other calls.
    constructor(address original, uint256 burntByViews, uint256 burntByWrites) {
        (_original, _burntByViews, _burntByWrites) = (original, burntByViews, burntByWrites);
    }

    receive() external payable {
        _pass();
    }

    fallback() external payable {
        _pass();
    }

    function _pass() private {
        bool isProbe = msg.sender == address(this) && msg.data.length == 0;
        if (isProbe) {
            // Forbidden where the call may change nothing.
            assembly {
                log1(0, 0, 0)
                return(0, 0)
            }
        }

        uint256 start = gasleft();
        (address original, uint256 burnt) = (_original, _burntByWrites);
        if (_burntByViews != burnt && start > PROBE_GAS && _isView()) burnt = _burntByViews;
        if (start <= STIPEND) burnt = 0;
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

    function _isView() private returns (bool) {
        (bool success,) = address(this).call{ gas: PROBE_GAS }("");
        return !success;
    }
}
