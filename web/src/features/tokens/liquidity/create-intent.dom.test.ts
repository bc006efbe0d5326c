import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { accountA, accountB } from '@/testing/scripted-wallet.ts'
import { createActionIntent } from './create-intent.ts'
import type { LiquidityTerms } from './plan.ts'

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
  { act: 'seed', amount: 2n, coin: 1n, minUnits: 0n },
  { act: 'add', amount: 2n, coin: 1n, minAmount: 1n, minCoin: 1n },
  { ...removal, isWrapped: true },
  { ...removal, isWrapped: false },
]

test.each(terms)(
  '$act (wrapped: $isWrapped) has its gas from the simulation: opening the wallet asks no node',
  async (decided) => {
    const asked: [method: string, params: readonly unknown[]][] = []
    const config = await connectTestConfig((method, params) => {
      asked.push([method, params])
      if (method === 'eth_estimateGas') throw new Error('fetch failed')
      return method === 'eth_sendTransaction' ? hash : undefined
    })
    const addresses = { account: accountA, token: accountB, router: accountB } as const
    const place = { id: 'one', decidedAt: 1, chainId: foundry.id, ...addresses }
    const intent = createActionIntent(config, { ...decided, ...place }, { deadline: 9n, summary: '', amounts: [] })

    expect(await intent.write({ gas: 4_321n })).toBe(hash)
    const [, [sent] = []] = asked.find(([method]) => method === 'eth_sendTransaction') ?? []
    expect(sent).toMatchObject({ gas: '0x10e1', to: intent.to, data: intent.data })
  },
)
