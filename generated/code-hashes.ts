// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  MultiSender: '0xf80fe49f31f9356b00f94d02a95d508c49c367e4a556fc6232def028fa676174',
  StandardTokenFactory: '0xdd48fc5d8f5d64bbd10774cc9cf7b5d69e4a2c2378f31c7d0950030397699681',
} as const
