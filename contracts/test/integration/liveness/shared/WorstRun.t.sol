// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Dollar } from "../../../mocks/market/Dollar.sol";
import { DollarProxy } from "../../../mocks/market/DollarProxy.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { UniswapV2Deployer } from "../../../utils/uniswap/UniswapV2Deployer.sol";
import { Report } from "../../reward-vault/shared/VaultReports.sol";
import { RewardLivenessMarket } from "./RewardLivenessMarket.sol";

/// @notice Calls of both steps by what they need. The dearest are the first of all, on pools never traded, the exchange's share
/// on, coin to wrap, a payee that cannot be paid as it should be, a keeper that has never had wrapped coin, and a reward token
/// as dear as dollar tokens are. Everything happens before the test, so that each word of storage costs what it costs in a
/// transaction of its own.
abstract contract Run_Liveness_Test is RewardLivenessMarket {
    address internal exchangeWallet = makeAddr("exchange");

    function _arrange() internal override {
        vm.prank(UniswapV2Deployer.FEE_TO_SETTER);
        exchange.factory.setFeeTo(exchangeWallet);
        _adoptReward(_isWorst() ? _dollar() : new MockToken());
        Opening memory opening;
        if (_isWorst()) opening.payee = _hostilePayee();
        _openWith(opening);
        // Trades in one second leave the sums at nothing, and a growth for the exchange to share in.
        _buy(address(token), carol, 1 ether);
        _buy(address(reward), carol, 1 ether);
        _collect(12 * _portion());
        vm.deal(address(vault), 1 ether);
        _warmUp();
        if (_isWorst()) return;

        for (uint256 i = 0; i < 2; ++i) {
            _processWith(AMPLE_GAS);
            _collect(12 * _portion());
            _pass(vault.PAUSE() + vault.KEEPER_TIME());
        }
    }

    /// @dev A payee that cannot be paid as it should be, and burns what there is to burn.
    function _hostilePayee() internal virtual returns (address);

    function _isWorst() internal pure virtual returns (bool);

    /// @dev The least with which both steps work is not above it, and not much below.
    function _mostGas() internal pure virtual returns (uint256);

    function test_WhenProcessed() external {
        uint256 least = _leastGas();
        emit log_named_uint("least gas", least);
        assertLe(least, _mostGas(), "least gas");
        assertGe(least * 11 / 10, _mostGas(), "of about as much");
        assertLt(_mostGas(), 2_500_000 / 2, "half of what shows that a part has failed by itself");

        _assertBothSteps(_processWith(least));
        assertGt(pair.balanceOf(DEAD), 0, "liquidity");
        assertGt(pair.balanceOf(exchangeWallet), 0, "the exchange's share");
        _assertSolvent();
    }

    /* HELPERS */

    function _assertBothSteps(Report memory report) private pure {
        assertEq(report.runs, 1, "first steps");
        assertEq(report.purchases, 1, "second steps");
        assertGt(report.runPay, 0, "pay for the first");
        assertGt(report.purchasePay, 0, "pay for the second");
    }

    function _dollar() private returns (MockToken) {
        return MockToken(address(new DollarProxy({ implementation: address(new Dollar()), admin: eve })));
    }

    /// @dev By halving.
    function _leastGas() private returns (uint256 enough) {
        uint256 little = 21_000;
        enough = AMPLE_GAS;
        while (enough - little > 1) {
            uint256 middle = (enough + little) / 2;
            if (_runsWith(middle)) enough = middle;
            else little = middle;
        }
    }

    /// @dev Both steps, or none.
    function _runsWith(uint256 gasLimit) private returns (bool success) {
        uint256 snapshot = vm.snapshotState();
        _coolMarket();
        vm.recordLogs();
        vm.prank(eve);
        (success,) = address(vault).call{ gas: gasLimit }(abi.encodeCall(vault.process, ()));
        Report memory report = _report();
        vm.revertToStateAndDelete(snapshot);
        if (success) _assertBothSteps(report);
    }
}

abstract contract WorstRun_Reward_Liveness_Test is Run_Liveness_Test {
    function _isWorst() internal pure override returns (bool) {
        return true;
    }
}

/// @dev The third call of a vault that is called often.
abstract contract UsualRun_Liveness_Test is Run_Liveness_Test {
    function _isWorst() internal pure override returns (bool) {
        return false;
    }
}
