// Builds the code of a router that equals the real one in all but one function.
import { type Address, concat, type Hex } from 'viem'

/** Ends of the one function that is hostile: it refuses, or says yes and does nothing. */
const ends = { refuse: '0x60006000fd', doNothing: '0x00' } as const

/**
 * Code of a router that is the real one in all but one function. It hands every other call on by `delegatecall`, which works
 * because the real router keeps nothing but immutables.
 */
export function hostileRouterCode(real: Address, selector: Hex, end: keyof typeof ends): Hex {
  return concat([
    // The selector: hostile?
    '0x60003560e01c63',
    selector,
    '0x14604557',
    // delegatecall(gas, real, all of the calldata)
    '0x36600060003760006000366000',
    '0x73',
    real,
    '0x5af4',
    // Whatever came back, as it came.
    '0x3d600060003e',
    '0x604057',
    '0x3d6000fd',
    '0x5b3d6000f3',
    '0x5b',
    ends[end],
  ])
}
