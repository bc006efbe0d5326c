// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  MultiSender: '0x9cd354e05b8cddb93809cbbb4f2727d279967c74574f31cacb664f46d50bde25',
  StandardTokenFactory: '0xe54758da9697acbe3745ca2434cc4ea9067a36d0d1213e1241086d7b7f40d426',
} as const
