import { ierc20Abi } from '@saleyard/generated/abis'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  type Hash,
  type Hex,
  numberToHex,
  pad,
  parseEther,
  type TransactionReceipt,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA as account, accountB as pair, accountB as token } from '@/testing/scripted-wallet.ts'
import { ActionPanel } from './action-panel.tsx'
import { actionKey } from './create-intent.ts'
import type { LiquidityPlan, RemovePlan } from './plan.ts'
import { PlanStage, UnwrapPanel } from './plan-stage.tsx'

describe('abandoning a plan', () => {
  const token = '0x2222222222222222222222222222222222222222'
  const account = '0x1111111111111111111111111111111111111111'
  const plan: LiquidityPlan = {
    act: 'add',
    id: 'one',
    decidedAt: Date.now(),
    chainId: 97,
    account,
    token,
    router: '0x3333333333333333333333333333333333333333',
    amount: 1_000n,
    coin: 1n,
    minAmount: 990n,
    minCoin: 1n,
  }
  const ours = {
    kind: 'standard',
    chainId: 97,
    token,
    name: 'Harbour',
    symbol: 'HRB',
    decimals: 2,
    totalSupply: 1n,
  } as const

  afterEach(() => activityStore.remove(actionKey(plan)))

  async function show(state: ActivityRecord['state'], createdAt = Date.now()) {
    const at = { createdAt, updatedAt: createdAt }
    await activityStore.put({
      key: actionKey(plan),
      kind: 'addLiquidity',
      chainId: 97,
      account,
      state,
      summary: '',
      ...at,
    })
    await renderPage(<PlanStage plan={plan} token={ours} onMined={() => {}} />)
    return screen.findByRole('button', { name: en.liquidity.back })
  }

  test.each(['uncertain', 'submitted'] as const)(
    'a plan that may be in a block any moment (%s) cannot be given up for another, which would be signed beside it',
    async (state) => {
      const back = await show(state)
      await expect.poll(() => back).toHaveProperty('disabled', true)
    },
  )

  test('what nobody has seen long after its deadline holds no plan any more', async () => {
    const back = await show('uncertain', Date.now() - 3_601_000)
    // The page asked the store before this, so it has its answer by now.
    await act(() => activityStore.list())
    expect(back).toHaveProperty('disabled', false)
  })

  test('a plan that the wallet has refused is given up freely', async () => {
    expect(await show('failed')).toHaveProperty('disabled', false)
  })
})

describe('approval and action', () => {
  const router = '0x3333333333333333333333333333333333333333'
  const hash: Hash = `0x${'ab'.repeat(32)}`
  const chainId = foundry.id
  const { liquidity } = en
  const ours = {
    kind: 'standard',
    chainId,
    token,
    name: 'Harbour',
    symbol: 'HRB',
    decimals: 2,
    totalSupply: 1n,
  } as const

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
    let reads = 0
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
      const answer = allowed[Math.min(reads, allowed.length - 1)] ?? 0n
      reads += 1
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
    return { reads: () => reads }
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
    const { reads } = await show({ allowed: [500n, 'never'] })
    await expect.poll(() => reads()).toBe(2)
    await screen.findByText(en.tx.states.final)
    expect(screen.queryByText(late)).toBeNull()
  })

  test('a permission that is late is asked for every 4 seconds until it is there, and then no more', async () => {
    stopIntervals()
    await remember('approve:liquidity:one', 'final')
    const { reads } = await show({ allowed: [500n, 500n, 999n, 1_000n] })
    await screen.findByText(late)
    expect(reads()).toBe(2)
    await pass(3_999)
    expect(reads()).toBe(2)
    await pass(1)
    expect(reads()).toBe(3)
    expect(screen.queryByRole('button', { name: add })).toBeNull()
    await pass(4_000)
    await screen.findByRole('button', { name: add })
    await pass(60_000)
    expect(reads()).toBe(4)
  })

  test('before anything was signed nobody is asked again and again', async () => {
    stopIntervals()
    const { reads } = await show({ allowed: 500n })
    await screen.findByRole('button', { name: liquidity.approval.action })
    await pass(60_000)
    expect(reads()).toBe(1)
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
})

describe('unwrapping after a removal', () => {
  const token: Address = '0x2222222222222222222222222222222222222222'
  const router: Address = '0x3333333333333333333333333333333333333333'
  const wrappedCoin: Address = '0x4444444444444444444444444444444444444444'
  const plan: RemovePlan = {
    act: 'remove',
    ...{ id: 'one', decidedAt: 1, chainId: 31337, account, token, router, pair, wrappedCoin },
    ...{ liquidity: 2n, minAmount: 1n, minCoin: 1n, isWrapped: true },
  }

  const transfer = (asset: Address, from: Address, to: Address, value: bigint) => ({
    address: asset,
    topics: encodeEventTopics({ abi: ierc20Abi, eventName: 'Transfer', args: { from, to } }),
    data: encodeAbiParameters([{ type: 'uint256' }], [value]),
  })
  /** Logs of the token and its fee next to the coin, and of coin that went elsewhere. */
  const paid = (coin: bigint) => [
    transfer(token, pair, account, parseEther('7')),
    transfer(wrappedCoin, pair, router, parseEther('5')),
    transfer(wrappedCoin, router, account, parseEther('3')),
    ...(coin > 0n ? [transfer(wrappedCoin, pair, account, coin)] : []),
  ]

  async function show(shown: RemovePlan | { act: 'add' }, coin: bigint) {
    const sent: unknown[] = []
    const answers: Record<string, unknown> = {
      eth_estimateGas: '0x5208',
      eth_call: '0x',
      eth_getCode: '0x6000',
    }
    const config = await connectTestConfig((method, [call]) => {
      if (method !== 'eth_sendTransaction') return answers[method]
      sent.push(call)
      return new Promise(() => {})
    })
    const receipt = { logs: paid(coin) } as unknown as TransactionReceipt
    renderApp(
      <>
        <p>Removed</p>
        <UnwrapPanel plan={{ ...plan, ...shown } as RemovePlan} receipt={receipt} />
      </>,
      config,
    )
    await screen.findByText('Removed')
    return sent
  }

  const button = () => screen.queryByRole('button', { name: en.activity.kinds.unwrap })

  test('what a removal has brought as wrapped coin is turned into coin, to the wei and nothing else', async () => {
    const sent = await show(plan, 1_234_500_000_000_000_001n)
    expect(screen.getByRole('region', { name: en.activity.kinds.unwrap }).textContent).toContain('1.234')
    expect(screen.getByTitle(wrappedCoin)).toBeTruthy()
    await expect.poll(() => button()).toHaveProperty('disabled', false)
    await userEvent.click(button() as HTMLElement)
    await expect.poll(() => sent).toHaveLength(1)
    const amount = 1_234_500_000_000_000_001n.toString(16).padStart(64, '0')
    expect(sent[0]).toMatchObject({ from: account, to: wrappedCoin, data: `0x2e1a7d4d${amount}` })
  })

  test.each([
    ['a removal that brought none', plan, 0n],
    ['a removal that brought coin itself', { ...plan, isWrapped: false }, 5n],
    ['an act that adds', { act: 'add' as const }, 5n],
  ])('nothing is offered after %s', async (_title, shown, coin) => {
    await show(shown, coin)
    expect(button()).toBeNull()
  })
})
