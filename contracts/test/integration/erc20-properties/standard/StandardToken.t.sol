// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { ERC20Properties_Shared_Test } from "../shared/ERC20Properties.t.sol";

contract ERC20Properties_StandardToken_Test is ERC20Properties_Shared_Test {
    function _create(address firstOwner) internal override returns (IERC20) {
        return IERC20(standardTokenFactory.createToken(Defaults.standardToken(firstOwner)));
    }

    function _expired(uint256) internal pure override returns (bytes memory) {
        return abi.encodeWithSelector(ERC20.PermitExpired.selector);
    }

    function _invalid() internal pure override returns (bytes4) {
        return ERC20.InvalidPermit.selector;
    }

    /// @dev Solady's ERC20 leaves that to the nonce.
    function _isMalleabilityRefused() internal pure override returns (bool) {
        return false;
    }
}
