import { expect, test } from 'vitest'
import { findViolations } from './import-rules.ts'

const check = (path: string, source: string) => findViolations({ path: `web/src/${path}`, source })

test.each([
  ['lib/chains.ts', "import { Panel } from '../components/tx/panel'"],
  ['components/ui/logo.tsx', "import { Page } from '../../features/home/page'"],
  ['components/ui/logo.tsx', "export { Page } from '../../features/home/page'"],
  ['features/home/page.tsx', "import { Route } from '../../routes/index'"],
  ['features/home/page.tsx', "const late = () => import('../../main')"],
  ['routes/index.tsx', "import '../main'"],
  ['lib/chains.ts', "import type { Wallet } from '../features/wallet/types'"],
])('%s may not look to the right: %s', (path, source) => {
  expect(check(path, source)).toEqual([expect.stringContaining('may not be imported by')])
})

test.each([
  ['features/home/page.tsx', "import { formatAmount } from '../../lib/amounts/format-amount'"],
  ['features/home/page.tsx', "import { Hero } from './hero'"],
  ['features/multi-send/run/engine.ts', "import { plan } from '../core/plan'"],
  ['routes/index.tsx', "import { HomePage } from '../features/home/page'"],
  ['main.tsx', "import { routeTree } from './routeTree.gen'"],
  ['lib/i18n.ts', "import en from '../locales/en.json'"],
  ['lib/errors/to-user-error.ts', "import { multiSenderAbi } from '@saleyard/generated'"],
])('%s may look to the left: %s', (path, source) => {
  expect(check(path, source)).toEqual([])
})

test('A feature may not import another, and a new feature is guarded by being there', () => {
  expect(check('features/brand-new/page.tsx', "import { Hero } from '../home/hero'")).toEqual([
    'web/src/features/brand-new/page.tsx must not import web/src/features/home/hero: a feature knows no other',
  ])
})

test('A folder of no layer is refused', () => {
  expect(check('helpers/date.ts', '')).toEqual([expect.stringContaining('stands in no layer')])
})

const checkPackage = (path: string, source: string) => findViolations({ path: `packages/${path}`, source })

test.each([
  "import { useState } from 'react'",
  "import { useTranslation } from 'react-i18next'",
  "import type { Config } from 'wagmi'",
  "import { readContract } from 'wagmi/actions'",
  "import { create } from 'zustand'",
  "import { openDB } from 'idb'",
  "import { wrap } from 'comlink'",
  "import { writeMultiSenderToken } from '@saleyard/generated'",
])('The packages run without a page and a wallet: no %s', (source) => {
  expect(checkPackage('send/src/run/run.ts', source)).toEqual([
    expect.stringContaining('send knows no page and no wallet'),
  ])
  expect(checkPackage('chain/src/rpc/ranking.test.ts', source)).toHaveLength(1)
  expect(checkPackage('history/src/read/read-logs.ts', source)).toHaveLength(1)
  expect(checkPackage('safe/src/read/read-safe.ts', source)).toHaveLength(1)
})

test.each([
  ['chain/src/abort.ts', "import { run } from '@saleyard/send/run/run.ts'"],
  ['send/src/run/run.ts', "import { env } from '@/lib/env.ts'"],
  ['send/src/run/run.test.ts', "import type { Page } from '@/features/home/page.tsx'"],
  ['send/src/run/run.ts', "import { startChain } from '@saleyard/testkit/chain/start-chain.ts'"],
  ['send/src/run/run.ts', "import { readArtifact } from '@scripts/artifacts.ts'"],
  ['send/src/run/run.ts', "import { readLogs } from '@saleyard/history/read/read-logs.ts'"],
  ['history/src/read/read-logs.ts', "import { run } from '@saleyard/send/run/run.ts'"],
  ['history/src/folds/ledger.ts', "import { env } from '@/lib/env.ts'"],
  ['history/src/folds/ledger.ts', "import { readSafe } from '@saleyard/safe/read/read-safe.ts'"],
  ['send/src/run/run.ts', "import { readSafe } from '@saleyard/safe/read/read-safe.ts'"],
  ['safe/src/read/read-safe.ts', "import { readLogs } from '@saleyard/history/read/read-logs.ts'"],
  ['history/src/folds/ledger.ts', "import { readSettings } from '@saleyard/indexer/settings.ts'"],
  ['indexer/src/settings.ts', "import { run } from '@saleyard/send/run/run.ts'"],
  ['indexer/src/settings.ts', "import { startChain } from '@saleyard/testkit/chain/start-chain.ts'"],
  ['testkit/src/chain/start-chain.ts', "import { readArtifact } from '@scripts/artifacts.ts'"],
  ['testkit/src/chain/start-chain.test.ts', "import { env } from '@/lib/env.ts'"],
])('%s may not look to the right: %s', (path, source) => {
  expect(checkPackage(path, source)).toEqual([expect.stringContaining('may not be imported by')])
})

test.each([
  ['chain/src/errors/to-user-error.ts', "import { contractErrors } from '@saleyard/generated/errors'"],
  ['chain/src/rpc/network-health.ts', "import { createStore } from 'zustand/vanilla'"],
  ['send/src/plan/plan-batches.ts', "import { keccak256 } from 'viem'"],
  ['send/src/plan/plan-batches.ts', "import { multiSenderAbi } from '@saleyard/generated/abis'"],
  ['send/src/run/run.ts', "import { AppError } from '@saleyard/chain/errors/app-error.ts'"],
  ['safe/src/tx/propose.ts', "import { usesAllowance } from '@saleyard/send/plan/routes.ts'"],
  ['history/src/errors.ts', "import { CodedError } from '@saleyard/chain/errors/app-error.ts'"],
  ['indexer/src/app/src/ledgers.ts', "import { erc20Fold } from '@saleyard/history/folds/erc20.ts'"],
  ['send/src/run/run.integration.test.ts', "import { startChain } from '@saleyard/testkit/chain/start-chain.ts'"],
  ['send/src/run/testing/runs.ts', "import { startChain } from '@saleyard/testkit/chain/start-chain.ts'"],
  ['testkit/src/chain/start-chain.ts', "import { networks } from '@saleyard/chain/networks/networks.ts'"],
])('%s may look to the left: %s', (path, source) => {
  expect(checkPackage(path, source)).toEqual([])
})

test('The kit of the tests is for tests, browser tests and scripts; a package of no layer is refused', () => {
  const source = "import { startChain } from '@saleyard/testkit/chain/start-chain.ts'"
  expect(check('lib/chain.ts', source)).toHaveLength(1)
  expect(check('lib/chain.test.ts', source)).toEqual([])
  expect(check('testing/render-app.tsx', source)).toEqual([])
  expect(findViolations({ path: 'web/e2e/fixtures/chain.ts', source })).toEqual([])
  expect(findViolations({ path: 'scripts/dev/run-development.ts', source })).toEqual([])
  expect(checkPackage('brand-new/src/a.ts', '')).toEqual([expect.stringContaining('stands in no layer')])
})

test.each([
  "import { writeContract } from 'wagmi/actions'",
  "import { useWriteContract as useIt } from 'wagmi'",
  "import { sendTransaction } from 'viem/actions'",
  "import { useSendCalls } from 'wagmi'",
  'client.writeContract({})',
  'wallet.sendTransaction({})',
  'export const pay = () => client.sendRawTransaction(signed)',
])('A feature may not write past the generated actions: %s', (source) => {
  expect(check('features/home/pay.ts', source)).toEqual([expect.stringContaining('through @saleyard/generated')])
})

test('A feature writes with the generated actions, lib sends plain coins, and tests are free', () => {
  expect(check('features/home/pay.ts', "import { writeMultiSenderToken } from '@saleyard/generated'")).toEqual([])
  expect(check('lib/transactions/send-plain.ts', "import { sendTransaction } from 'wagmi/actions'")).toEqual([])
  expect(check('features/home/pay.test.ts', "import { writeContract } from 'viem/actions'")).toEqual([])
})

test('Browser tests read only what they would have to repeat', () => {
  const spec = (source: string) => findViolations({ path: 'web/e2e/specs/a.spec.ts', source })
  expect(spec("import en from '../../src/locales/en.json'")).toEqual([])
  expect(spec("import { kinds } from '../../src/features/tokens/kinds/index'")).toEqual([])
  expect(spec("import { Page } from '../../src/features/home/page'")).toHaveLength(1)
})

test('The page does not import scripts, its tests may', () => {
  const source = "import { startLocalChain } from '../../../scripts/testkit/chain/start-local-chain.ts'"
  expect(check('lib/chain.ts', source)).toHaveLength(1)
  expect(check('lib/chain.integration.test.ts', source)).toEqual([])
})

test.each([
  "import { babyTokenAbi } from '@saleyard/generated/abis'",
  "import * as abis from '@saleyard/generated/abis'",
  "import { readBabyTokenName } from '@saleyard/generated'",
  "import { simulateBabyTokenClaimFor } from '@saleyard/generated'",
  "import { useReadContract } from 'wagmi'",
  "import { useReadContracts } from 'wagmi'",
  "import { useSimulateContract } from 'wagmi'",
  "import { readContract } from 'viem/actions'",
  "import { multicall } from 'viem/actions'",
  'const name = () => client.readContract({})',
])('A component asks our contracts by the generated hooks: no %s', (source) => {
  const expected = [expect.stringContaining('by the generated hooks')]
  expect(check('features/home/page.tsx', source)).toEqual(expected)
  expect(check('components/tx/use-balance.ts', source)).toEqual(expected)
  expect(check('features/home/read-balance.ts', source)).toEqual([])
  expect(check('features/home/page.test.tsx', source)).toEqual([])
})

test('A component uses generated hooks, addresses and types, and asks chains for what is no contract of ours', () => {
  const source = [
    "import { useReadBabyTokenName, useWriteBabyTokenClaim } from '@saleyard/generated'",
    "import { multiSenderAddress } from '@saleyard/generated/abis'",
    "import type { babyTokenAbi } from '@saleyard/generated/abis'",
    "import { useBalance, useChainId } from 'wagmi'",
  ].join('\n')
  expect(check('features/home/page.tsx', source)).toEqual([])
})

test('Tests of the page start the real indexer, and nothing else of the page knows it', () => {
  const source = "import { startIndexer } from '@saleyard/indexer/testing/start-indexer.ts'"
  expect(check('lib/history/read-indexer.test.ts', source)).toEqual([])
  expect(check('lib/history/read-indexer.ts', source)).toHaveLength(1)
  expect(check('lib/a.test.ts', "import { readSettings } from '@saleyard/indexer/settings.ts'")).toHaveLength(1)
})
