// Chooses the tests that a change touches: of TypeScript by imports, of contracts by folders.
import { posix } from 'node:path'
import type { SourceFile } from '@scripts/check/read-imports.ts'
import { findTestsOfAll, getTestCost, groupByFolder } from '@scripts/check/related-tests.ts'

/** Files of tests at most, the nearest first: together about a minute on two cores. */
const most = { unit: 60, page: 12, integration: 4 }

export type ChosenTests = {
  /** Files of tests by the folder in which Vitest runs them, with their paths from there. */
  byFolder: ReadonlyMap<string, readonly string[]>
  /** How many more the change touches. */
  leftOut: number
}

/**
 * @param changed Paths from the repository's root.
 * @param sources All TypeScript files that may import each other.
 */
export function chooseTests(changed: readonly string[], sources: readonly SourceFile[]): ChosenTests {
  // What was built for production is looked at by `make bundle`.
  const related = findTestsOfAll(changed, sources)
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('production-bundle.test.ts'))
  const chosen = Object.entries(most).flatMap(([cost, count]) =>
    related.filter((path) => getTestCost(path) === cost).slice(0, count),
  )
  return { byFolder: groupByFolder(chosen), leftOut: related.length - chosen.length }
}

/** Names of contracts with the folders of contracts/test that test them; the first that matches a name counts. */
const folders: readonly (readonly [names: RegExp, patterns: readonly string[]])[] = [
  [/BalanceLoop|BatchMarks/, ['integration/multisend', 'integration/standard-token']],
  [
    /^contracts\/src\/(multisend|interfaces\/multisend|libraries\/loops)\/|MultiSender|Records/,
    ['integration/multisend'],
  ],
  [/LiquiditySeeder/, ['integration/liquidity-seeder']],
  [/TokenLock/, ['integration/locks', 'integration/liquidity-seeder']],
  [/Factory/, ['integration/factory']],
  [/RewardVault|BabyVault/, ['integration/reward-vault']],
  [/Vault|PairTrades|PriceAverage|Readiness/, ['integration/vault']],
  [/BuybackBaby/, ['integration/*/buyback-baby']],
  [/Baby/, ['integration/*/baby']],
  [/Dividend/, ['integration/dividends']],
  [/LiquidityGenerator|Reflection|Shares/, ['integration/liquidity-generator', 'integration/*/liquidity-generator']],
  [/Standard/, ['integration/standard-token', 'integration/*/standard']],
  [/Taxed|Fees/, ['integration/liquidity-generator', 'integration/dividends']],
]

/**
 * @param changed Paths from the repository's root.
 * @returns Forge's pattern of the paths to test; undefined where no contract has changed.
 */
export function chooseContractTests(changed: readonly string[]): string | undefined {
  const contracts = changed.filter((path) => path.startsWith('contracts/') && path.endsWith('.sol'))
  const found = [...new Set(contracts.flatMap(findFolders))].sort()
  return found.length === 0 ? undefined : `contracts/test/{${found.join(',')}}/**`
}

function findFolders(path: string): readonly string[] {
  const [, within = ''] = /^contracts\/test\/((?:integration|invariant|gas|differential|unit)\b.*)$/.exec(path) ?? []
  // A shared suite is inherited by the other folders of its parent.
  if (within) return [posix.dirname(within).replace(/\/shared\b.*$/, '')]
  return folders.find(([names]) => names.test(path))?.[1] ?? ['unit']
}
