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

test.each([
  "import { useState } from 'react'",
  "import { useTranslation } from 'react-i18next'",
  "import { readContract } from 'wagmi/actions'",
  "import { writeMultiSenderToken } from '@saleyard/generated'",
  "import { runStore } from '../run/store'",
])('The core of a feature is pure: no %s', (source) => {
  expect(check('features/multi-send/core/plan.ts', source)).toEqual([expect.stringContaining('a core knows no page')])
})

test('The core of a feature may use types and pure packages', () => {
  const source =
    "import type { Config } from 'wagmi'\nimport { keccak256 } from 'viem'\nimport { parse } from './parse'"
  expect(check('features/multi-send/core/plan.ts', source)).toEqual([])
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
