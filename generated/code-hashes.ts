// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  LiquidityGeneratorTokenFactory: '0x6d58fe6658de34b9ab56b44f46aff2f6e2ef52669eb6190d8f04e926dbead096',
  LiquiditySeeder: '0x99fd731f959e40d1ada451924c58e913ac046c8e71facb8533a9ebc0831eb940',
  MultiSender: '0xca83a31e0ddaaad78c3aa3afddf2005f8c98810247495e0a791ab444d8426c71',
  StandardTokenFactory: '0x756c06bcbf3d53cdab012293b1ca93eb67ebb71f25dffae03a37dc2b644d1c3b',
  TokenVault: '0x0c34010c9d419f9bf9c9772751e4e86754b6924ae6035fa1e300aa2286339927',
} as const
