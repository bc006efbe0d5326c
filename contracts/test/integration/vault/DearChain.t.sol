// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { DearProxy } from "../../mocks/market/DearProxy.sol";
import { HungryPayee } from "../../mocks/market/HungryPayee.sol";
import { VaultMarket } from "./VaultMarket.sol";

/// @notice Runs on a chain where pair, router and wrapped coin burn more than today: no price of gas decides whether they work.
/// @dev After EIP-8037 and 8038 a first run costs 600,000 more; here it is up to a million.
contract DearChain_Vault_Test is VaultMarket {
    address private _payee;

    function _arrange() internal override {
        _payee = address(new HungryPayee({ appetite: vault.PAYOUT_GAS() + 2000, refuses: false }));
        LiquidityGeneratorTokenParams memory params = _params();
        params.charityAddress = _payee;
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _collect(4 * _portion());
        _warmUp();
    }

    /// @dev The least gas is found as a wallet finds it, and does all.
    function testFuzz_WhenEveryCallBurnsMore(uint256 burnt) external {
        burnt = bound(burnt, 0, 60_000);
        _makeDear(address(pair), burnt);
        _makeDear(address(exchange.router), burnt);
        _makeDear(address(exchange.weth), burnt);

        uint256 little = 21_000;
        uint256 enough = 6_000_000;
        assertTrue(_runsWith(enough), "with plenty");
        while (enough - little > 1000) {
            uint256 middle = (enough + little) / 2;
            if (_runsWith(middle)) enough = middle;
            else little = middle;
        }
        assertLt(enough, 2_000_000, "least gas");
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

    function _makeDear(address contract_, uint256 burnt) private {
        address original = makeAddr(string.concat("original of ", vm.toString(contract_)));
        vm.etch(original, contract_.code);
        vm.etch(contract_, address(new DearProxy({ original: original, burnt: burnt })).code);
    }
}
