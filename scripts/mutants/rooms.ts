// Lists the parts of the code in which mutants are made.

export type Room = {
  language: 'typescript' | 'solidity'
  /** As patterns of git. */
  files: string[]
  /** Solidity only: the tests that are asked first, as forge's pattern of paths. */
  near?: string
}

/** What is broken on purpose; each room gets the same share. */
export const rooms: Record<string, Room> = {
  'multi-send': { language: 'typescript', files: ['web/src/features/multi-send/**', 'packages/send/src/**'] },
  transactions: {
    language: 'typescript',
    files: ['web/src/lib/transactions/**', 'packages/chain/src/transactions/**'],
  },
  transports: { language: 'typescript', files: ['packages/chain/src/rpc/**'] },
  history: { language: 'typescript', files: ['packages/history/src/**'] },
  wallet: { language: 'typescript', files: ['web/src/features/wallet/**', 'web/src/lib/wallet/**'] },
  safe: {
    language: 'typescript',
    files: ['packages/safe/src/**', 'web/src/lib/safe/**', 'web/src/components/safe/**', 'web/src/features/safe/**'],
  },
  tokens: { language: 'typescript', files: ['web/src/features/tokens/**'] },
  vaults: {
    language: 'solidity',
    files: ['contracts/src/liquidity/*Vault*.sol'],
    near: 'contracts/test/integration/{vault,reward-vault}/**',
  },
  'price-average': {
    language: 'solidity',
    files: ['contracts/src/libraries/PriceAverage.sol', 'contracts/src/libraries/PairTrades.sol'],
    near: 'contracts/test/{unit,integration/vault}/*',
  },
  factories: {
    language: 'solidity',
    files: ['contracts/src/factories/**'],
    near: 'contracts/test/integration/factory/**',
  },
  locks: {
    language: 'solidity',
    files: ['contracts/src/locks/**', 'contracts/src/liquidity/LiquiditySeeder.sol'],
    near: 'contracts/test/integration/{locks,liquidity-seeder}/**',
  },
  'taxed-token': {
    language: 'solidity',
    files: ['contracts/src/tokens/TaxedToken.sol', 'contracts/src/libraries/Fees.sol'],
    near: 'contracts/test/integration/{liquidity-generator,dividends}/**',
  },
}
