// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  BabyTokenFactory: '0xcd9c846231f73e21f264b412446fdf5dd41a23631e4a2bdd82a19f5f5ae56161',
  BabyVault: '0x9ba57ed4de8d17e7f60d6c149f1b3c55fe968fc0037b0a3324fc6def962215db',
  BuybackBabyTokenFactory: '0xcf0cfc14f527c9406e3ca7dd15ed4335d80a49045a5bd4f89b068551c879e317',
  BuybackBabyVault: '0x9e1a72ad07a9acf2fe72aa8b0d93528002aa59740d50c2df4eaa57357c9d17ae',
  LiquidityGeneratorTokenFactory: '0xd92f7832de36186dc4416dd3c46e3a0d92e4f1b17a834823b007facbc9c6059d',
  LiquiditySeeder: '0xd8a9365c544768e2c1f57adc3064bdad2ca3f521ff9b9b34a6b10f7bbbd1d7e1',
  MultiSender: '0xf4a962ef8aaa92502e9ad0b25ceb77efea17b7ecde5afe5ce93f7bd6639070c3',
  StandardTokenFactory: '0x756c06bcbf3d53cdab012293b1ca93eb67ebb71f25dffae03a37dc2b644d1c3b',
  TokenVault: '0x364a8199e9a7b91c6768deb73f776ab9b78a831c173954849f98b4a626512b51',
} as const
