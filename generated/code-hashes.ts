// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  LiquidityGeneratorTokenFactory: '0xcd33891167d362e306fb0d96f8f619fd344c2ff0c9e4697aa4ad1a7338ca1d69',
  MultiSender: '0xca83a31e0ddaaad78c3aa3afddf2005f8c98810247495e0a791ab444d8426c71',
  StandardTokenFactory: '0xa209db7e2520ac0feb2f221b4827f4d07f4800f56b1f8a57d7a3f3d8a720ab94',
  TokenVault: '0x8f15631d3da491e2f079a9ac82d627036f0ece9f3408b36829c6d3ec82cbd700',
} as const
