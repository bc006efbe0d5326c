// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  LiquidityGeneratorTokenFactory: '0xace9bea25eab99e48def8824561a9fcfe8afb9b669927d1952720a6af95a0d80',
  LiquiditySeeder: '0x99fd731f959e40d1ada451924c58e913ac046c8e71facb8533a9ebc0831eb940',
  MultiSender: '0xca83a31e0ddaaad78c3aa3afddf2005f8c98810247495e0a791ab444d8426c71',
  StandardTokenFactory: '0x756c06bcbf3d53cdab012293b1ca93eb67ebb71f25dffae03a37dc2b644d1c3b',
  TokenVault: '0x24d1549cf3765ba90314a0c8cb60668570ecf3c8c6f26b5213a64452dc2925e9',
} as const
