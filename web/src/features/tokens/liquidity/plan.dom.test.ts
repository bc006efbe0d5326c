import { foundry } from 'viem/chains'
import { beforeEach, describe, expect, test } from 'vitest'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { accountA, accountB } from '@/testing/scripted-wallet.ts'
import { createActionIntent } from './create-intent.ts'
import type { LiquidityPlan, LiquidityTerms, SeedPlan } from './plan.ts'
import { isPlanned, planKey, usePlans } from './plan-store.ts'

describe('stored plans', () => {
  const plan: LiquidityPlan = {
    act: 'seed',
    id: 'one',
    decidedAt: 1,
    chainId: 97,
    account: '0x1111111111111111111111111111111111111111',
    token: '0x2222222222222222222222222222222222222222',
    router: '0x3333333333333333333333333333333333333333',
    amount: 2n ** 112n - 1n,
    coin: 1n,
    minUnits: 0n,
    recipient: { to: 'self' },
  }
  const kept = (of: LiquidityPlan = plan) => usePlans.getState().plans[planKey(of)]
  const onDisk = (text: string | null) => localStorage.setItem('liquidity-plans', text ?? '')

  beforeEach(() => usePlans.setState({ plans: {} }))

  test('a plan survives a reload to the unit, under its own name, until it is given up', async () => {
    usePlans.getState().save(plan)
    const text = localStorage.getItem('liquidity-plans')
    usePlans.setState({ plans: {} })
    onDisk(text)
    await usePlans.persist.rehydrate()
    expect(kept()).toEqual(plan)

    usePlans.getState().remove(plan)
    await usePlans.persist.rehydrate()
    expect(kept()).toBeUndefined()
  })

  test('each token, account and network has its own, however their addresses are written', () => {
    const others: LiquidityPlan[] = [
      { ...plan, id: 'two', token: plan.router },
      { ...plan, id: 'three', account: plan.router },
      { ...plan, id: 'four', chainId: 56 },
    ]
    for (const each of [plan, ...others]) usePlans.getState().save(each)
    usePlans.getState().remove(plan)
    expect(kept()).toBeUndefined()
    expect(others.map((each) => kept(each))).toEqual(others)

    const withLetters = { ...plan, token: `0x${'ab'.repeat(20)}` } as const
    expect(planKey({ ...withLetters, token: `0x${'AB'.repeat(20)}` })).toBe(planKey(withLetters))
  })

  test('a plan is at hand while the device holds it, also if no event has come from another tab', () => {
    usePlans.getState().save(plan)
    expect([isPlanned(plan), isPlanned({ ...plan, id: 'two' })]).toEqual([true, false])
    onDisk(written({ ...plan, id: 'two' }))
    expect(isPlanned(plan)).toBe(false)
  })

  test('what cannot be read back is no plan', async () => {
    onDisk(written({ ...plan, amount: -1n }))
    await usePlans.persist.rehydrate()
    expect(kept()).toBeUndefined()
  })

  test('a plan of an earlier version, which does not say when it was decided, is as old as can be', async () => {
    const { decidedAt: _, ...undated } = plan
    onDisk(written(undated as LiquidityPlan))
    await usePlans.persist.rehydrate()
    expect(kept()).toEqual({ ...plan, decidedAt: 0 })
  })

  test('a plan of an earlier version, which names no recipient, gives the liquidity to the account', async () => {
    const { recipient: _, ...earlier } = plan as SeedPlan
    onDisk(written(earlier as LiquidityPlan))
    await usePlans.persist.rehydrate()
    expect(kept()).toEqual(plan)
  })

  test('a lock survives a reload with its date and its pair', async () => {
    const locked = { ...plan, recipient: { to: 'lock', until: 1_900_000_000n, pair: accountB } } as LiquidityPlan
    usePlans.getState().save(locked)
    const text = localStorage.getItem('liquidity-plans')
    usePlans.setState({ plans: {} })
    onDisk(text)
    await usePlans.persist.rehydrate()
    expect(kept()).toEqual(locked)
  })

  test('what another tab decides counts here as well', () => {
    onDisk(written(plan))
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
    expect(kept()).toBeUndefined()
    window.dispatchEvent(new StorageEvent('storage', { key: 'liquidity-plans' }))
    expect(kept()).toEqual(plan)
  })

  /** The plan as the device stores it. */
  function written(value: LiquidityPlan) {
    const units = Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'bigint' ? { units: `${part}` } : part,
    ])
    return JSON.stringify({ state: { plans: { [planKey(value)]: Object.fromEntries(units) } }, version: 1 })
  }
})

describe('intent of a plan', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const removal = {
    act: 'remove',
    pair: accountB,
    wrappedCoin: accountB,
    liquidity: 2n,
    minAmount: 1n,
    minCoin: 1n,
  } as const
  const terms: LiquidityTerms[] = [
    { act: 'seed', amount: 2n, coin: 1n, minUnits: 0n, recipient: { to: 'self' } },
    { act: 'add', amount: 2n, coin: 1n, minAmount: 1n, minCoin: 1n },
    { ...removal, isWrapped: true },
    { ...removal, isWrapped: false },
  ]

  test.each(terms)(
    '$act (wrapped: $isWrapped) has its gas from the simulation: opening the wallet asks no node',
    async (decided) => {
      const requests: [method: string, params: readonly unknown[]][] = []
      const config = await connectTestConfig((method, params) => {
        requests.push([method, params])
        if (method === 'eth_estimateGas') throw new Error('fetch failed')
        return method === 'eth_sendTransaction' ? hash : undefined
      })
      const addresses = { account: accountA, token: accountB, router: accountB } as const
      const place = { id: 'one', decidedAt: 1, chainId: foundry.id, ...addresses }
      const intent = createActionIntent(config, { ...decided, ...place }, { deadline: 9n, summary: '', amounts: [] })

      expect(await intent.write({ gas: 4_321n })).toBe(hash)
      const [, [sent] = []] = requests.find(([method]) => method === 'eth_sendTransaction') ?? []
      expect(sent).toMatchObject({ gas: '0x10e1', to: intent.to, data: intent.data })
    },
  )
})
