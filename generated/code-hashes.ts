// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  BabyTokenFactory: '0x7ce27fa67f3ff620bb2bd75f32c50bfbbe661f4579e985fbed696a838173ca32',
  BabyVault: '0x4e8d57112a38585fcbc169eafdb4a044e3d82eed206e12c4d7fec485407cab05',
  BuybackBabyTokenFactory: '0xb321e44e8c0cbc76156bc387e073fad95b95898d839ba669ece01ad9857c8188',
  BuybackBabyVault: '0x8c38d6e1ce850a9b3a5b38bd700df89079b665396c0f029137190ed310d648f6',
  LiquidityGeneratorTokenFactory: '0xd92f7832de36186dc4416dd3c46e3a0d92e4f1b17a834823b007facbc9c6059d',
  LiquiditySeeder: '0x686c2835588fe5e60578d3ef5c2c2a1c6466860a28bc8e525ade2b3f57390ca8',
  MultiSender: '0xf4a962ef8aaa92502e9ad0b25ceb77efea17b7ecde5afe5ce93f7bd6639070c3',
  StandardTokenFactory: '0x756c06bcbf3d53cdab012293b1ca93eb67ebb71f25dffae03a37dc2b644d1c3b',
  TokenLockFactory: '0x5b85e52614f7950b5defc03613754b8566b4b216f5534104a7abf5486f3ed02c',
  TokenVault: '0x46185e157026e701e36c6028261a279e86654b23f6660ee297763d8081149682',
} as const
