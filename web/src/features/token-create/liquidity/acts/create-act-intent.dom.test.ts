import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import type { Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { createTestConfig } from '../../../../lib/testing/render-app'
import type { LiquidityTerms } from '../plan'
import { createActIntent } from './create-act-intent'

const accountA: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const accountB: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
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
    const answers: Record<string, unknown> = {
      eth_requestAccounts: [accountA],
      wallet_requestPermissions: [],
      eth_chainId: '0x7a69',
      eth_sendTransaction: hash,
    }
    const config = createTestConfig((method, params) => {
      asked.push([method, params])
      if (method === 'eth_estimateGas') throw new Error('fetch failed')
      return answers[method] ?? null
    })
    await connect(config, { connector: config.connectors[0] as Connector })
    const place = { id: 'one', decidedAt: 1, chainId: foundry.id, account: accountA, token: accountB, router: accountB }
    const intent = createActIntent(config, { ...decided, ...place }, { deadline: 9n, summary: '', amounts: [] })

    expect(await intent.write({ gas: 4_321n })).toBe(hash)
    const [, [sent] = []] = asked.find(([method]) => method === 'eth_sendTransaction') ?? []
    expect(sent).toMatchObject({ gas: '0x10e1', to: intent.to, data: intent.data })
  },
)
