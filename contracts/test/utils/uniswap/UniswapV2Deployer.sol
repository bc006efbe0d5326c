// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IV2Factory } from "./IV2Factory.sol";
import { IV2Router } from "./IV2Router.sol";
import { IWETH9 } from "./IWETH9.sol";
import { UniswapV2 } from "./UniswapV2.sol";
import { UniswapV2Code } from "./UniswapV2Code.sol";

/// @notice Puts the real Uniswap V2 on a test chain.
library UniswapV2Deployer {
    /// @notice May turn on the exchange's own share of the fees (`factory.setFeeTo`); it is off.
    address internal constant FEE_TO_SETTER = address(uint160(uint256(keccak256("fee to setter"))));

    /// @dev The deterministic deployer; Forge puts it on its test chain.
    address private constant DEPLOYER = 0x4e59b44847b379578588920cA78FbF26c0B4956C;

    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    error UniswapV2Deployer_Failed(address computed);

    /// @notice Deploys it as published: its pools take 0.3 %.
    function deploy() internal returns (UniswapV2 memory) {
        return deploy(30);
    }

    /// @notice Deploys it with another fee of its pools. What is there already is used.
    /// @param fee In ten-thousandths of what is sold: 30 is as published, 25 and 10 are what others take.
    function deploy(uint256 fee) internal returns (UniswapV2 memory exchange) {
        UniswapV2Code code = new UniswapV2Code();
        address weth = _create(code.weth(), "");
        address factory = _create(code.factory(fee), abi.encode(FEE_TO_SETTER));
        address router = _create(code.router(fee), abi.encode(factory, weth));
        return UniswapV2({ factory: IV2Factory(factory), router: IV2Router(router), weth: IWETH9(weth) });
    }

    function _create(string memory code, bytes memory arguments) private returns (address computed) {
        bytes memory creationCode = bytes.concat(vm.parseBytes(code), arguments);
        computed = vm.computeCreate2Address(0, keccak256(creationCode), DEPLOYER);
        if (computed.code.length > 0) return computed;

        (bool success,) = DEPLOYER.call(bytes.concat(bytes32(0), creationCode));
        if (!success || computed.code.length == 0) revert UniswapV2Deployer_Failed(computed);
    }
}
