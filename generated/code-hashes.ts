// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  BabyTokenFactory: '0x9b374a0d5e5b2b145bb0d871e41aae997f75ada349e3f878b982da7ca235f2a4',
  BabyVault: '0x3f19baf24b5e9909e0de91e883751b587da939c9187812472f043143121c7f66',
  BuybackBabyTokenFactory: '0x61b9c457134aada80180ae08c09f06e3b76d19cf671915a31d6b4b93d6603146',
  BuybackBabyVault: '0x6a619ac88fc8bdd15b797219ea698fa0d81758b08518c9fc8e6cb1085e0eef56',
  LiquidityGeneratorTokenFactory: '0xd92f7832de36186dc4416dd3c46e3a0d92e4f1b17a834823b007facbc9c6059d',
  LiquiditySeeder: '0xd8a9365c544768e2c1f57adc3064bdad2ca3f521ff9b9b34a6b10f7bbbd1d7e1',
  MultiSender: '0xf4a962ef8aaa92502e9ad0b25ceb77efea17b7ecde5afe5ce93f7bd6639070c3',
  StandardTokenFactory: '0x756c06bcbf3d53cdab012293b1ca93eb67ebb71f25dffae03a37dc2b644d1c3b',
  TokenVault: '0x950a50bb514d8f1a67f136764a74f02b76a08305c1701781c9e5492149284311',
} as const
