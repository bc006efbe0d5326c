// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  MultiSender: '0x7e8cecb7502514c4afbe81a5e3a5f73c7a5ad31bd8422068f62c4a8168d6eb0c',
  StandardTokenFactory: '0x57ba342a5c3bb5de5ec12f8be06db1c9fb06164e191b1b03994084ce8d6e41dc',
} as const
