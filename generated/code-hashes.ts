// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  LiquidityGeneratorTokenFactory: '0x868eed0e6c48fda8fd3d7a68a647d4a8e39651c924f15cfe40be43d5b05f811a',
  MultiSender: '0xca83a31e0ddaaad78c3aa3afddf2005f8c98810247495e0a791ab444d8426c71',
  StandardTokenFactory: '0xa209db7e2520ac0feb2f221b4827f4d07f4800f56b1f8a57d7a3f3d8a720ab94',
  TokenVault: '0x8e0d64bf2019e4776a597b8ac1a390087daad8c5ad164636426a9c58393c99b8',
} as const
