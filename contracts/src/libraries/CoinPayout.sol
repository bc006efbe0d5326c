// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeTransferLib } from "solady/utils/SafeTransferLib.sol";
import { Errors } from "./Errors.sol";
import { Starvation } from "./Starvation.sol";
import { ITokenVault } from "../interfaces/ITokenVault.sol";
import { IWrappedCoin } from "../interfaces/external/IWrappedCoin.sol";

/// @title CoinPayout
/// @notice How a vault pays its payee in coin.
library CoinPayout {
    using SafeTransferLib for address;

    /* CONSTANTS */

    /// @dev Gas that the payee may burn: enough for most wallets that are contracts, too little to do harm with. Who needs
    /// more is paid in wrapped coin.
    uint256 internal constant PAYOUT_GAS = 20_000;

    /* PAYMENT */

    /// @notice In native coin; in wrapped coin to a payee that refuses it. Starving the payee never counts as its refusal.
    function pay(address payee, address wrappedCoin, uint256 amount) internal {
        IWrappedCoin(wrappedCoin).withdraw(amount);
        bool isWrapped = !payee.trySafeTransferETH(amount, PAYOUT_GAS);
        if (isWrapped) {
            if (!Starvation.hadAll(PAYOUT_GAS)) revert Errors.TokenVault_InsufficientGas(gasleft(), PAYOUT_GAS);
            IWrappedCoin(wrappedCoin).deposit{ value: amount }();
            wrappedCoin.safeTransfer(payee, amount);
        }
        emit ITokenVault.PaidOut({ payee: payee, amount: amount, isWrapped: isWrapped });
    }
}
