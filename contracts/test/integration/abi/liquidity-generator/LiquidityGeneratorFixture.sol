// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { ITaxedTokenFactory } from "src/interfaces/ITaxedTokenFactory.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { TaxedFixture } from "../shared/TaxedFixture.sol";

abstract contract LiquidityGeneratorFixture is TaxedFixture {
    function _factory() internal view override returns (ITaxedTokenFactory) {
        return liquidityGeneratorTokenFactory;
    }

    function _payeeFee() internal pure override returns (uint256 index) {
        return 0;
    }

    function _createKind(address router) internal override returns (address) {
        return liquidityGeneratorTokenFactory.createToken(Defaults.liquidityGeneratorToken(alice, router, payee));
    }

    function _fillKind() internal override { }

    function _others() internal pure override returns (address[] memory) { }

    function _kindState() internal view override returns (bytes32) {
        ILiquidityGeneratorToken generator = ILiquidityGeneratorToken(address(token));
        (uint256 units, uint256 shares) = generator.eligible();
        return keccak256(abi.encode(generator.charityAddress(), units, shares));
    }
}
