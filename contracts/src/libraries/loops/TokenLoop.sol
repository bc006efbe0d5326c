// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { REFUSED, STARVED } from "./Outcome.sol";

library TokenLoop {
    function pay(address token, uint256 from, uint256 end, uint256 unit, uint256 width)
        internal
        returns (uint256, uint256)
    {
        if (width == 0) return _run(token, from, end, unit, 0, 1, gasleft(), 0);
        if (unit == 1) return _run(token, from, end, 1, width, 0, gasleft(), 0);
        return _run(token, from, end, unit, width, 0, gasleft(), 0);
    }

    function payWithin(
        address token,
        uint256 from,
        uint256 end,
        uint256 unit,
        uint256 width,
        uint256 gasCap,
        uint256 required
    ) internal returns (uint256, uint256) {
        if (width == 0) return _run(token, from, end, unit, 0, 1, gasCap, required);
        if (unit == 1) return _run(token, from, end, 1, width, 0, gasCap, required);
        return _run(token, from, end, unit, width, 0, gasCap, required);
    }

    function _run(
        address token,
        uint256 from,
        uint256 end,
        uint256 unit,
        uint256 width,
        uint256 base,
        uint256 gasCap,
        uint256 required
    ) private returns (uint256 next, uint256 outcome) {
        assembly ("memory-safe") {
            next := from
            let step := and(add(width, 20), 0xff)
            let drop := sub(256, shl(3, width))
            let lead := and(width, 0xff)
            let free := mload(0x40)
            mstore(0, shl(224, 0xa9059cbb))
            let answer

            for { let last := sub(end, mul(10, step)) } iszero(sgt(next, last)) { } {
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, or(base, shr(drop, calldataload(next)))))
                answer := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answer), 2) {
                    if or(iszero(answer), returndatasize()) {
                        outcome := REFUSED
                        break
                    }
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, or(base, shr(drop, calldataload(next)))))
                answer := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answer), 2) {
                    if or(iszero(answer), returndatasize()) {
                        outcome := REFUSED
                        break
                    }
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, or(base, shr(drop, calldataload(next)))))
                answer := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answer), 2) {
                    if or(iszero(answer), returndatasize()) {
                        outcome := REFUSED
                        break
                    }
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, or(base, shr(drop, calldataload(next)))))
                answer := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answer), 2) {
                    if or(iszero(answer), returndatasize()) {
                        outcome := REFUSED
                        break
                    }
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, or(base, shr(drop, calldataload(next)))))
                answer := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answer), 2) {
                    if or(iszero(answer), returndatasize()) {
                        outcome := REFUSED
                        break
                    }
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, or(base, shr(drop, calldataload(next)))))
                answer := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answer), 2) {
                    if or(iszero(answer), returndatasize()) {
                        outcome := REFUSED
                        break
                    }
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, or(base, shr(drop, calldataload(next)))))
                answer := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answer), 2) {
                    if or(iszero(answer), returndatasize()) {
                        outcome := REFUSED
                        break
                    }
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, or(base, shr(drop, calldataload(next)))))
                answer := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answer), 2) {
                    if or(iszero(answer), returndatasize()) {
                        outcome := REFUSED
                        break
                    }
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, or(base, shr(drop, calldataload(next)))))
                answer := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answer), 2) {
                    if or(iszero(answer), returndatasize()) {
                        outcome := REFUSED
                        break
                    }
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, or(base, shr(drop, calldataload(next)))))
                answer := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answer), 2) {
                    if or(iszero(answer), returndatasize()) {
                        outcome := REFUSED
                        break
                    }
                }
                next := add(next, step)
            }
            if iszero(outcome) {
                for { } lt(next, end) { } {
                    if lt(gas(), required) {
                        outcome := STARVED
                        break
                    }
                    mstore(16, calldataload(add(next, lead)))
                    mstore(36, mul(unit, or(base, shr(drop, calldataload(next)))))
                    answer := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                    if xor(shl(mload(5), answer), 2) {
                        if or(iszero(answer), returndatasize()) {
                            outcome := REFUSED
                            break
                        }
                    }
                    next := add(next, step)
                }
            }
            mstore(0x40, free)
        }
    }
}
