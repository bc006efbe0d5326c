// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { StandardTokenParams } from "src/types/StandardTokenParams.sol";
import { Base_Test } from "../Base.t.sol";
import { Defaults } from "../utils/Defaults.sol";
import { IV2Pair } from "../utils/uniswap/IV2Pair.sol";
import { UniswapV2 } from "../utils/uniswap/UniswapV2.sol";
import { UniswapV2Code } from "../utils/uniswap/UniswapV2Code.sol";
import { UniswapV2Deployer } from "../utils/uniswap/UniswapV2Deployer.sol";

/// @notice The Uniswap V2 that other tests rely on is the real one, and its variants take exactly their fee.
contract UniswapV2_Test is Base_Test {
    /// @dev The hash that every Uniswap V2 library has.
    bytes32 private constant PUBLISHED_PAIR = 0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f;

    uint256[3] private _fees = [uint256(30), 25, 10];

    UniswapV2Code private _code = new UniswapV2Code();

    /// @dev One for each of the fees.
    UniswapV2[3] private _exchanges;

    uint256 private _tokens;

    function setUp() public override {
        super.setUp();
        for (uint256 i = 0; i < 3; ++i) {
            _exchanges[i] = UniswapV2Deployer.deploy(_fees[i]);
        }
    }

    function test_WhenDeployedAsPublished() external {
        UniswapV2 memory exchange = _exchanges[0];
        assertEq(keccak256(vm.parseBytes(_code.pair(30))), PUBLISHED_PAIR, "pair");
        assertEq(_code.router(30), _published("v2-periphery/build/UniswapV2Router02", "bytecode"), "router");
        assertEq(_code.factory(30), _published("v2-core/build/UniswapV2Factory", "bytecode"), "factory");
        _assertCode(address(exchange.factory), "v2-core/build/UniswapV2Factory", "code of the factory");
        _assertCode(address(exchange.weth), "v2-periphery/build/WETH9", "code of the wrapped coin");
        IV2Pair pair = _pool({ exchange: exchange, amount: 10_000, coin: 20_000 });
        _assertCode(address(pair), "v2-core/build/UniswapV2Pair", "code of the pair");
    }

    function test_WhenDeployedAgain() external {
        uint256 creations = vm.getNonce(CREATE2_FACTORY);
        UniswapV2 memory again = UniswapV2Deployer.deploy();
        assertEq(abi.encode(again), abi.encode(_exchanges[0]), "addresses");
        assertEq(vm.getNonce(CREATE2_FACTORY), creations, "creations");
    }

    function test_WhenDeployedWithOtherFees() external {
        for (uint256 i = 0; i < 3; ++i) {
            UniswapV2 memory one = _exchanges[i];
            UniswapV2 memory other = _exchanges[(i + 1) % 3];
            assertNotEq(address(one.factory), address(other.factory), "factory");
            assertNotEq(address(one.router), address(other.router), "router");
            assertEq(address(one.weth), address(other.weth), "wrapped coin");
            assertEq(one.router.factory(), address(one.factory), "factory of the router");
            assertEq(one.router.WETH(), address(one.weth), "wrapped coin of the router");

            IV2Pair pair = _pool({ exchange: one, amount: 10_000, coin: 20_000 });
            assertEq(one.weth.balanceOf(address(pair)), 20_000, "where the router paid");
        }
    }

    function testFuzz_WhenQuoted(uint256 amount, uint256 reserveIn, uint256 reserveOut) external view {
        reserveIn = bound(reserveIn, 1, type(uint112).max);
        reserveOut = bound(reserveOut, 2, type(uint112).max);
        amount = bound(amount, 1, type(uint112).max);
        uint256 out = bound(amount, 1, reserveOut - 1);
        for (uint256 i = 0; i < 3; ++i) {
            UniswapV2 memory exchange = _exchanges[i];
            assertEq(
                exchange.router.getAmountOut(amount, reserveIn, reserveOut),
                _quote(_fees[i], amount, reserveIn, reserveOut),
                "amount out"
            );
            assertEq(
                exchange.router.getAmountIn(out, reserveIn, reserveOut),
                reserveIn * out * 10_000 / ((reserveOut - out) * (10_000 - _fees[i])) + 1,
                "amount in"
            );
        }
    }

    function testFuzz_WhenSwapped(uint256 amount, uint256 coin, uint256 sold, bool isTokenSold) external {
        (amount, coin) = (bound(amount, 1e9, 1e23), bound(coin, 1e9, 1e23));
        for (uint256 i = 0; i < 3; ++i) {
            UniswapV2 memory exchange = _exchanges[i];
            IV2Pair pair = _pool(exchange, amount, coin);
            address token = pair.token0() == address(exchange.weth) ? pair.token1() : pair.token0();
            (uint256 reserveIn, uint256 reserveOut) = isTokenSold ? (amount, coin) : (coin, amount);
            sold = bound(sold, reserveIn / 1e6, reserveIn);

            address seller = isTokenSold ? sender : address(this);
            vm.prank(seller);
            IERC20(isTokenSold ? token : _wrap(exchange, sold)).transfer(address(pair), sold);

            uint256 out = _quote(_fees[i], sold, reserveIn, reserveOut);
            bool isFirstOut = isTokenSold == (pair.token0() == address(exchange.weth));
            vm.expectRevert("UniswapV2: K");
            pair.swap(isFirstOut ? out + 1 : 0, isFirstOut ? 0 : out + 1, carol, "");

            pair.swap(isFirstOut ? out : 0, isFirstOut ? 0 : out, carol, "");
            address bought = isTokenSold ? address(exchange.weth) : token;
            assertEq(IERC20(bought).balanceOf(address(pair)), reserveOut - out, "reserve after the swap");
        }
    }

    function test_RevertWhen_TheFeeIsNotPossible() external {
        vm.expectRevert(abi.encodeWithSelector(UniswapV2Code.UniswapV2Code_FeeNotPossible.selector, 1));
        _code.pair(1);
    }

    function test_RevertWhen_AnotherNumberOfPlaces() external {
        assertEq(_code.replace("aabbaa", "aa", "cc", 2), "ccbbcc", "replaced");

        for (uint256 places = 0; places < 4; ++places) {
            if (places == 2) continue;
            vm.expectRevert(abi.encodeWithSelector(UniswapV2Code.UniswapV2Code_PlacesDiffer.selector, "aa", places, 2));
            _code.replace("aabbaa", "aa", "cc", places);
        }
    }

    /* HELPERS */

    function _quote(uint256 fee, uint256 amount, uint256 reserveIn, uint256 reserveOut) private pure returns (uint256) {
        uint256 left = amount * (10_000 - fee);
        return left * reserveOut / (reserveIn * 10_000 + left);
    }

    /// @dev A new token of the sender's and its pool, made with the router.
    function _pool(UniswapV2 memory exchange, uint256 amount, uint256 coin) private returns (IV2Pair) {
        StandardTokenParams memory params = Defaults.standardToken(sender);
        params.salt = bytes32(++_tokens);
        vm.deal(sender, coin);
        vm.startPrank(sender);
        address token = standardTokenFactory.createToken(params);
        IERC20(token).approve(address(exchange.router), amount);
        exchange.router.addLiquidityETH{ value: coin }({
            token: token,
            amountTokenDesired: amount,
            amountTokenMin: amount,
            amountETHMin: coin,
            to: sender,
            deadline: block.timestamp
        });
        vm.stopPrank();
        return IV2Pair(exchange.factory.getPair(token, address(exchange.weth)));
    }

    function _wrap(UniswapV2 memory exchange, uint256 amount) private returns (address) {
        vm.deal(address(this), amount);
        exchange.weth.deposit{ value: amount }();
        return address(exchange.weth);
    }

    function _assertCode(address target, string memory artifact, string memory label) private view {
        assertEq(target.code, vm.parseBytes(_published(artifact, "deployedBytecode")), label);
    }

    function _published(string memory artifact, string memory part) private view returns (string memory) {
        string memory json = vm.readFile(string.concat("node_modules/@uniswap/", artifact, ".json"));
        return vm.parseJsonString(json, string.concat(".evm.", part, ".object"));
    }
}
