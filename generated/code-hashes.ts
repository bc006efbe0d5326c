// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  LiquidityGeneratorTokenFactory: '0xb0a749e47c1d58a14b9725c7c9ddf7aeda16d5316180fadc8e0c323c531dfd4c',
  LiquiditySeeder: '0x99fd731f959e40d1ada451924c58e913ac046c8e71facb8533a9ebc0831eb940',
  MultiSender: '0xca83a31e0ddaaad78c3aa3afddf2005f8c98810247495e0a791ab444d8426c71',
  StandardTokenFactory: '0x756c06bcbf3d53cdab012293b1ca93eb67ebb71f25dffae03a37dc2b644d1c3b',
  TokenVault: '0xac9b2a6048017ac34256b25e1a006c4a275d1a17b6dbf2df434f1f9a77929671',
} as const
