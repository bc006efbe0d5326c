// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { HungryPayee } from "../../mocks/market/HungryPayee.sol";
import { Wallet } from "../../mocks/recipients/Wallet.sol";
import { WalletProxy } from "../../mocks/recipients/WalletProxy.sol";
import { DearChain } from "../../utils/DearChain.sol";
import { VaultMarket } from "./VaultMarket.sol";

/// @notice Runs on a chain where pair, router and wrapped coin burn more than today: no price of gas decides whether they work.
/// @dev After EIP-8037 and 8038 a first run costs 600,000 more; here it is up to a million.
contract DearChain_Vault_Test is VaultMarket, DearChain {
    address private _payee;

    function _arrange() internal override {
        _openFor(address(new HungryPayee({ appetite: vault.PAYOUT_GAS() + 2000, refuses: false })));
    }

    /// @dev The least gas is found as a wallet finds it, and does all.
    function testFuzz_WhenEveryCallBurnsMore(uint256 burnt) external {
        burnt = bound(burnt, 0, 60_000);
        _makeDear(address(pair), burnt, burnt);
        _makeDear(address(exchange.router), burnt, burnt);
        _makeDear(address(exchange.weth), burnt, burnt);
        assertLt(_leastGas(_runsWith, 6_000_000), 2_000_000, "least gas");
    }

    /// @dev A wallet whose proxy reads a slot, reaches its logic and logs is paid in coin.
    function test_WhenTheWalletIsDear() external {
        address wallet = address(new WalletProxy(address(new Wallet())));
        vm.cool(wallet);
        uint256 before = gasleft();
        (bool success,) = wallet.call("");
        uint256 today = before - gasleft() - 2600; // its own account is the payer's expense
        assertTrue(success, "wallet");

        Work memory work = Work({ newSlots: 0, slotWrites: 0, slots: 1 });
        uint256 snapshot = vm.snapshotState();
        _assertPaidInCoin(today + _costOf(_nextPrices(), work));
        vm.revertToState(snapshot);
        _assertPaidInCoin(today + _costOf(_dearAccess(), work));
    }

    /* HELPERS */

    function _assertPaidInCoin(uint256 appetite) private {
        _openFor(address(new HungryPayee({ appetite: appetite, refuses: false })));
        Report memory report = _assertSwaps("run");
        assertFalse(report.isWrapped, "not wrapped");
        assertEq(_payee.balance, report.coinPaid, "coin");
    }

    function _openFor(address payee) private {
        _payee = payee;
        LiquidityGeneratorTokenParams memory params = _params();
        params.charityAddress = payee;
        vm.prank(payee); // another creator for each, the same salt
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _collect(4 * _portion());
        _warmUp();
    }

    /// @dev A run or nothing, and the payee is never paid in another way for want of gas.
    function _runsWith(uint256 gasLimit) private returns (bool isWhole) {
        uint256 snapshot = vm.snapshotState();
        vm.prank(eve);
        (bool success,) = address(vault).call{ gas: gasLimit }(abi.encodeCall(vault.process, ()));
        isWhole = pair.balanceOf(DEAD) > 0;
        assertEq(success, isWhole, "a run or nothing");
        assertEq(_payee.balance > 0, isWhole, "the payee");
        assertEq(exchange.weth.balanceOf(_payee), 0, "never in wrapped coin");
        vm.revertToState(snapshot);
    }
}
