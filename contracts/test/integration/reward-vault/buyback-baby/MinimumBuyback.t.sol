// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { Report } from "../shared/VaultReports.sol";
import { BuybackMarket } from "./BuybackMarket.sol";

/// @notice Any account may give a minimum; none may do more by it, the owner neither.
contract MinimumBuyback_BuybackBabyVault_Test is BuybackMarket {
    function testFuzz_WhenTheMinimumIsMet(uint256 minUnits, bool isOwner) external {
        _bringAllCoin(1e23);
        uint256 units = _quote();
        _assertBuysBack(_caller(isOwner), bound(minUnits, 0, units), "buyback");
        assertEq(token.balanceOf(DEAD), units, "burnt");
    }

    function testFuzz_RevertWhen_TheMinimumIsTooHigh(uint256 minUnits, bool isOwner) external {
        _bringAllCoin(1e23);
        uint256 units = _quote();
        uint256 coin = _coinForBuyback();
        minUnits = bound(minUnits, units + 1, type(uint256).max);
        vm.prank(_caller(isOwner));
        vm.expectRevert(abi.encodeWithSelector(Errors.BuybackBabyVault_BuybackTooSmall.selector, units, minUnits));
        _buybackVault().buyback(minUnits);
        assertEq(_coinForBuyback(), coin, "coin that waits");
        assertEq(token.balanceOf(DEAD), 0, "burnt");
    }

    function test_RevertWhen_ThePriceHasMoved() external {
        _bringAllCoin(1e23);
        _moveUp(POOL_COIN / 10);
        _assertBuysNothingBack(firstOwner, Waiting.PriceMoved, "the owner");
    }

    function test_RevertWhen_ThereIsNoAverage() external {
        _bringAllCoin(1e23);
        _passBusy(pair, 2 days);
        _assertBuysNothingBack(firstOwner, Waiting.NoAverage, "the owner");
    }

    function test_RevertWhen_ItIsTooSoon() external {
        _bringMuchCoin();
        _assertBuysBack(eve, 0, "a stranger");
        _pass(vault.PAUSE() - 1);
        _assertBuysNothingBack(firstOwner, Waiting.TooSoon, "a second before the end");
        _pass(1);
        _assertBuysBack(firstOwner, 1, "at the end");
    }

    function test_RevertWhen_TheOwnerTradedInThisBlock() external {
        _bringAllCoin(1e23);
        _buy(address(token), firstOwner, 0.1 ether);
        _assertBuysNothingBack(firstOwner, Waiting.PairBusy, "in the same block");
    }

    function test_RevertWhen_ThereIsNoCoin() external {
        _warmUp();
        _assertBuysNothingBack(firstOwner, Waiting.NothingCollected, "no coin");
    }

    function test_WhenMoreWaitsThanFits() external {
        _bringMuchCoin();
        (, uint256 coin) = _reserves();
        Report memory report = _assertBuysBack(firstOwner, 1, "buyback");
        assertEq(report.coinBack + report.buybackPay, coin / 1050, "no more than anybody");
    }

    function test_WhenTheOwnershipIsGone() external {
        _bringAllCoin(1e23);
        vm.prank(firstOwner);
        Ownable(address(token)).renounceOwnership();
        _assertBuysBack(eve, 1, "as before");
    }

    function _caller(bool isOwner) private view returns (address) {
        return isOwner ? firstOwner : eve;
    }

    function _quote() private view returns (uint256) {
        uint256 coin = _coinForBuyback() - _coinForBuyback() / 100; // due for longer than an hour
        return exchange.router.getAmountsOut(coin, _path(address(exchange.weth), address(token)))[1];
    }
}
