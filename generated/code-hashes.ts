// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  BabyTokenFactory: '0x57935a26aacb572727c68790ec3dabfb75f529be4301d410af684fea13ffb4c8',
  BabyVault: '0x4e8d57112a38585fcbc169eafdb4a044e3d82eed206e12c4d7fec485407cab05',
  BuybackBabyTokenFactory: '0x66e3b19a881c5574c69fd9293f8cafff5020ae3d048c6349998b65082906af2d',
  BuybackBabyVault: '0x8c38d6e1ce850a9b3a5b38bd700df89079b665396c0f029137190ed310d648f6',
  LiquidityGeneratorTokenFactory: '0x612469709ac43ef5973b70eb4789b314c488797d24dcae4501460aa322149e09',
  LiquiditySeeder: '0x686c2835588fe5e60578d3ef5c2c2a1c6466860a28bc8e525ade2b3f57390ca8',
  MultiSender: '0x3c8616ad625d63ff54f660f0130008e39ca4b914c5d941f4226ea30167aaf94c',
  StandardTokenFactory: '0xadccca2b3103c8fb6ef2ff5afd8733cfcb6cf3f42988166efcbeebd52e2f6ff7',
  TokenLockFactory: '0x5b85e52614f7950b5defc03613754b8566b4b216f5534104a7abf5486f3ed02c',
  TokenVault: '0x46185e157026e701e36c6028261a279e86654b23f6660ee297763d8081149682',
} as const
