// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  MultiSender: '0x178f4c421ab10602ecd82bf929bc239824aa95b26137a8099d075351712f04a6',
  StandardTokenFactory: '0x57ba342a5c3bb5de5ec12f8be06db1c9fb06164e191b1b03994084ce8d6e41dc',
} as const
