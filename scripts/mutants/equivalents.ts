// Lists the mutants that no test can distinguish from the original, with the reason.

export type Equivalent = {
  path: string
  /** The line where the mutant begins, trimmed. */
  line: string
  original: string
  replacement: string
  /** Why no caller can distinguish the mutant from the original. */
  reason: string
}

/** Mutants that change nothing that can be seen. They are drawn, named, and not counted. */
export const equivalents: readonly Equivalent[] = [
  {
    path: 'contracts/src/liquidity/RewardVaultBase.sol',
    line: 'uint256 private constant GAS_AFTER_PURCHASE = 15_000;',
    original: '15_000',
    replacement: '15001',
    reason:
      'A margin of gas, rounded up: it moves what a call needs by one unit, and no call is given gas to the unit.',
  },
  {
    path: 'web/src/features/multi-send/run/history/verify-run.ts',
    line: 'tokenFrom: /^sendTokenFrom(Equal)?(WithPermit)?(OrSkip)?$/,',
    original: '/^sendTokenFrom(Equal)?(WithPermit)?(OrSkip)?$/',
    replacement: '/^sendTokenFrom(Equal)?(WithPermit)?(OrSkip)?/',
    reason: 'The name is read from the ABI of MultiSender, and none that begins so goes on in another way.',
  },
  {
    path: 'web/src/features/wallet/directory/bundled-wallets.ts',
    line: 'const rdns = [...(entry.rdns ?? []), ...(bundled?.rdns ?? [])]',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'The list is only asked for the rdns of a wallet, and none announces these words.',
  },
  {
    path: 'packages/chain/src/rpc/ranking.ts',
    line: '})({ chain, pollingInterval: interval })',
    original: '{ chain, pollingInterval: interval }',
    replacement: '{}',
    reason:
      'The interval stands in `rank` too, which viem reads first; a chain gives an address only where an endpoint has none.',
  },
  {
    path: 'web/src/lib/wallet/list-wallets.ts',
    line: "return typeof window !== 'undefined' && 'ethereum' in window && Boolean(window.ethereum)",
    original: "'ethereum' in window",
    replacement: 'true',
    reason: 'What is not in the window is undefined, and so false at the next word; it is there for the types.',
  },
]
