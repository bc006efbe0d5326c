// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  BabyTokenFactory: '0xcd7d7d15b53b9f707fb5299543dde9bed6db1b7f3b18f47fa12f93e1b2d1a0d6',
  BabyVault: '0x83f14bb13b026a396e6afc24e4b77154c99cf38db6a4c337bdf1761bc13f2f5b',
  BuybackBabyTokenFactory: '0x8ff886ce2d74e2aa800dcdb244bc1410c1ae8375672d364d002b86972035292e',
  BuybackBabyVault: '0xd673fc72aa1e40744a0c9a52a07fdb7d0810d7dcafe66612af3fe0d15ee4ef90',
  LiquidityGeneratorTokenFactory: '0xfab3a15967cee9ab9ec1074d6c8412a02727f0d9c796f7f1c97dbb05561261ff',
  LiquiditySeeder: '0x9ce467082f75abead81ea0c4641ae0eefa3cf8f15ac312a7214c4b7de64d4570',
  MultiSender: '0x56b252d1c18b432b5d67c779fd9e54b4496ecf083c260b2d61ec1ed11046b3d7',
  StandardTokenFactory: '0x756c06bcbf3d53cdab012293b1ca93eb67ebb71f25dffae03a37dc2b644d1c3b',
  TokenVault: '0x71ea19120800b6b3ede1cef0e61ca4cdfc68db77cdad88e8fec3a5921b9403c3',
} as const
