// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { REFUSED, STARVED } from "./Outcome.sol";

library NativeLoop {
    function pay(uint256 from, uint256 end, uint256 unit, uint256 width) internal returns (uint256, uint256) {
        if (width == 0) return _run(from, end, unit, 0, 1, gasleft(), 0);
        if (unit == 1) return _run(from, end, 1, width, 0, gasleft(), 0);
        return _run(from, end, unit, width, 0, gasleft(), 0);
    }

    function payWithin(uint256 from, uint256 end, uint256 unit, uint256 width, uint256 gasCap, uint256 required)
        internal
        returns (uint256, uint256)
    {
        if (width == 0) return _run(from, end, unit, 0, 1, gasCap, required);
        if (unit == 1) return _run(from, end, 1, width, 0, gasCap, required);
        return _run(from, end, unit, width, 0, gasCap, required);
    }

    function _run(
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
            let tail := signextend(0, sub(width, 12))
            for { let last := sub(end, mul(10, step)) } iszero(sgt(next, last)) { } {
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                if iszero(
                    call(
                        gasCap,
                        calldataload(add(next, tail)),
                        mul(unit, or(base, shr(drop, calldataload(next)))),
                        callvalue(),
                        0,
                        callvalue(),
                        0
                    )
                ) {
                    outcome := REFUSED
                    break
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                if iszero(
                    call(
                        gasCap,
                        calldataload(add(next, tail)),
                        mul(unit, or(base, shr(drop, calldataload(next)))),
                        callvalue(),
                        0,
                        callvalue(),
                        0
                    )
                ) {
                    outcome := REFUSED
                    break
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                if iszero(
                    call(
                        gasCap,
                        calldataload(add(next, tail)),
                        mul(unit, or(base, shr(drop, calldataload(next)))),
                        callvalue(),
                        0,
                        callvalue(),
                        0
                    )
                ) {
                    outcome := REFUSED
                    break
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                if iszero(
                    call(
                        gasCap,
                        calldataload(add(next, tail)),
                        mul(unit, or(base, shr(drop, calldataload(next)))),
                        callvalue(),
                        0,
                        callvalue(),
                        0
                    )
                ) {
                    outcome := REFUSED
                    break
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                if iszero(
                    call(
                        gasCap,
                        calldataload(add(next, tail)),
                        mul(unit, or(base, shr(drop, calldataload(next)))),
                        callvalue(),
                        0,
                        callvalue(),
                        0
                    )
                ) {
                    outcome := REFUSED
                    break
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                if iszero(
                    call(
                        gasCap,
                        calldataload(add(next, tail)),
                        mul(unit, or(base, shr(drop, calldataload(next)))),
                        callvalue(),
                        0,
                        callvalue(),
                        0
                    )
                ) {
                    outcome := REFUSED
                    break
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                if iszero(
                    call(
                        gasCap,
                        calldataload(add(next, tail)),
                        mul(unit, or(base, shr(drop, calldataload(next)))),
                        callvalue(),
                        0,
                        callvalue(),
                        0
                    )
                ) {
                    outcome := REFUSED
                    break
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                if iszero(
                    call(
                        gasCap,
                        calldataload(add(next, tail)),
                        mul(unit, or(base, shr(drop, calldataload(next)))),
                        callvalue(),
                        0,
                        callvalue(),
                        0
                    )
                ) {
                    outcome := REFUSED
                    break
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                if iszero(
                    call(
                        gasCap,
                        calldataload(add(next, tail)),
                        mul(unit, or(base, shr(drop, calldataload(next)))),
                        callvalue(),
                        0,
                        callvalue(),
                        0
                    )
                ) {
                    outcome := REFUSED
                    break
                }
                next := add(next, step)
                if lt(gas(), required) {
                    outcome := STARVED
                    break
                }
                if iszero(
                    call(
                        gasCap,
                        calldataload(add(next, tail)),
                        mul(unit, or(base, shr(drop, calldataload(next)))),
                        callvalue(),
                        0,
                        callvalue(),
                        0
                    )
                ) {
                    outcome := REFUSED
                    break
                }
                next := add(next, step)
            }
            if iszero(outcome) {
                for { } lt(next, end) { } {
                    if lt(gas(), required) {
                        outcome := STARVED
                        break
                    }
                    if iszero(
                        call(
                            gasCap,
                            calldataload(add(next, tail)),
                            mul(unit, or(base, shr(drop, calldataload(next)))),
                            callvalue(),
                            0,
                            callvalue(),
                            0
                        )
                    ) {
                        outcome := REFUSED
                        break
                    }
                    next := add(next, step)
                }
            }
        }
    }
}
