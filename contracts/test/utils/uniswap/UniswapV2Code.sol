// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";

/// @notice Creation code of the real Uniswap V2, as published on npm; and the same with another fee of its pools,
/// which is what other exchanges of this family differ in.
/// @dev Code is a string of hexadecimal digits, without 0x: the published files contain it so, and cheatcodes can
/// search it. A contract, and `this` inside, because the files are large: each call gives its memory back.
contract UniswapV2Code {
    /// @dev The fee as published, in ten-thousandths of what is sold.
    uint256 public constant PUBLISHED_FEE = 30;

    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    error UniswapV2Code_FeeNotPossible(uint256 fee);
    error UniswapV2Code_PlacesDiffer(string found, uint256 expected, uint256 actual);

    /* CODE */

    function weth() external view returns (string memory) {
        return _read("v2-periphery/build/WETH9.json");
    }

    /// @dev `balance * 1000 - amountIn * 3` for either token, and `1000 ** 2` times the old product. The compiler
    /// made one subroutine of the two multiplications by 1000. Each immediate is known by the opcodes around it: the
    /// pair's least liquidity is 1000, too.
    function pair(uint256 fee) external view returns (string memory code) {
        (uint256 whole, uint256 part) = _fraction(fee);
        code = _read("v2-core/build/UniswapV2Pair.json");
        code = replace({ code: code, from: "6103e863ffffffff", to: _push(whole, 2, "63ffffffff"), places: 1 });
        code = replace({ code: code, from: "600363ffffffff", to: _push(part, 1, "63ffffffff"), places: 2 });
        code = replace({ code: code, from: "620f4240", to: _push(whole * whole, 3, ""), places: 1 });
    }

    /// @dev The factory contains the pair's creation code.
    function factory(uint256 fee) external view returns (string memory) {
        return replace({
            code: _read("v2-core/build/UniswapV2Factory.json"),
            from: this.pair(PUBLISHED_FEE),
            to: this.pair(fee),
            places: 1
        });
    }

    /// @dev `getAmountOut` and `getAmountIn` have 997 and 1000 once each; `pairFor` has the hash of the pair's
    /// creation code.
    function router(uint256 fee) external view returns (string memory code) {
        (uint256 whole, uint256 part) = _fraction(fee);
        code = _read("v2-periphery/build/UniswapV2Router02.json");
        code = replace({ code: code, from: "6103e8", to: _push(whole, 2, ""), places: 2 });
        code = replace({ code: code, from: "6103e5", to: _push(whole - part, 2, ""), places: 2 });
        code = replace({ code: code, from: _hashOf(this.pair(PUBLISHED_FEE)), to: _hashOf(this.pair(fee)), places: 1 });
    }

    /* CHANGES */

    /// @dev All places, if there are as many as expected.
    function replace(string memory code, string memory from, string memory to, uint256 places)
        public
        pure
        returns (string memory)
    {
        uint256 actual = vm.split(code, from).length - 1;
        if (actual != places) revert UniswapV2Code_PlacesDiffer(from, places, actual);
        return vm.replace(code, from, to);
    }

    /// @dev The fee as a fraction whose numbers are as long as the published ones: in thousandths or in
    /// four-thousandths.
    function _fraction(uint256 fee) private pure returns (uint256 whole, uint256 part) {
        whole = fee % 10 == 0 ? 1000 : 4000;
        part = fee * whole / 10_000;
        if (fee > 100 || part * 10_000 != fee * whole) revert UniswapV2Code_FeeNotPossible(fee);
    }

    /// @dev The opcode that pushes a number of so many bytes, the number, and what follows.
    function _push(uint256 number, uint256 length, string memory then) private pure returns (string memory) {
        bytes memory digits = bytes(vm.toString(bytes32(number << (256 - 8 * length))));
        bytes memory cut = new bytes(2 * length);
        for (uint256 i = 0; i < cut.length; ++i) {
            cut[i] = digits[2 + i];
        }
        return
            string.concat(vm.replace(vm.toString(abi.encodePacked(uint8(0x5f + length))), "0x", ""), string(cut), then);
    }

    function _hashOf(string memory code) private pure returns (string memory) {
        return vm.replace(vm.toString(keccak256(vm.parseBytes(code))), "0x", "");
    }

    function _read(string memory path) private view returns (string memory) {
        return vm.parseJsonString(vm.readFile(string.concat("node_modules/@uniswap/", path)), ".evm.bytecode.object");
    }
}
