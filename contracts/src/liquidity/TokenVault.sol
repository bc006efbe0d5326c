// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TokenVaultBase } from "./TokenVaultBase.sol";
import { ITokenVault } from "../interfaces/ITokenVault.sol";
import { CoinPayout } from "../libraries/CoinPayout.sol";
import { Booked } from "../types/Booked.sol";
import { VaultConfig } from "../types/VaultConfig.sol";

/// @title TokenVault
/// @notice The vault of a token that pays its payee in coin, and promises nothing else. See the documentation in
/// {ITokenVault}.
contract TokenVault is TokenVaultBase {
    /// @inheritdoc ITokenVault
    uint256 public constant PAYOUT_GAS = CoinPayout.PAYOUT_GAS;

    function _coinWaiting() internal pure override returns (uint256) {
        return 0;
    }

    function _spend(VaultConfig memory config, Booked memory, uint256 coin) internal override {
        CoinPayout.pay({ payee: config.payee, wrappedCoin: config.market.wrappedCoin, amount: coin });
    }
}
