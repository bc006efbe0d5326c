// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { IUniswapV2Factory } from "src/interfaces/external/IUniswapV2Factory.sol";
import { IUniswapV2Router } from "src/interfaces/external/IUniswapV2Router.sol";

/// @notice A router that names the real exchange and coin, and quotes as scripted.
contract ScriptedRouter is IUniswapV2Router {
    enum Mood {
        Honest,
        Reverting,
        Burning,
        Megabyte,
        RevertingMegabyte,
        Empty,
        QuotingNothing,
        QuotingOneUnit,
        QuotingBelowFair,
        QuotingTooMuch
    }

    /// @inheritdoc IUniswapV2Router
    address public immutable factory;

    /// @inheritdoc IUniswapV2Router
    address public immutable WETH;

    IUniswapV2Router private immutable _honest;

    Mood public mood;

    constructor(address honest, address wrappedCoin) {
        _honest = IUniswapV2Router(honest);
        factory = _honest.factory();
        WETH = wrappedCoin;
    }

    function become(Mood mood_) external {
        mood = mood_;
    }

    /// @inheritdoc IUniswapV2Router
    /// @dev Asked after the other, which has done all harm.
    function getAmountsIn(uint256 amountOut, address[] calldata path) external view returns (uint256[] memory amounts) {
        return _honest.getAmountsIn(amountOut, path);
    }

    /// @inheritdoc IUniswapV2Router
    function getAmountsOut(uint256 amountIn, address[] calldata path) external view returns (uint256[] memory amounts) {
        Mood current = mood;
        if (current == Mood.Reverting) revert("no, thank you");
        if (current == Mood.Burning) {
            while (true) { }
        }
        if (current == Mood.Megabyte) _answer(1e6, true);
        if (current == Mood.RevertingMegabyte) _answer(1e6, false);
        if (current == Mood.Empty) _answer(0, true);

        amounts = _honest.getAmountsOut(amountIn, path);
        if (current == Mood.QuotingNothing) amounts[1] = 0;
        if (current == Mood.QuotingOneUnit) amounts[1] = 1;
        if (current == Mood.QuotingBelowFair) amounts[1] = _percentOfReserves(96, amountIn, path);
        if (current == Mood.QuotingTooMuch) ++amounts[1];
    }

    /// @dev Without the pool's fee.
    function _percentOfReserves(uint256 percent, uint256 amountIn, address[] calldata path)
        private
        view
        returns (uint256)
    {
        IERC20 from = IERC20(path[0]);
        address pair = IUniswapV2Factory(factory).getPair(path[0], path[1]);
        return amountIn * IERC20(path[1]).balanceOf(pair) * percent / from.balanceOf(pair) / 100;
    }

    function _answer(uint256 size, bool succeeds) private pure {
        assembly {
            if succeeds { return(0, size) }
            revert(0, size)
        }
    }
}
