// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { IV2Pair } from "../utils/uniswap/IV2Pair.sol";

/// @notice Borrows both sides of a pair, has a vault run meanwhile, and pays back with one percent more.
contract FlashBorrower {
    IV2Pair private immutable _pair;
    ITokenVault private immutable _vault;

    constructor(IV2Pair pair, ITokenVault vault) {
        (_pair, _vault) = (pair, vault);
    }

    function borrow(uint256 amount0, uint256 amount1) external {
        _pair.swap({ amount0Out: amount0, amount1Out: amount1, to: address(this), data: "1" });
    }

    function uniswapV2Call(address, uint256 amount0, uint256 amount1, bytes calldata) external {
        _vault.process();
        IERC20(_pair.token0()).transfer(address(_pair), amount0 + amount0 / 100);
        IERC20(_pair.token1()).transfer(address(_pair), amount1 + amount1 / 100);
    }
}
