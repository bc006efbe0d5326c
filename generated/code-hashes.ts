// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  MultiSender: '0x81ae08916b6dadc8761843d54b566a30cb1164206280f9fc9dc240e978db4fe7',
  StandardTokenFactory: '0xe54758da9697acbe3745ca2434cc4ea9067a36d0d1213e1241086d7b7f40d426',
} as const
