// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as `eth_getCode` returns it: the same on every chain. */
export const codeHashes = {
  MultiSender: '0x3b87c3f796681f4373872e1709e2e1958dd7e2e813b119f61c32caf7935f0738',
  StandardTokenFactory: '0xe54758da9697acbe3745ca2434cc4ea9067a36d0d1213e1241086d7b7f40d426',
} as const
