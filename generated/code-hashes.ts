// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  LiquidityGeneratorTokenFactory: '0xcd33891167d362e306fb0d96f8f619fd344c2ff0c9e4697aa4ad1a7338ca1d69',
  LiquiditySeeder: '0x99fd731f959e40d1ada451924c58e913ac046c8e71facb8533a9ebc0831eb940',
  MultiSender: '0x9bb4fe498f5d434623d5e9f11d3ae558002d933829ed48a409bae09021f5604d',
  StandardTokenFactory: '0xa209db7e2520ac0feb2f221b4827f4d07f4800f56b1f8a57d7a3f3d8a720ab94',
  TokenVault: '0x2b45bba7b332aa7a47e2cc84d8d022dbc406c8e86e7e0390e86a15fbb929667e',
} as const
