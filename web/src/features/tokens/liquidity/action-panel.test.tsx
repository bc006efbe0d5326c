import { act, screen } from '@testing-library/react'
import { type Hash, type Hex, numberToHex, pad } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA as account, accountB as token } from '@/testing/scripted-wallet.ts'
import { ActionPanel } from './action-panel.tsx'
import type { LiquidityPlan } from './plan.ts'

const router = '0x3333333333333333333333333333333333333333'
const hash: Hash = `0x${'ab'.repeat(32)}`
const chainId = foundry.id
const { liquidity } = en
const ours = { kind: 'standard', chainId, token, name: 'Harbour', symbol: 'HRB', decimals: 2, totalSupply: 1n } as const

afterEach(async () => {
  vi.useRealTimers()
  await activityStore.remove('approve:liquidity:one')
  await activityStore.remove('liquidity:one')
})

/** The device's record of the approval, or of the action. */
async function remember(key: string, state: ActivityRecord['state']) {
  const record = { kind: 'approve', chainId, account, summary: '', createdAt: 1, updatedAt: 1 } as const
  await activityStore.put({ ...record, key, state, hash })
}

/** Replaces intervals, so that they run only when the test advances time. */
const stopIntervals = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Renders an action of 1,000 units; the network answers the given allowances in order, and repeats the last one. */
async function show(fields: { allowed: bigint | (bigint | 'never')[]; decidedAt?: number }) {
  const allowed = [fields.allowed].flat()
  let asked = 0
  const word = (value: bigint): Hex => pad(numberToHex(value))
  const answers: Record<string, unknown> = {
    eth_estimateGas: '0x5208',
    eth_getBlockByNumber: { number: '0x10', timestamp: '0x10', transactions: [] },
    eth_getTransactionReceipt: {
      from: account,
      status: '0x1',
      blockNumber: '0x10',
      blockHash: hash,
      transactionHash: hash,
      logs: [],
    },
  }
  const config = await connectTestConfig((method, [call]) => {
    if (method !== 'eth_call' || !(call as { data: Hex }).data.startsWith('0xdd62ed3e')) return answers[method]
    const answer = allowed[Math.min(asked, allowed.length - 1)] ?? 0n
    asked += 1
    return answer === 'never' ? new Promise(() => {}) : word(answer)
  })
  const bounds = { amount: 1_000n, coin: 1n, minAmount: 990n, minCoin: 1n }
  const place = { id: 'one', chainId, account, token, router } as const
  const plan: LiquidityPlan = { act: 'add', ...place, ...bounds, decidedAt: fields.decidedAt ?? Date.now() }
  renderApp(
    <WalletActionsProvider actions={{ openConnect: () => {}, openNetworks: () => {} }}>
      <ActionPanel plan={plan} token={ours} onMined={() => {}} />
    </WalletActionsProvider>,
    config,
  )
  return { asked: () => asked }
}

const stale = liquidity.stale.replace('{{minutes}}', '10')
const add = en.activity.kinds.addLiquidity
const late = liquidity.approval.late.replace('{{amount}}', '5').replace('{{symbol}}', 'HRB')
const age = (minutes: number) => Date.now() - minutes * 60_000

test.each([
  [liquidity.approval.action, 0n],
  [en.activity.kinds.addLiquidity, 1_000n],
])('bounds of more than ten minutes ago are not signed with: %s', async (action, allowed) => {
  await show({ allowed, decidedAt: age(10.1) })
  await screen.findByText(stale)
  expect(await screen.findByRole('button', { name: action })).toHaveProperty('disabled', true)
})

test('bounds of less than ten minutes ago count', async () => {
  await show({ allowed: 1_000n, decidedAt: age(9.5) })
  await screen.findByRole('button', { name: en.activity.kinds.addLiquidity })
  expect(screen.queryByText(stale)).toBeNull()
})

test('bounds count for ten minutes to the millisecond, and go stale while somebody looks at them', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await show({ allowed: 1_000n, decidedAt: Date.now() - 599_000 })
  await screen.findByRole('button', { name: add })
  await pass(1_000)
  expect(screen.queryByText(stale)).toBeNull()
  await pass(1_000)
  expect(screen.getByText(stale)).toBeTruthy()
})

test('a permission in a block that the network still denies is told, and leaves nothing to sign', async () => {
  await remember('approve:liquidity:one', 'final')
  await show({ allowed: 500n })
  await screen.findByText(late)
  expect(screen.queryByRole('button', { name: add })).toBeNull()
})

test('a permission in a block is not called late before the network was asked again', async () => {
  await remember('approve:liquidity:one', 'final')
  const { asked } = await show({ allowed: [500n, 'never'] })
  await expect.poll(() => asked()).toBe(2)
  await screen.findByText(en.tx.states.final)
  expect(screen.queryByText(late)).toBeNull()
})

test('a permission that is late is asked for every 4 seconds until it is there, and then no more', async () => {
  stopIntervals()
  await remember('approve:liquidity:one', 'final')
  const { asked } = await show({ allowed: [500n, 500n, 999n, 1_000n] })
  await screen.findByText(late)
  expect(asked()).toBe(2)
  await pass(3_999)
  expect(asked()).toBe(2)
  await pass(1)
  expect(asked()).toBe(3)
  expect(screen.queryByRole('button', { name: add })).toBeNull()
  await pass(4_000)
  await screen.findByRole('button', { name: add })
  await pass(60_000)
  expect(asked()).toBe(4)
})

test('before anything was signed nobody is asked again and again', async () => {
  stopIntervals()
  const { asked } = await show({ allowed: 500n })
  await screen.findByRole('button', { name: liquidity.approval.action })
  await pass(60_000)
  expect(asked()).toBe(1)
})

test('an act that was sent is followed, though it has used its permission up', async () => {
  await remember('liquidity:one', 'final')
  await show({ allowed: 0n })
  await screen.findByText(en.tx.states.final)
  expect(screen.queryByRole('button', { name: liquidity.approval.action })).toBeNull()
})

test.each(['failed', 'reverted'] as const)('an act that %s needs a permission as before', async (state) => {
  await remember('liquidity:one', state)
  await show({ allowed: 0n })
  await screen.findByRole('button', { name: liquidity.approval.action })
})
