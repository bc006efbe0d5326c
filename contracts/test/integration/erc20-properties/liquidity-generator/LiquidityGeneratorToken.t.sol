// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { UniswapV2Deployer } from "../../../utils/uniswap/UniswapV2Deployer.sol";
import { ERC20Properties_Shared_Test } from "../shared/ERC20Properties.t.sol";

abstract contract ERC20Properties_LiquidityGeneratorToken is ERC20Properties_Shared_Test {
    function _create(address firstOwner) internal virtual override returns (IERC20) {
        address router = address(UniswapV2Deployer.deploy().router);
        return IERC20(liquidityGeneratorTokenFactory.createToken(_params(firstOwner, router)));
    }

    function _params(address firstOwner, address router) internal virtual returns (LiquidityGeneratorTokenParams memory);

    /// @dev The pair sends to buyers, and to who removes liquidity. The vault only pays the pair, and no fee applies then.
    function _meetOthers() internal virtual override {
        vm.label(_pair(), "pair");
        vm.label(_vault(), "vault");
        accounts.push(_pair());
        accounts.push(_vault());
        senders.push(_pair());
    }

    /// @dev Who earns nothing holds plain units, always exact.
    function _isExcluded(address account) internal view returns (bool) {
        return account == _pair() || account == _vault() || account == address(token) || account == DEAD;
    }

    function _pair() internal view returns (address) {
        return ILiquidityGeneratorToken(address(token)).pair();
    }

    function _vault() internal view returns (address) {
        return ILiquidityGeneratorToken(address(token)).vault();
    }
}

/// @notice Without fees all properties hold as they are.
contract ERC20Properties_LiquidityGeneratorToken_WithoutFees_Test is ERC20Properties_LiquidityGeneratorToken {
    function _params(address firstOwner, address router)
        internal
        pure
        override
        returns (LiquidityGeneratorTokenParams memory params)
    {
        params = Defaults.liquidityGeneratorToken({ teamWallet: firstOwner, router: router, charity: address(0) });
        (params.charityBps, params.liquidityFeeBps, params.taxFeeBps) = (0, 0, 0);
    }
}

/// @notice With all fees lowered to zero they do so again, but what was distributed before may show in the last digit. Here it
/// shows as early as it can: so much went to so few that all shares had to be multiplied four times.
contract ERC20Properties_LiquidityGeneratorToken_WithFeesLowered_Test is ERC20Properties_LiquidityGeneratorToken {
    function _create(address firstOwner) internal override returns (IERC20 created) {
        created = super._create(firstOwner);
        ILiquidityGeneratorToken taxed = ILiquidityGeneratorToken(address(created));

        _send(created, firstOwner, sender, 1000);
        _send(created, firstOwner, taxed.pair(), created.balanceOf(firstOwner) - 1000);
        _send(created, taxed.pair(), DEAD, created.totalSupply() / 18);
        (uint256 distributed,) = taxed.eligible();
        assertApproxEqAbs(created.balanceOf(sender), distributed / 2, 1, "half of what was distributed");
        assertApproxEqAbs(created.balanceOf(firstOwner), distributed / 2, 1, "the other half");
        _send(created, taxed.pair(), firstOwner, created.balanceOf(taxed.pair()));

        vm.prank(firstOwner);
        taxed.lowerFees(LiquidityGeneratorFees({ charityBps: 0, liquidityFeeBps: 0, taxFeeBps: 0 }));
        (uint256 units, uint256 shares) = taxed.eligible();
        assertEq(shares / units / 2 ** 16, 1, "shares per unit are nearly the fewest");
    }

    /// @dev Has held since before.
    function _meetOthers() internal override {
        super._meetOthers();
        accounts.push(sender);
    }

    function _send(IERC20 created, address from, address to, uint256 amount) private {
        vm.prank(from);
        assertTrue(created.transfer(to, amount), "earlier transfer");
    }

    function _params(address firstOwner, address router)
        internal
        override
        returns (LiquidityGeneratorTokenParams memory)
    {
        return Defaults.liquidityGeneratorToken({
            teamWallet: firstOwner, router: router, charity: makeAddr("charity")
        });
    }

    function _tolerance(address account) internal view override returns (uint256) {
        return _isExcluded(account) ? 0 : 1;
    }
}

/// @notice With fees the recipient gets the amount less the fee, the vault and the holders get the fee: 3 % to holders, 3 % to
/// the liquidity, 2 % to the charity.
contract ERC20Properties_LiquidityGeneratorToken_WithFees_Test is ERC20Properties_LiquidityGeneratorToken {
    function _params(address firstOwner, address router)
        internal
        override
        returns (LiquidityGeneratorTokenParams memory)
    {
        return Defaults.liquidityGeneratorToken({
            teamWallet: firstOwner, router: router, charity: makeAddr("charity")
        });
    }

    /// @dev One unit for what the balances before do not show, which distribution makes a little more of, and one for what
    /// the balances after do not show.
    function _tolerance(address account) internal view override returns (uint256) {
        return _isExcluded(account) ? 0 : 2;
    }

    function _feeOf(address from, address to, uint256 amount) internal view override returns (uint256) {
        return _isTaxed(from, to) ? _reflected(amount) + _collected(amount) : 0;
    }

    /// @dev From the design, not from what the token says of its shares: what is reflected belongs to all holders in
    /// proportion to what they have after the transfer, and to the vault if there are none.
    function _earned(address account, uint256 balance, address from, address to, uint256 amount)
        internal
        view
        override
        returns (uint256)
    {
        if (!_isTaxed(from, to)) return 0;

        uint256 held = _heldAfter(from, to, amount);
        if (account == _vault()) return _collected(amount) + (held == 0 ? _reflected(amount) : 0);
        if (held == 0 || _isExcluded(account)) return 0;

        return balance * _reflected(amount) / held;
    }

    /// @dev Base units of all holders together, before the holders' part is distributed.
    function _heldAfter(address from, address to, uint256 amount) private view returns (uint256 held) {
        held = supply - token.balanceOf(_pair()) - token.balanceOf(_vault());
        held -= token.balanceOf(address(token)) + token.balanceOf(DEAD);
        if (!_isExcluded(from)) held -= amount;
        if (!_isExcluded(to)) held += amount - _feeOf(from, to, amount);
    }

    /// @dev Alice is the first owner.
    function _isTaxed(address from, address to) private view returns (bool) {
        return from != alice && to != alice && from != _vault() && to != _vault();
    }

    function _reflected(uint256 amount) private pure returns (uint256) {
        return amount * 300 / 10_000;
    }

    function _collected(uint256 amount) private pure returns (uint256) {
        return amount * 300 / 10_000 + amount * 200 / 10_000;
    }
}
