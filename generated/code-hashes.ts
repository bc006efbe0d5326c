// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  BabyTokenFactory: '0xcd7d7d15b53b9f707fb5299543dde9bed6db1b7f3b18f47fa12f93e1b2d1a0d6',
  BabyVault: '0xef9f6b36f5dfe16a481cc44764b24b46e425333e705e3c86202c3db3d4f4832d',
  BuybackBabyTokenFactory: '0x8ff886ce2d74e2aa800dcdb244bc1410c1ae8375672d364d002b86972035292e',
  BuybackBabyVault: '0xa82d3051c5dedf97b41a55743b1dbada5f72fe909b66f938366d508f686da13e',
  LiquidityGeneratorTokenFactory: '0xfab3a15967cee9ab9ec1074d6c8412a02727f0d9c796f7f1c97dbb05561261ff',
  LiquiditySeeder: '0xd8a9365c544768e2c1f57adc3064bdad2ca3f521ff9b9b34a6b10f7bbbd1d7e1',
  MultiSender: '0xf4a962ef8aaa92502e9ad0b25ceb77efea17b7ecde5afe5ce93f7bd6639070c3',
  StandardTokenFactory: '0x756c06bcbf3d53cdab012293b1ca93eb67ebb71f25dffae03a37dc2b644d1c3b',
  TokenVault: '0x71ea19120800b6b3ede1cef0e61ca4cdfc68db77cdad88e8fec3a5921b9403c3',
} as const
