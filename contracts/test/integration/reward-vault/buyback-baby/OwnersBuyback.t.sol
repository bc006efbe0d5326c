// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { BuybackMarket } from "./BuybackMarket.sol";

/// @notice The owner may go outside of the band, by giving a minimum; and nothing else.
contract OwnersBuyback_BuybackBabyVault_Test is BuybackMarket {
    function test_WhenThePriceHasMoved() external {
        _bringAllCoin(1e23);
        _moveUp(POOL_COIN / 10);
        _assertBuysNothingBack(firstOwner, 0, Waiting.PriceMoved, "without a minimum");
        _assertBuysNothingBack(eve, 1, Waiting.PriceMoved, "somebody else");
        _assertBuysBack(firstOwner, 1, "the owner");
    }

    function test_WhenThereIsNoAverage() external {
        _bringAllCoin(1e23);
        _pass(2 days);
        uint256 snapshot = vm.snapshotState();
        _assertBuysNothingBack(firstOwner, 0, Waiting.NoAverage, "without a minimum");
        vm.revertToState(snapshot);
        _assertBuysBack(firstOwner, 1, "the owner");
    }

    function testFuzz_WhenTheMinimumIsMet(uint256 minUnits) external {
        _bringAllCoin(1e23);
        uint256 units = _quote();
        _assertBuysBack(firstOwner, bound(minUnits, 1, units), "buyback");
        assertEq(token.balanceOf(DEAD), units, "burnt");
    }

    /// @dev Open to anyone, who may give one as well.
    function testFuzz_RevertWhen_TheMinimumIsTooHigh(uint256 minUnits, bool isOwner) external {
        _bringAllCoin(1e23);
        uint256 units = _quote();
        uint256 coin = _coinForBuyback();
        minUnits = bound(minUnits, units + 1, type(uint256).max);
        vm.prank(isOwner ? firstOwner : eve);
        vm.expectRevert(abi.encodeWithSelector(Errors.BuybackBabyVault_BuybackTooSmall.selector, units, minUnits));
        _buybackVault().buyback(minUnits);
        assertEq(_coinForBuyback(), coin, "coin that waits");
        assertEq(token.balanceOf(DEAD), 0, "burnt");
    }

    function test_WhenMoreWaitsThanFits() external {
        _bringMuchCoin();
        (, uint256 coin) = _reserves();
        assertEq(_assertBuysBack(firstOwner, 1, "buyback").coinBack, coin / 1050, "no more than anybody");
    }

    function test_WhenItIsTooSoon() external {
        _bringMuchCoin();
        _assertBuysBack(eve, 0, "somebody");
        _pass(vault.PAUSE() - 1);
        _assertBuysNothingBack(firstOwner, 1, Waiting.TooSoon, "a second before the end");
        _pass(1);
        _assertBuysBack(firstOwner, 1, "at the end");
    }

    /// @dev The owner can trade around it no more than anybody.
    function test_WhenSomebodyTradedInThisBlock() external {
        _bringAllCoin(1e23);
        _buy(address(token), firstOwner, 1 ether);
        _assertBuysNothingBack(firstOwner, 1, Waiting.PairBusy, "in the same block");
        _wrapFor(address(pair), 1);
        _pass(1);
        _assertBuysNothingBack(firstOwner, 1, Waiting.PairBusy, "while somebody pays the pair");
    }

    function test_WhenThereIsNoCoin() external {
        _warmUp();
        _assertBuysNothingBack(firstOwner, 1, Waiting.NothingCollected, "no coin");
    }

    function test_WhenHandedOver() external {
        _bringAllCoin(1e23);
        vm.prank(firstOwner);
        Ownable2Step(address(token)).transferOwnership(carol);
        _moveUp(POOL_COIN / 10);
        _assertBuysNothingBack(carol, 1, Waiting.PriceMoved, "before she accepts");
        vm.prank(carol);
        Ownable2Step(address(token)).acceptOwnership();
        _assertBuysNothingBack(firstOwner, 1, Waiting.PriceMoved, "the former owner");
        _assertBuysBack(carol, 1, "the owner");
    }

    function test_WhenRenounced() external {
        _bringAllCoin(1e23);
        vm.prank(firstOwner);
        Ownable(address(token)).renounceOwnership();
        _moveUp(POOL_COIN / 10);
        _assertBuysNothingBack(firstOwner, 1, Waiting.PriceMoved, "the former owner");
    }

    function _quote() private view returns (uint256) {
        return exchange.router.getAmountsOut(_coinForBuyback(), _path(address(exchange.weth), address(token)))[1];
    }
}
