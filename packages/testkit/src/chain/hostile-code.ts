// Builds the code of a contract that equals another one in all but one function.
import { type Address, concat, type Hex } from 'viem'

/** Endings of the one hostile function: it reverts, or succeeds without effect. */
const ends = { refuse: '0x60006000fd', doNothing: '0x00' } as const

/**
 * Builds the code of a contract that equals the real one in all but one function: a router that keeps what it gets, a token that
 * is paused. It forwards every other call by `delegatecall`, so it has a storage of its own and the immutables of the real one.
 */
export function hostileCode(real: Address, selector: Hex, end: keyof typeof ends): Hex {
  return concat([
    // Compares the selector with the hostile one.
    '0x60003560e01c63',
    selector,
    '0x14604557',
    // delegatecall(gas, real, all of the calldata)
    '0x36600060003760006000366000',
    '0x73',
    real,
    '0x5af4',
    // Copies the returned data unchanged.
    '0x3d600060003e',
    '0x604057',
    '0x3d6000fd',
    '0x5b3d6000f3',
    '0x5b',
    ends[end],
  ])
}
