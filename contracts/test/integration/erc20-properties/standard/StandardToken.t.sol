// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { ERC20Properties_Shared_Test } from "../shared/ERC20Properties.t.sol";

contract ERC20Properties_StandardToken_Test is ERC20Properties_Shared_Test {
    function _create(address firstOwner) internal override returns (IERC20) {
        return IERC20(standardTokenFactory.createToken(Defaults.standardToken(firstOwner)));
    }
}
