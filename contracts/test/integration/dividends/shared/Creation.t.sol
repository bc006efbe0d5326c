// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Vm } from "forge-std/Vm.sol";
import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { ITaxedToken } from "src/interfaces/ITaxedToken.sol";
import { DividendTotals } from "src/types/DividendTotals.sol";
import { TaxedTokenPrediction } from "src/types/TaxedTokenPrediction.sol";
import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice What a token is at its birth.
abstract contract Creation_DividendToken_Shared_Test is Dividends_Test {
    function _arrange() internal override { }

    function test_WhenCreated() external {
        Setup memory setup = _normal();
        TaxedTokenPrediction memory predicted = _predict(setup);

        vm.recordLogs();
        _create(setup);
        Vm.Log[] memory logs = _logsOfToken();
        _assertIs(predicted);
        assertEq(dividendToken.router(), address(exchange.router), "router");
        assertEq(dividendToken.firstOwner(), firstOwner, "first owner");
        assertEq(Ownable(address(token)).owner(), firstOwner, "owner");
        assertEq(abi.encode(_fees()), abi.encode(setup.fees), "fees");
        _assertDividends(setup);

        assertEq(logs.length, 4, "events");
        assertEq(logs[0].topics[0], Ownable.OwnershipTransferred.selector, "first the ownership");
        _assertSetUp(logs[1]);
        _assertDividendsSetUp(logs[2], setup);
        _assertTransfer({
            log: logs[3], from: address(0), to: firstOwner, amount: setup.totalSupply, label: "then the supply"
        });
    }

    function testFuzz_WhenAsked(
        uint8 decimals,
        uint256 supply,
        uint256 minimum,
        uint8 nameLength,
        uint8 symbolLength,
        uint256 letters
    ) external {
        Setup memory setup = _normal();
        setup.decimals = uint8(bound(decimals, 2, 64));
        setup.totalSupply = bound(supply, 1000, MAX_SUPPLY);
        setup.minimum = bound(minimum, 1, setup.totalSupply / 1000);
        setup.name = _text(letters, bound(nameLength, 2, 64));
        setup.symbol = _text(letters, bound(symbolLength, 2, 32));
        _create(setup);

        assertEq(token.name(), setup.name, "name");
        assertEq(token.symbol(), setup.symbol, "symbol");
        assertEq(token.decimals(), setup.decimals, "decimals");
        assertEq(token.totalSupply(), setup.totalSupply, "total supply");
        assertEq(token.balanceOf(firstOwner), setup.totalSupply, "first owner");
        _assertDividends(setup);
    }

    /// @dev All that moves leaves it alone.
    function test_WhenTransferred() external {
        uint256 supply = token.totalSupply();
        _give(alice, 1000e18);
        _buy({ token: address(token), buyer: bob, coin: 1 ether });
        _sell({ token: address(token), seller: alice, amount: 1000e18 });
        assertEq(token.totalSupply(), supply, "total supply");
    }

    /// @dev An account that knows the token's address beforehand can make its pair, and put coin there: routers refuse to add
    /// liquidity once the pair knows of it, but a payment into the pair works.
    function testFuzz_GivenThePairWasMadeBeforehand(bool isSynced, uint256 gift) external {
        Setup memory setup = _normal();
        TaxedTokenPrediction memory predicted = _predict(setup);
        gift = bound(gift, 0, 1 ether);
        vm.deal(eve, gift);
        vm.startPrank(eve);
        address made = exchange.factory.createPair(address(exchange.weth), predicted.token);
        exchange.weth.deposit{ value: gift }();
        exchange.weth.transfer(made, gift);
        // The token has no code yet, so the pair cannot be synced with the coin before its creation.
        vm.expectRevert(bytes(""));
        IV2Pair(made).sync();
        vm.stopPrank();
        assertEq(made, predicted.pair, "pair");

        _create(setup);
        _assertIs(predicted);
        if (isSynced) pair.sync();
        _addFirstLiquidity({ token: address(token), from: firstOwner, amount: 1e26, coin: 10 ether });
        _assertTrades();
    }

    /// @dev As the page does it.
    function testFuzz_WhenSeeded(uint256 gift) external {
        _create(_normal());
        gift = bound(gift, 0, 1 ether);
        vm.deal(eve, gift);
        vm.startPrank(eve);
        exchange.weth.deposit{ value: gift }();
        exchange.weth.transfer(address(pair), gift);
        pair.sync();
        vm.stopPrank();

        vm.deal(firstOwner, 10 ether);
        vm.startPrank(firstOwner);
        token.approve(address(liquiditySeeder), 1e26);
        liquiditySeeder.seed{ value: 10 ether }({
            token: address(token),
            router: address(exchange.router),
            amount: 1e26,
            minLp: 0,
            recipient: firstOwner,
            deadline: block.timestamp
        });
        vm.stopPrank();
        assertEq(token.balanceOf(address(pair)), 1e26, "all of it, without fees");
        assertGt(pair.balanceOf(firstOwner), 0, "liquidity");
        _assertTrades();
    }

    /* HELPERS */

    function _assertIs(TaxedTokenPrediction memory predicted) private view {
        assertEq(address(token), predicted.token, "token");
        assertEq(address(vault), predicted.vault, "vault");
        assertEq(address(pair), predicted.pair, "pair");
        assertEq(
            exchange.factory.getPair(address(token), address(exchange.weth)), address(pair), "pair of the exchange"
        );
    }

    function _assertDividends(Setup memory setup) private view {
        assertEq(dividendToken.rewardToken(), setup.rewardToken, "reward token");
        assertEq(dividendToken.minimumTokenBalanceForDividends(), _minimumOf(setup), "minimum");
        (uint256 units, uint256 changedAt) = dividendToken.eligible();
        assertEq(units, setup.totalSupply, "all units are eligible");
        assertEq(changedAt, 0, "no holder has received anything since");
        assertEq(dividendToken.booked(), 0, "booked");
        assertEq(dividendToken.owed(), 0, "owed");
        DividendTotals memory none;
        assertEq(abi.encode(dividendToken.dividendTotals()), abi.encode(none), "totals");
    }

    function _assertSetUp(Vm.Log memory log) private view {
        assertEq(log.topics[0], ITaxedToken.TokenSetUp.selector, "set up: event");
        assertEq(address(uint160(uint256(log.topics[1]))), firstOwner, "set up: first owner");
        assertEq(address(uint160(uint256(log.topics[2]))), address(pair), "set up: pair");
        assertEq(address(uint160(uint256(log.topics[3]))), address(vault), "set up: vault");
        assertEq(abi.decode(log.data, (address)), address(exchange.router), "set up: router");
    }

    function _assertDividendsSetUp(Vm.Log memory log, Setup memory setup) private pure {
        assertEq(log.topics[0], IDividendToken.DividendsSetUp.selector, "dividends: event");
        assertEq(address(uint160(uint256(log.topics[1]))), setup.rewardToken, "dividends: reward token");
        assertEq(abi.decode(log.data, (uint256)), _minimumOf(setup), "dividends: minimum");
    }

    function _assertTrades() private {
        _buy({ token: address(token), buyer: alice, coin: 1 ether });
        assertGt(token.balanceOf(alice), 0, "bought");
        assertGt(token.balanceOf(address(vault)), 0, "taxed");
        _sell({ token: address(token), seller: alice, amount: token.balanceOf(alice) });
        assertGt(alice.balance, 0, "sold");
    }

    /// @dev Text of small letters.
    function _text(uint256 letters, uint256 length) private pure returns (string memory) {
        bytes memory text = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            text[i] = bytes1(uint8(97 + uint256(keccak256(abi.encode(letters, i))) % 26));
        }
        return string(text);
    }
}
