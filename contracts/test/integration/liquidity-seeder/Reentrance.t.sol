// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { StandardTokenParams } from "src/types/StandardTokenParams.sol";
import { HostileExchange } from "../../mocks/exchanges/HostileExchange.sol";
import { ReenteringRecipient } from "../../mocks/recipients/ReenteringRecipient.sol";
import { HookToken } from "../../mocks/tokens/HookToken.sol";
import { MockToken } from "../../mocks/tokens/MockToken.sol";
import { Defaults } from "../../utils/Defaults.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { Seeding } from "./Seeding.sol";

/// @notice A call within a call: neither may touch the other's money.
contract Reentrance_LiquiditySeeder_Test is Seeding {
    /// @dev The pair's `skim` calls the caller once, paying the pair comes after.
    uint256 private constant CALLS_BY_SKIM = 1;

    ReenteringRecipient private _hook;

    function setUp() public override {
        super.setUp();
        _hook = new ReenteringRecipient();
    }

    /// @dev Balances are then as wanted; but what was donated would be his. Only where the token refuses to leave the
    /// pair: else nothing is there to mint of.
    function test_RevertWhen_SomebodyMintsMeanwhile() external {
        Order memory order = _hookOrder();
        IV2Pair pair = _createPair(exchanges[0], order.token);
        HookToken(order.token).mint(address(pair), order.amount / 2);
        _donate({ exchange: exchanges[0], pair: pair, amount: 0, coin: order.coin / 2 });
        bytes memory skimming = abi.encodeCall(pair.transfer, (address(_hook), order.amount / 2));
        vm.mockCallRevert(order.token, skimming, "");
        _hook.prepare({ target: address(pair), data: abi.encodeCall(pair.mint, (eve)), value: 0 });

        _expectRevertAs(
            address(_hook), order, abi.encodeWithSelector(Errors.LiquiditySeeder_PairHasLiquidity.selector, pair)
        );
    }

    function testFuzz_RevertWhen_SomebodyAddsMeanwhile(uint256 added, bool isCoin) external {
        Order memory order = _hookOrder();
        IV2Pair pair = _createPair(exchanges[0], order.token);
        MockToken side = MockToken(isCoin ? address(exchanges[0].weth) : order.token);
        uint256 wanted = isCoin ? order.coin : order.amount;
        added = bound(added, 1, MOST);
        if (isCoin) deal(address(side), address(_hook), added);
        else side.mint(address(_hook), added);
        _hook.prepare({ target: address(side), data: abi.encodeCall(side.transfer, (address(pair), added)), value: 0 });
        _hook.letPass(CALLS_BY_SKIM);

        _expectRevertAs(address(_hook), order, _mismatch(order, address(side), wanted, wanted + added));
    }

    /// @dev Whether it is skimmed or counted depends on the order of the pair's sides; it is a present either way.
    function testFuzz_WhenSomebodyAddsToASkimmedPair(uint256 added, bool isCoin) external {
        Order memory order = _hookOrder();
        IV2Pair pair = _createPair(exchanges[0], order.token);
        MockToken side = MockToken(isCoin ? address(exchanges[0].weth) : order.token);
        added = bound(added, 1, (isCoin ? order.coin : order.amount) - 1);
        if (isCoin) deal(address(side), address(_hook), added);
        else side.mint(address(_hook), added);
        _hook.prepare({ target: address(side), data: abi.encodeCall(side.transfer, (address(pair), added)), value: 0 });

        _seedAs(address(_hook), order);

        assertTrue(_hook.succeeded(), "the addition");
        _assertSeeded(exchanges[0], order);
        _assertSeederEmpty(exchanges[0]);
        uint256 kept = isCoin ? side.balanceOf(address(_hook)) + address(_hook).balance : side.balanceOf(address(_hook));
        assertEq(kept, added, "what was added, with the caller");
    }

    function testFuzz_WhenSomebodySeedsMeanwhile(uint256 coin, uint256 donated, bool isPaid) external {
        Order memory order = _hookOrder();
        Order memory other = _otherOrder(coin);
        donated = _donateTo(other, donated);
        _reenter(other);
        if (isPaid) _hook.letPass(CALLS_BY_SKIM);

        _seedAs(address(_hook), order);

        assertTrue(_hook.succeeded(), "the other call");
        _assertSeeded(exchanges[0], order);
        _assertSeeded(exchanges[0], other);
        _assertSeederEmpty(exchanges[0]);
        assertEq(address(_hook).balance, donated, "coin of the caller");
        assertEq(exchanges[0].weth.balanceOf(address(_hook)), other.coin, "gift to the caller");
    }

    function testFuzz_WhenAHostileExchangeIsSeededMeanwhile(uint256 coin, uint256 claimed, uint256 donated, bool isPaid)
        external
    {
        Order memory order = _hookOrder();
        donated = _donateTo(order, donated);
        Order memory other = _order();
        other.coin = bound(coin, 1, MOST);
        other.amount = other.coin; // one answer for both balances
        claimed = bound(claimed, 0, other.coin - 1);
        HostileExchange hostile = new HostileExchange({ donated: claimed, wanted: other.coin });
        (other.token, other.router) = (address(hostile), address(hostile));
        _reenter(other);
        if (isPaid) _hook.letPass(CALLS_BY_SKIM);

        _seedAs(address(_hook), order);

        assertTrue(_hook.succeeded(), "the other call");
        _assertSeeded(exchanges[0], order);
        _assertSeederEmpty(exchanges[0]);
        assertEq(address(hostile).balance, other.coin - claimed, "coin of the hostile exchange");
        assertEq(address(_hook).balance, claimed + donated, "coin of the caller");
    }

    function testFuzz_WhenTheCallerSeedsWhileBeingRefunded(uint256 coin, uint256 donated, uint256 otherDonated)
        external
    {
        Order memory order = _order();
        vm.prank(sender);
        token.transfer(address(_hook), order.amount);
        vm.prank(address(_hook));
        token.approve(address(liquiditySeeder), order.amount);
        donated = _donateTo(order, bound(donated, 1, order.coin - 1));
        Order memory other = _otherOrder(coin);
        otherDonated = _donateTo(other, otherDonated);
        _reenter(other);

        _seedAs(address(_hook), order);

        assertTrue(_hook.succeeded(), "the other call");
        _assertSeeded(exchanges[0], order);
        _assertSeeded(exchanges[0], other);
        _assertSeederEmpty(exchanges[0]);
        assertEq(address(_hook).balance, donated + otherDonated, "coin of the caller");
        assertEq(exchanges[0].weth.balanceOf(address(_hook)), order.coin + other.coin, "gifts to the caller");
    }

    /* HELPERS */

    /// @dev The hook calls this token's transfers.
    function _hookOrder() private returns (Order memory) {
        return _orderOf(new HookToken(), address(_hook));
    }

    /// @dev Of another token of the hook's.
    function _otherOrder(uint256 coin) private returns (Order memory other) {
        StandardTokenParams memory params = Defaults.standardToken(address(_hook));
        params.salt = keccak256("other");
        other = _order();
        other.token = standardTokenFactory.createToken(params);
        other.coin = bound(coin, 1e6, MOST);
        vm.prank(address(_hook));
        MockToken(other.token).approve(address(liquiditySeeder), other.amount);
    }

    /// @dev The hook gets the coin for it as well.
    function _reenter(Order memory order) private {
        bytes memory data = abi.encodeCall(
            liquiditySeeder.seed, (order.token, order.router, order.amount, order.minLp, address(_hook), order.deadline)
        );
        _hook.prepare({ target: address(liquiditySeeder), data: data, value: order.coin });
        vm.deal(address(_hook), order.coin);
    }
}
