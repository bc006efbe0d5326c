// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  BabyTokenFactory: '0xb1b5ad7816d6008593d8d4ad0e6907a1697082cbad64c12d480a7eeb09b50a09',
  BabyVault: '0x814ba7b61ad663bfa87a7bbcbe3d19a4e8f26c2723b1c46af5fe6858fef205a3',
  BuybackBabyTokenFactory: '0x655cb0e446b58cd8bdf60f2953b3c16cae35f616c4028d16a1dd5e18ef642150',
  BuybackBabyVault: '0xbfaab08e7a875b50ac0127f3c8c1f99a68a7334e7c5e43a3b2d88edda889989e',
  LiquidityGeneratorTokenFactory: '0x5406ffcaf142caaea8103a67eae949e625f63a032c8cde818ce3c17a7f07c515',
  LiquiditySeeder: '0xd8a9365c544768e2c1f57adc3064bdad2ca3f521ff9b9b34a6b10f7bbbd1d7e1',
  MultiSender: '0xf4a962ef8aaa92502e9ad0b25ceb77efea17b7ecde5afe5ce93f7bd6639070c3',
  StandardTokenFactory: '0x756c06bcbf3d53cdab012293b1ca93eb67ebb71f25dffae03a37dc2b644d1c3b',
  TokenVault: '0x3e3cd0d770354d895c60ed5c394bf41656132a324f280ec6441b4f8afae8f24a',
} as const
