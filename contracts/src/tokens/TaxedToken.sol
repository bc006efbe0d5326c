// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Clones } from "@openzeppelin/contracts/proxy/Clones.sol";
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { LabeledToken } from "./LabeledToken.sol";
import { ITaxedToken } from "../interfaces/ITaxedToken.sol";
import { ITokenVault } from "../interfaces/ITokenVault.sol";
import { IUniswapV2Factory } from "../interfaces/external/IUniswapV2Factory.sol";
import { IUniswapV2Router } from "../interfaces/external/IUniswapV2Router.sol";
import { Errors } from "../libraries/Errors.sol";
import { Market } from "../types/Market.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { TokenIdentity } from "../types/TokenIdentity.sol";
import { VaultConfig } from "../types/VaultConfig.sol";

/// @title TaxedToken
/// @notice See the documentation in {ITaxedToken}.
/// @dev A kind adds its fees and its ledger: `balanceOf`, `_move`, `_collected`. The constructor checks nothing: the
/// factory has.
abstract contract TaxedToken is ITaxedToken, ERC20, Ownable2Step, LabeledToken {
    /* CONSTANTS */

    /// @inheritdoc ITaxedToken
    /// @dev What the longest honest run needs, and a tenth more.
    uint256 public constant RUN_GAS = 560_000;

    /// @dev Gas that no run gets: the rest of a sell needs it, the transfer itself and the swaps in the pair and in
    /// three more.
    uint256 private constant GAS_AFTER_RUN = 300_000;

    /// @dev A run starts when this part of the supply has been collected: more often would cost sellers more than it
    /// brings.
    uint256 private constant SUPPLY_PER_UNIT_COLLECTED = 2000;

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

    /// @inheritdoc ITaxedToken
    function runThreshold() public view returns (uint256) {
        return _totalUnits / SUPPLY_PER_UNIT_COLLECTED + 1;
    }

    /* TRANSFERS */

    /// @dev All transfers come here; nothing is minted or burnt after the constructor, which does without.
    function _update(address from, address to, uint256 amount) internal override {
        if (from == to || amount == 0) return _moveNothing({ from: from, to: to, amount: amount });

        bool isTaxed = from != firstOwner && to != firstOwner && from != vault && to != vault;
        if (isTaxed && to == pair) _runVault();

        _move({ from: from, to: to, amount: amount, isTaxed: isTaxed });
    }

    /// @dev A transfer to oneself, or of nothing, costs no fee and changes nothing.
    function _moveNothing(address from, address to, uint256 amount) private {
        uint256 balance = balanceOf(from);
        if (balance < amount) revert ERC20InsufficientBalance(from, balance, amount);

        emit Transfer({ from: from, to: to, value: amount });
    }

    /// @dev The vault's own code runs in there, with strangers behind it: neither what it burns nor what it answers
    /// counts.
    function _runVault() private {
        if (_collected() < runThreshold() || !_hasFees()) return;

        uint256 available = gasleft();
        if (available < _leastRunGas() + GAS_AFTER_RUN) return;
        uint256 given = Math.min(available - GAS_AFTER_RUN, RUN_GAS);

        // A run that fails is seen in the vault, and the sell goes on.
        try ITokenVault(vault).processAutomatically{ gas: given }() { } catch { }
    }

    /// @dev Whether an account earns nothing of what is distributed. No need to ask for the first owner: it is a
    /// holder.
    function _isExcluded(address account) internal view returns (bool) {
        return account == pair || account == vault || account == address(this) || account == DEAD;
    }

    /// @dev Whether a transfer can owe anything. Without fees people sell for an exact quote, and nothing may move the
    /// price then.
    function _hasFees() internal view virtual returns (bool);

    /// @dev Gas without which a run is not even tried: what a usual one of the kind needs. A seller's wallet gives no more
    /// than it has to.
    function _leastRunGas() internal pure virtual returns (uint256);

    /// @dev Base units in the vault.
    function _collected() internal view virtual returns (uint256);

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
}
