// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";

/// @notice Borrows a token from a pair, has its vault run, and claims while it holds it; then pays back what it has,
/// and a sponsor the rest.
contract FlashClaimer {
    IERC20 private immutable _token;
    ITokenVault private immutable _vault;
    address private immutable _sponsor;

    uint256 public held;

    constructor(IERC20 token, address sponsor) {
        (_token, _sponsor) = (token, sponsor);
        _vault = ITokenVault(IDividendToken(address(token)).vault());
    }

    function borrow(IV2Pair pair, uint256 amount) external {
        bool isFirst = pair.token0() == address(_token);
        pair.swap({ amount0Out: isFirst ? amount : 0, amount1Out: isFirst ? 0 : amount, to: address(this), data: "1" });
    }

    function uniswapV2Call(address, uint256 amount0, uint256 amount1, bytes calldata) external {
        held = _token.balanceOf(address(this));
        _vault.process();
        IDividendToken(address(_token)).claim();

        uint256 due = (amount0 + amount1) * 1000 / 997 + 1;
        uint256 before = _token.balanceOf(msg.sender);
        require(_token.transfer(msg.sender, held), "not paid back");
        uint256 paid = _token.balanceOf(msg.sender) - before;
        require(_token.transferFrom(_sponsor, msg.sender, due - paid), "not paid by the sponsor");
    }
}
