// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  MultiSender: '0x9bb4fe498f5d434623d5e9f11d3ae558002d933829ed48a409bae09021f5604d',
  StandardTokenFactory: '0xe54758da9697acbe3745ca2434cc4ea9067a36d0d1213e1241086d7b7f40d426',
} as const
