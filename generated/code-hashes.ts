// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  LiquidityGeneratorTokenFactory: '0xb0a749e47c1d58a14b9725c7c9ddf7aeda16d5316180fadc8e0c323c531dfd4c',
  LiquiditySeeder: '0x2dcaa9161d0d96c30a935d139fe39ad8c6452c716f6de331f8450c2b60da430b',
  MultiSender: '0xca83a31e0ddaaad78c3aa3afddf2005f8c98810247495e0a791ab444d8426c71',
  StandardTokenFactory: '0x756c06bcbf3d53cdab012293b1ca93eb67ebb71f25dffae03a37dc2b644d1c3b',
  TokenVault: '0xac9b2a6048017ac34256b25e1a006c4a275d1a17b6dbf2df434f1f9a77929671',
} as const
