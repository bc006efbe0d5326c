// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  LiquidityGeneratorTokenFactory: '0x1a1a36c3aa3a0070cf2c0450e85995d3c3d56bc77c81563ff47d59d4d1825815',
  MultiSender: '0xca83a31e0ddaaad78c3aa3afddf2005f8c98810247495e0a791ab444d8426c71',
  StandardTokenFactory: '0xa209db7e2520ac0feb2f221b4827f4d07f4800f56b1f8a57d7a3f3d8a720ab94',
  TokenVault: '0x1b823583b774c40823c3d4c3f216ecc469672867261cc32fb73847b4e880859b',
} as const
