// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { CallingPayee } from "../../mocks/market/CallingPayee.sol";
import { BurningRecipient } from "../../mocks/recipients/BurningRecipient.sol";
import { RejectingRecipient } from "../../mocks/recipients/RejectingRecipient.sol";
import { ReturningRecipient } from "../../mocks/recipients/ReturningRecipient.sol";
import { LivenessMarket } from "./LivenessMarket.sol";

contract HostileCharity_Liveness_Test is LivenessMarket {
    function test_WhenItReverts() external {
        _assertLives(address(new RejectingRecipient()));
    }

    function test_WhenItBurnsAllGas() external {
        _assertLives(address(new BurningRecipient()));
    }

    function test_WhenItReturnsAMegabyte() external {
        _assertLives(address(new ReturningRecipient({ reverts: false })));
    }

    function test_WhenItRevertsWithAMegabyte() external {
        _assertLives(address(new ReturningRecipient({ reverts: true })));
    }

    function test_WhenItSyncsThePair() external {
        _assertLives(address(new CallingPayee(address(pair), abi.encodeCall(pair.sync, ()))));
    }

    /* HELPERS */

    /// @dev It gets what it is owed, in the one coin or the other.
    function _assertLives(address payee) private {
        LiquidityGeneratorTokenParams memory params = _params();
        params.charityAddress = payee;
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _collect(4 * _portion());
        _warmUp();
        uint256 booked = generator.booked();

        (Report memory report, uint256 earned) = _processWith(AMPLE_GAS);
        assertEq(report.payments, 1, "a run");
        assertGt(earned, 0, "the keeper is paid");
        assertGt(payee.balance + exchange.weth.balanceOf(payee), 0, "paid");
        assertGt(pair.balanceOf(DEAD), 0, "liquidity is made");
        assertLt(generator.booked(), booked, "booked for it");
        _assertEverythingWorks();
    }
}
