// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Clones } from "@openzeppelin/contracts/proxy/Clones.sol";
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { LabeledToken } from "./LabeledToken.sol";
import { PermitToken } from "./PermitToken.sol";
import { ITaxedToken } from "../interfaces/ITaxedToken.sol";
import { IUniswapV2Factory } from "../interfaces/external/IUniswapV2Factory.sol";
import { IUniswapV2Router } from "../interfaces/external/IUniswapV2Router.sol";
import { Errors } from "../libraries/Errors.sol";
import { Market } from "../types/Market.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";
import { VaultConfig } from "../types/VaultConfig.sol";

/// @title TaxedToken
/// @notice See the documentation in {ITaxedToken}.
/// @dev A kind adds its fees and its ledger: `balanceOf`, `_move`. The constructor checks nothing: the
/// factory has.
abstract contract TaxedToken is ITaxedToken, PermitToken, Ownable2Step {
    /* CONSTANTS */

    /// @dev Where liquidity and burnt tokens go.
    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /* IMMUTABLES */

    /// @inheritdoc ITaxedToken
    address public immutable firstOwner;

    /// @inheritdoc ITaxedToken
    address public immutable pair;

    /// @inheritdoc ITaxedToken
    address public immutable router;

    /// @inheritdoc ITaxedToken
    address public immutable vault;

    uint256 private immutable _totalUnits;

    /* CONSTRUCTOR */

    constructor(TokenIdentity memory identity, TaxedTokenSetup memory setup)
        ERC20("", "")
        Ownable(identity.firstOwner)
        LabeledToken(identity)
    {
        address wrappedCoin = IUniswapV2Router(setup.router).WETH();
        address pair_ = _findPair(IUniswapV2Factory(IUniswapV2Router(setup.router).factory()), wrappedCoin);

        firstOwner = identity.firstOwner;
        pair = pair_;
        router = setup.router;
        _totalUnits = identity.totalSupply;
        vault = Clones.cloneDeterministicWithImmutableArgs({
            implementation: setup.vaultImplementation,
            args: abi.encode(
                VaultConfig({
                    market: Market({
                        pair: pair_, router: setup.router, token: address(this), wrappedCoin: wrappedCoin
                    }),
                    payee: setup.payee
                })
            ),
            salt: 0
        });

        emit TokenSetUp({ firstOwner: identity.firstOwner, pair: pair_, vault: vault, router: setup.router });
    }

    /// @dev An account that made the pair beforehand has only paid for it.
    function _findPair(IUniswapV2Factory exchange, address wrappedCoin) private returns (address found) {
        found = exchange.getPair(address(this), wrappedCoin);
        if (found == address(0)) found = exchange.createPair(address(this), wrappedCoin);
    }

    /* METADATA */

    /// @inheritdoc ERC20
    function name() public view override returns (string memory) {
        return _name();
    }

    /// @inheritdoc ERC20
    function symbol() public view override returns (string memory) {
        return _symbol();
    }

    /// @inheritdoc ERC20
    function decimals() public view override returns (uint8) {
        return _decimals();
    }

    /// @inheritdoc ERC20
    function totalSupply() public view override returns (uint256) {
        return _totalUnits;
    }

    /* TRANSFERS */

    /// @dev All transfers come here; nothing is minted or burnt after the constructor, which does without.
    function _update(address from, address to, uint256 amount) internal override {
        if (from == to || amount == 0) return _moveNothing({ from: from, to: to, amount: amount });

        bool isTaxed = from != firstOwner && to != firstOwner && from != vault && to != vault;
        _move({ from: from, to: to, amount: amount, isTaxed: isTaxed });
    }

    /// @dev A transfer to oneself, or of nothing, costs no fee and changes nothing.
    function _moveNothing(address from, address to, uint256 amount) private {
        uint256 balance = balanceOf(from);
        if (balance < amount) revert ERC20InsufficientBalance(from, balance, amount);

        emit Transfer({ from: from, to: to, value: amount });
    }

    /// @dev Whether an account earns nothing of what is distributed. No need to ask for the first owner: it is a
    /// holder.
    function _isExcluded(address account) internal view returns (bool) {
        return account == pair || account == vault || account == address(this) || account == DEAD;
    }

    /// @dev Moves `amount`, more than zero, between two different accounts, with fees if taxed.
    function _move(address from, address to, uint256 amount, bool isTaxed) internal virtual;

    /* RULES */

    modifier onlyVault() {
        if (msg.sender != vault) revert Errors.TaxedToken_CallerNotVault(msg.sender, vault);
        _;
    }

    function _requireNotRaised(uint256 currentBps, uint256 givenBps) internal pure {
        if (givenBps > currentBps) revert Errors.TaxedToken_FeeRaised(givenBps, currentBps);
    }

    /// @dev What the payee gets of each fee must not grow: else an owner ends what the others were promised, and keeps its
    /// own.
    /// @param payeeBps The payee's fee before.
    /// @param allBps All fees before, the payee's among them.
    function _requirePayeePartNotRaised(uint256 payeeBps, uint256 allBps, uint256 newPayeeBps, uint256 newAllBps)
        internal
        pure
    {
        if (newPayeeBps * allBps > payeeBps * newAllBps) {
            revert Errors.TaxedToken_PayeePartRaised(newPayeeBps, payeeBps * newAllBps / allBps);
        }
    }
}
