// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  MultiSender: '0x64ac9e5a38d895ab4531f5080ea4ee0e480929630bf66803219f939c47492ddb',
  StandardTokenFactory: '0xe54758da9697acbe3745ca2434cc4ea9067a36d0d1213e1241086d7b7f40d426',
} as const
