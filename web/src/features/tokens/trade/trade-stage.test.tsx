import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { numberToHex } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA as account, accountB as token } from '@/testing/scripted-wallet.ts'
import type { MarketState } from './read-market-state.ts'
import type { VenueRefusal } from './read-venue.ts'
import { approvalKey, swapKey } from './trade-intents.ts'
import { requote, type TradePlan } from './trade-plan.ts'
import { Arrived } from './trade-result.tsx'
import { type FailedRead, TradeStage } from './trade-stage.tsx'
import { useTrades } from './trade-store.ts'

const router = '0x3333333333333333333333333333333333333333'
const hash = `0x${'ab'.repeat(32)}` as const
const words = en.trade
const chainId = foundry.id
const ours = { kind: 'standard', chainId, token, name: 'Duck', symbol: 'DUCK', decimals: 18, totalSupply: 1n } as const
const state: MarketState = {
  timestamp: 1_000n,
  blockNumber: 1n,
  pool: { reserveToken: 10n ** 24n, reserveCoin: 10n ** 20n, poolFee: 30 },
  fees: [],
  isExempt: false,
  gasPrice: 10n ** 9n,
  holdings: { coin: 10n ** 19n, token: 10n ** 24n, allowance: 0n },
}

const place = { chainId, account, token, router, pair: router, wrappedCoin: router } as const

function decide(direction: 'buy' | 'sell' = 'buy'): TradePlan {
  const asked = { ...place, id, direction, amount: 10n ** 17n, slippage: 100n, decidedAt: Date.now() } as const
  const none = { expected: 0n, minimum: 0n, impact: 0n, poolFee: 0, quotedAt: 0n }
  const plan = { ...asked, ...requote({ ...asked, ...none }, state) }
  useTrades.getState().save(plan)
  return plan
}

// A run goes on after its test, and would be joined under the same key.
let id = ''
beforeEach(() => {
  id = crypto.randomUUID()
})
afterEach(() => {
  vi.useRealTimers()
  useTrades.setState({ trades: {} })
})

type Shown = {
  plan?: TradePlan
  of?: MarketState | undefined
  readAt?: number
  refusal?: VenueRefusal
  failed?: FailedRead
  refetch?: () => Promise<{ isError: boolean }>
  answers?: Record<string, (params: readonly unknown[]) => unknown>
}

async function show({
  plan = decide(),
  readAt = Date.now(),
  refusal,
  failed,
  refetch,
  answers = {},
  ...rest
}: Shown = {}) {
  const asked: string[] = []
  const config = await connectTestConfig((method, params) => {
    asked.push(method)
    const answer = answers[method]
    if (answer) return answer(params)
    return method === 'eth_estimateGas' ? '0x5208' : method === 'eth_call' ? '0x' : undefined
  })
  const onRenew = vi.fn()
  const market = { dataUpdatedAt: readAt, refetch: refetch ?? (async () => ({ isError: false })) } as never
  const view = renderApp(
    <WalletActionsProvider actions={{ openConnect: () => {}, openNetworks: () => {} }}>
      <TradeStage
        {...{ plan, token: ours, market, refusal, failed, onRenew }}
        state={'of' in rest ? rest.of : state}
        onMined={() => {}}
        onLeave={() => useTrades.getState().remove(plan)}
      />
    </WalletActionsProvider>,
    config,
  )
  return { ...view, plan, config, asked, onRenew }
}

const button = (name: string) => screen.findByRole('button', { name })
const isOff = async (name: string) => ((await button(name)) as HTMLButtonElement).disabled

/** Waits until the store has answered the page, which asked first. */
const settled = () => act(() => activityStore.list())

async function remember(fields: Partial<ActivityRecord>, key = swapKey({ id })) {
  const common = { kind: 'buyToken', chainId, account, summary: '', createdAt: Date.now(), updatedAt: 1 } as const
  await activityStore.put({ ...common, key, state: 'submitted', ...fields })
}

const late = { ...state, timestamp: 1_601n }

test.each([
  ['awaiting-signature', {}, state, true],
  ['uncertain', {}, state, true],
  ['submitted', { hash }, state, true],
  ['replaced', { hash }, state, true],
  ['dropped', { hash, dropReason: 'vanished' }, state, true],
  ['dropped', { hash, dropReason: 'nonceUsed' }, state, false],
  ['reverted', { hash }, state, false],
  ['failed', {}, state, false],
  // A transaction without a hash, or one that no node knows, can only revert after its deadline.
  ['uncertain', {}, late, false],
  ['dropped', { hash, dropReason: 'vanished' }, late, false],
  ['submitted', { hash }, late, true],
  ['uncertain', {}, undefined, true],
] as const)('a trade that is %s %o holds the way back', async (recorded, fields, of, isHeld) => {
  await remember({ state: recorded, ...fields })
  await show({ of })
  await settled()
  await waitFor(async () => expect(await isOff(words.back)).toBe(isHeld))
})

test('what is on its way to the wallet cannot be given up here, and is not signed once another tab has given it up', async () => {
  let isHeld = false
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const answers = {
    eth_estimateGas: async () => {
      if (isHeld) await held
      return '0x5208'
    },
  }
  const { plan, asked } = await show({ answers })
  const buy = await button(en.activity.kinds.buyToken)
  await screen.findByText(en.tx.simulationOk)
  isHeld = true
  await userEvent.click(buy)
  await waitFor(async () => expect(await isOff(words.back)).toBe(true))
  // As the other tab does: this one may not have heard of it.
  localStorage.setItem('trades', JSON.stringify({ state: { trades: {} }, version: 1 }))
  release()
  await screen.findByText(en.errors.outdated)
  expect(await isOff(words.back)).toBe(false)
  expect(asked).not.toContain('eth_sendTransaction')
  expect(await activityStore.get(swapKey(plan))).toBeUndefined()
})

test('a quote that became old on the way to the wallet is not signed', async () => {
  let isHeld = false
  const answers = {
    eth_estimateGas: () => {
      if (isHeld) vi.setSystemTime(Date.now() + 121_000)
      return '0x5208'
    },
  }
  const { asked } = await show({ answers })
  const buy = await button(en.activity.kinds.buyToken)
  await screen.findByText(en.tx.simulationOk)
  vi.useFakeTimers({ toFake: ['Date'] })
  isHeld = true
  await userEvent.click(buy)
  await screen.findByText(en.errors.outdated)
  expect(asked).not.toContain('eth_sendTransaction')
})

test('an approval that the wallet declines can be asked for again; one that is late is named only after a read', async () => {
  const declined = Object.assign(new Error('declined'), { code: 4001 })
  const answers = {
    eth_call: () => `0x${'0'.repeat(63)}1`,
    eth_sendTransaction: () => {
      throw declined
    },
  }
  const { unmount } = await show({ plan: decide('sell'), answers })
  const approve = await button(en.liquidity.approval.action)
  await waitFor(() => expect(approve).toHaveProperty('disabled', false))
  await userEvent.click(approve)
  await screen.findByText(en.errors.userRejected)
  expect([await isOff(words.back), await isOff(en.liquidity.approval.action)]).toEqual([false, false])
  unmount()
})

test.each([true, false])(
  'an approval that the network does not show yet is called late, unless the read failed (%s)',
  async (isError) => {
    await remember({ kind: 'approve', state: 'final', hash }, approvalKey({ id }))
    const receipt = {
      from: account,
      status: '0x1',
      blockNumber: '0x10',
      blockHash: hash,
      transactionHash: hash,
      logs: [],
    }
    const refetch = vi.fn(async () => ({ isError }))
    await show({ plan: decide('sell'), refetch, answers: { eth_getTransactionReceipt: () => receipt } })
    await waitFor(() => expect(refetch).toHaveBeenCalled())
    await act(async () => {})
    expect(screen.queryByText(/^Approved, but the network still shows/) !== null).toBe(!isError)
  },
)

test('a pool that is gone, and one that cannot be found, end the wait', async () => {
  const first = await show({ of: undefined, refusal: 'drained' })
  await screen.findByText(words.refusals.drained)
  first.unmount()
  const refetch = vi.fn()
  await show({ of: undefined, failed: { error: new Error('no'), isFetching: false, refetch } })
  await screen.findByText(words.unreadable)
  await userEvent.click(await button(en.common.tryAgain))
  expect(refetch).toHaveBeenCalled()
})

const pool = (fields: Partial<MarketState['pool']>): MarketState => ({ ...state, pool: { ...state.pool, ...fields } })

test('new figures that need another consent send back to the form; old ones are not offered', async () => {
  const impact = await show({ of: pool({ reserveCoin: 10n ** 17n, reserveToken: 10n ** 20n }) })
  await screen.findByText(/^The price impact is now/)
  expect(screen.queryByRole('button', { name: words.renew })).toBeNull()
  impact.unmount()

  const fee = await show({ of: pool({ poolFee: 250 }) })
  await screen.findByText(words.staleFee.replace('{{percent}}', '2.5'))
  fee.unmount()

  const better = await show({ of: pool({ reserveToken: 2n * 10n ** 24n }) })
  await screen.findByText(/^The price moved in your favor/)
  expect(await isOff(en.activity.kinds.buyToken)).toBe(true)
  expect(await isOff(words.renew)).toBe(false)
  better.unmount()

  await show({ of: pool({ reserveToken: 2n * 10n ** 24n }), readAt: Date.now() - 121_000 })
  expect(await isOff(words.renew)).toBe(true)
})

test('the reason that blocks a second try after a revert is shown', async () => {
  await remember({ state: 'submitted', hash })
  const at = { blockNumber: '0x10', blockHash: hash, transactionHash: hash }
  const answers = { eth_getTransactionReceipt: () => ({ ...at, from: account, status: '0x0', logs: [] }) }
  await show({ plan: { ...decide(), decidedAt: Date.now() - 121_000 }, answers })
  await screen.findByText(en.tx.states.reverted)
  expect((await screen.findByText(words.stale.expired)).closest('[aria-live=polite]')).not.toBeNull()
})

test.each([
  ['supported', true],
  ['ready', true],
  ['unsupported', false],
  [undefined, false],
] as const)('a wallet that says %s of several calls as one: one step is offered: %s', async (status, isOffered) => {
  const answered = vi.fn(() => ({ [numberToHex(chainId)]: status ? { atomic: { status } } : {} }))
  await show({ plan: decide('sell'), answers: { wallet_getCapabilities: answered, eth_simulateV1: () => [] } })
  await button(en.liquidity.approval.action)
  await waitFor(() => expect(answered).toHaveBeenCalled())
  if (isOffered) await userEvent.click(await screen.findByRole('checkbox', { name: words.together }))
  else await settled()
  // Exactly as before until the user chooses it.
  expect(screen.queryByRole('checkbox') !== null).toBe(isOffered)
  await button(isOffered ? en.activity.kinds.sellToken : en.liquidity.approval.action)
})

const capable = { wallet_getCapabilities: () => ({ [numberToHex(chainId)]: { atomic: { status: 'supported' } } }) }

test('one step is not offered where the endpoint cannot simulate it', async () => {
  const simulated = vi.fn(() => {
    throw Object.assign(new Error('the method eth_simulateV1 does not exist'), { code: -32601 })
  })
  await show({ plan: decide('sell'), answers: { ...capable, eth_simulateV1: simulated } })
  await waitFor(() => expect(simulated).toHaveBeenCalled())
  await settled()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await button(en.liquidity.approval.action)
})

test('one step shows its approval, and is no longer chosen once the wallet is another one', async () => {
  let isCapable = true
  const answers = {
    wallet_getCapabilities: () => (isCapable ? capable.wallet_getCapabilities() : {}),
    eth_simulateV1: () => [],
  }
  const { config } = await show({ plan: decide('sell'), answers })
  await userEvent.click(await screen.findByRole('checkbox', { name: words.together }))
  await button(en.activity.kinds.sellToken)
  expect(screen.getByText(en.tx.approval, { selector: 'dt' })).toBeTruthy()
  isCapable = false
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet')
  await act(async () =>
    config.setState((state) => ({
      ...state,
      connections: new Map(
        [...state.connections].map(([uid, connection]) => [
          uid,
          { ...connection, connector: { ...connector, uid: 'other' } },
        ]),
      ),
    })),
  )
  await button(en.liquidity.approval.action)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a sale in one step is still shown as one after a reload', async () => {
  await remember({
    state: 'uncertain',
    kind: 'sellToken',
    bundle: { id: '0x1', proof: { address: token, topics: [] } },
  })
  await show({ plan: decide('sell') })
  await button(en.tx.uncertain.look)
  expect(screen.getByText(en.tx.approval, { selector: 'dt' })).toBeTruthy()
})

test('a confirmed transaction without a trade in it is not called bought or sold', async () => {
  const config = await connectTestConfig(() => undefined)
  Element.prototype.scrollIntoView ??= () => {}
  renderApp(<Arrived plan={decide('sell')} amount={0n} hash={hash} token={ours} />, config)
  await screen.findByText(words.arrived.nothing)
  expect(screen.queryByText(/^You (bought|sold)/)).toBeNull()
})
