// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { IRewardVault } from "src/interfaces/IRewardVault.sol";
import { IV2Pair } from "../utils/uniswap/IV2Pair.sol";

/// @notice Borrows units of a token with dividends from a pair, has the vault run and claims meanwhile and after, and
/// pays back more than fees take.
contract FlashHolder {
    IDividendToken private immutable _token;
    IRewardVault private immutable _vault;
    IV2Pair private immutable _pair;

    constructor(IDividendToken token, IV2Pair pair) {
        (_token, _vault, _pair) = (token, IRewardVault(token.vault()), pair);
    }

    function borrow(uint256 units) external {
        bool isFirst = _pair.token0() == address(_token);
        _pair.swap({ amount0Out: isFirst ? units : 0, amount1Out: isFirst ? 0 : units, to: address(this), data: "1" });
        _runAndClaim();
    }

    function uniswapV2Call(address, uint256 amount0, uint256 amount1, bytes calldata) external {
        _runAndClaim();
        IERC20(address(_token)).transfer(address(_pair), (amount0 + amount1) * 135 / 100);
    }

    function _runAndClaim() private {
        _vault.process();
        _token.claim();
    }
}
