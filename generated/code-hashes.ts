// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  LiquidityGeneratorTokenFactory: '0xf23bc14fd8e10673ae3c4b089ed93553ce0c684c3c9ff8f833434cb9dbd9f5a6',
  LiquiditySeeder: '0x99fd731f959e40d1ada451924c58e913ac046c8e71facb8533a9ebc0831eb940',
  MultiSender: '0xca83a31e0ddaaad78c3aa3afddf2005f8c98810247495e0a791ab444d8426c71',
  StandardTokenFactory: '0x756c06bcbf3d53cdab012293b1ca93eb67ebb71f25dffae03a37dc2b644d1c3b',
  TokenVault: '0x82864efa05ece45b1ea5d03beaac9fd868ba81a3cd609d0ffe2d633a8a2b9577',
} as const
