// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { ITaxedToken } from "src/interfaces/ITaxedToken.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { Market_Test } from "./Market.t.sol";
import { IV2Pair } from "./utils/uniswap/IV2Pair.sol";

/// @notice A token with fees on a market, of any kind: the first owner has put half of the supply and 1,000 coins into
/// the pair.
abstract contract TaxedMarket_Test is Market_Test {
    uint256 internal constant POOL_COIN = 1000 ether;

    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    address internal firstOwner = makeAddr("firstOwner");

    ITaxedToken internal taxedToken;
    IERC20 internal token;
    ITokenVault internal vault;
    IV2Pair internal pair;

    function setUp() public virtual override {
        super.setUp();
        _prepare();
        _adopt(_createToken());
        _addFirstLiquidity({
            token: address(token), from: firstOwner, amount: token.totalSupply() / 2, coin: POOL_COIN
        });
        _arrange();
    }

    /* HOOKS */

    /// @dev What the kind needs before a token can be created.
    function _prepare() internal virtual;

    /// @dev A token of the kind that the test is about.
    function _createToken() internal virtual returns (address);

    /// @dev Keeps the created token under the types of its kind.
    function _adoptKind(address created) internal virtual;

    /// @dev What a suite begins with.
    function _arrange() internal virtual;

    /* TOKENS */

    /// @dev From here on the test is about this token.
    function _adopt(address created) internal {
        taxedToken = ITaxedToken(created);
        token = IERC20(created);
        vault = ITokenVault(taxedToken.vault());
        pair = IV2Pair(taxedToken.pair());
        _adoptKind(created);
    }

    /* THE POOL */

    function _reserves() internal view returns (uint256 units, uint256 coin) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return pair.token0() == address(token) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function _wrapFor(address to, uint256 coin) internal {
        vm.deal(address(this), coin);
        exchange.weth.deposit{ value: coin }();
        exchange.weth.transfer(to, coin);
    }

    /* RUNS */

    /// @dev The vault has seen its prices 31 minutes apart, and may trade.
    function _warmUp() internal {
        vault.process();
        _pass(31 minutes);
    }

    function _pass(uint256 time) internal {
        vm.warp(block.timestamp + time);
        vm.roll(block.number + time / 12 + 1);
    }

    /* COLLECTING */

    /// @dev Base units: a two-thousandth of the supply, about what one run swaps of half of it.
    function _portion() internal view returns (uint256) {
        return token.totalSupply() / 2000 + 1;
    }

    /// @dev Taxed transfers of so much, from alice to bob, who is a holder then.
    function _tax(uint256 units) internal {
        vm.prank(firstOwner);
        token.transfer(alice, units);
        vm.prank(alice);
        token.transfer(bob, units);
    }
}
