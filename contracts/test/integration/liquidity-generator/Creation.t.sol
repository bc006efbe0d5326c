// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Vm } from "forge-std/Vm.sol";
import { ITaxedToken } from "src/interfaces/ITaxedToken.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { TaxedTokenPrediction } from "src/types/TaxedTokenPrediction.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice What a token is at its birth.
contract Creation_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    function _arrange() internal override { }

    function test_WhenCreated() external {
        LiquidityGeneratorTokenParams memory params = _params();
        params.salt = keccak256("another");
        TaxedTokenPrediction memory predicted = liquidityGeneratorTokenFactory.predictToken(address(this), params);

        vm.recordLogs();
        _create(params);
        _assertIs(predicted);
        assertEq(generator.router(), params.router, "router");
        assertEq(generator.firstOwner(), firstOwner, "first owner");
        assertEq(generator.charityAddress(), charity, "charity");
        assertEq(Ownable(address(token)).owner(), firstOwner, "owner");
        assertEq(abi.encode(generator.fees()), abi.encode(_fees(200, 300, 300)), "fees");
        assertEq(generator.booked(), 0, "booked");
        (uint256 units, uint256 shares) = generator.eligible();
        assertEq(units, params.totalSupply, "eligible units");
        assertEq(shares, params.totalSupply << 30, "eligible shares");

        Vm.Log[] memory logs = _logsOfToken();
        assertEq(logs.length, 3, "events");
        assertEq(logs[0].topics[0], Ownable.OwnershipTransferred.selector, "first the ownership");
        _assertSetUp(logs[1], params.router);
        _assertTransfer({
            log: logs[2], from: address(0), to: firstOwner, amount: params.totalSupply, label: "then the supply"
        });
    }

    function testFuzz_WhenAsked(uint8 decimals, uint256 supply, uint8 nameLength, uint8 symbolLength, uint256 letters)
        external
    {
        LiquidityGeneratorTokenParams memory params = _params();
        params.decimals = uint8(bound(decimals, 2, 64));
        params.totalSupply = bound(supply, 1, MAX_SUPPLY);
        params.name = _text(letters, bound(nameLength, 2, 64));
        params.symbol = _text(letters, bound(symbolLength, 2, 32));
        _create(params);

        assertEq(token.name(), params.name, "name");
        assertEq(token.symbol(), params.symbol, "symbol");
        assertEq(token.decimals(), params.decimals, "decimals");
        assertEq(token.totalSupply(), params.totalSupply, "total supply");
        assertEq(token.balanceOf(firstOwner), params.totalSupply, "first owner");
    }

    /// @dev All that moves leaves it alone.
    function test_WhenTransferred() external {
        uint256 supply = token.totalSupply();
        _give(alice, 1000e18);
        _buy({ token: address(token), buyer: bob, coin: 1 ether });
        _sell({ token: address(token), seller: alice, amount: 1000e18 });
        assertEq(token.totalSupply(), supply, "total supply");
    }

    function test_GivenThePairWasMadeBeforehand() external {
        LiquidityGeneratorTokenParams memory params = _params();
        params.salt = keccak256("another");
        TaxedTokenPrediction memory predicted = liquidityGeneratorTokenFactory.predictToken(address(this), params);
        vm.prank(eve);
        address made = exchange.factory.createPair(address(exchange.weth), predicted.token);
        assertEq(made, predicted.pair, "pair");

        _create(params);
        _assertIs(predicted);
        _assertTrades();
    }

    /// @dev One wei in the pair and synced: routers refuse to add liquidity, but a payment into the pair works.
    function test_GivenThePairHasCoin() external {
        LiquidityGeneratorTokenParams memory params = _params();
        params.salt = keccak256("another");
        TaxedTokenPrediction memory predicted = liquidityGeneratorTokenFactory.predictToken(address(this), params);
        vm.deal(eve, 1);
        vm.startPrank(eve);
        address made = exchange.factory.createPair(address(exchange.weth), predicted.token);
        exchange.weth.deposit{ value: 1 }();
        exchange.weth.transfer(made, 1);
        // The token has no code yet, so the pair cannot be synced with the coin before its creation.
        vm.expectRevert(bytes(""));
        IV2Pair(made).sync();
        vm.stopPrank();

        _create(params);
        _assertIs(predicted);
        pair.sync();
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

    function _assertSetUp(Vm.Log memory log, address router) private view {
        assertEq(log.topics[0], ITaxedToken.TokenSetUp.selector, "set up: event");
        assertEq(address(uint160(uint256(log.topics[1]))), firstOwner, "set up: first owner");
        assertEq(address(uint160(uint256(log.topics[2]))), address(pair), "set up: pair");
        assertEq(address(uint160(uint256(log.topics[3]))), address(vault), "set up: vault");
        assertEq(abi.decode(log.data, (address)), router, "set up: router");
    }

    function _assertTrades() private {
        _addFirstLiquidity({ token: address(token), from: firstOwner, amount: 1e26, coin: 10 ether });
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
