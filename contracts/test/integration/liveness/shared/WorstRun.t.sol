// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Dollar } from "../../../mocks/market/Dollar.sol";
import { DollarProxy } from "../../../mocks/market/DollarProxy.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { UniswapV2Deployer } from "../../../utils/uniswap/UniswapV2Deployer.sol";
import { Report } from "../../reward-vault/shared/VaultReports.sol";
import { RewardLivenessMarket } from "./RewardLivenessMarket.sol";

/// @notice Steps by what they need. The dearest are the first of all, on pools never traded, the exchange's share on,
/// coin to wrap, a payee that cannot be paid as it should be, and a reward token as dear as dollar tokens are. Everything
/// happens before the test, so that each word of storage costs what it costs in a transaction of its own.
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
        _collect(12 * dividendToken.runThreshold());
        vm.deal(address(vault), 1 ether);
        vm.prank(bob);
        token.approve(address(exchange.router), type(uint256).max);
        _warmUp();
        for (uint256 i = 0; i < _stepsBefore(); ++i) {
            _sellAndReport();
            _collect(12 * dividendToken.runThreshold());
            _pass(vault.PAUSE());
        }
    }

    /// @dev A payee that cannot be paid as it should be, and burns what there is to burn.
    function _hostilePayee() internal virtual returns (address);

    function _isWorst() internal pure virtual returns (bool);

    /// @dev First and second steps take turns.
    function _stepsBefore() internal pure virtual returns (uint256);

    function _mostGas() internal view virtual returns (uint256);

    function test_WhenAutomatic() external {
        uint256 least = _leastGas();
        assertLe(least, _mostGas(), "least gas");
        assertGe(least * 2, _mostGas(), "of about as much");
    }

    function test_WhenSold() external {
        Report memory report = _sellAndReport();
        assertEq(report.runs, 1 - _stepsBefore() % 2, "first steps");
        assertEq(report.purchases, _stepsBefore() % 2, "second steps");
        _assertSolvent();
    }

    function test_WhenProcessed() external {
        Report memory report = _process();
        assertEq(report.runs, 1, "first steps");
        assertEq(report.purchases, 1, "second steps");
        assertGt(pair.balanceOf(DEAD), 0, "liquidity");
        assertGt(pair.balanceOf(exchangeWallet), 0, "the exchange's share");
        _assertSolvent();
    }

    /* HELPERS */

    function _dollar() private returns (MockToken) {
        return MockToken(address(new DollarProxy({ implementation: address(new Dollar()), admin: eve })));
    }

    /// @dev By halving.
    function _leastGas() private returns (uint256 enough) {
        uint256 little = 21_000;
        enough = 1_000_000;
        while (enough - little > 1) {
            uint256 middle = (enough + little) / 2;
            if (_runsWith(middle)) enough = middle;
            else little = middle;
        }
    }

    function _runsWith(uint256 gasLimit) private returns (bool) {
        uint256 snapshot = vm.snapshotState();
        _coolMarket();
        vm.recordLogs();
        vm.prank(address(token));
        (bool success,) = address(vault).call{ gas: gasLimit }(abi.encodeCall(vault.processAutomatically, ()));
        Report memory report = _report();
        vm.revertToState(snapshot);
        return success && report.runs + report.purchases == 1;
    }
}

/// @dev What the token promises is enough for the longest, and a tenth more.
abstract contract WorstRun_Reward_Liveness_Test is Run_Liveness_Test {
    function _isWorst() internal pure override returns (bool) {
        return true;
    }

    function _stepsBefore() internal pure virtual override returns (uint256) {
        return 0;
    }

    function _mostGas() internal view override returns (uint256) {
        return dividendToken.RUN_GAS() * 10 / 11;
    }
}

abstract contract WorstPurchase_Liveness_Test is WorstRun_Reward_Liveness_Test {
    function _stepsBefore() internal pure override returns (uint256) {
        return 1;
    }
}

/// @dev The least that the token tries a run with is enough for what is usual.
abstract contract UsualRun_Liveness_Test is Run_Liveness_Test {
    uint256 private constant LEAST_RUN_GAS = 360_000;

    function _isWorst() internal pure override returns (bool) {
        return false;
    }

    function _stepsBefore() internal pure virtual override returns (uint256) {
        return 2;
    }

    function _mostGas() internal pure override returns (uint256) {
        return LEAST_RUN_GAS;
    }
}

abstract contract UsualPurchase_Liveness_Test is UsualRun_Liveness_Test {
    function _stepsBefore() internal pure override returns (uint256) {
        return 3;
    }
}
