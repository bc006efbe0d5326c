import 'fake-indexeddb/auto'
import { readIerc20Allowance, readIerc20BalanceOf } from '@saleyard/generated'
import { ierc20Abi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { type Bundle, createBundleWallet, refuse } from '@saleyard/testkit/wallet/bundle-wallet.ts'
import { decodeFunctionData, type Hash, maxUint256, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { readSaleyardToken } from '@/features/tokens/page/read-saleyard-token.ts'
import { createToken } from '@/features/tokens/testing/create-token.ts'
import { runTransaction } from '@/lib/transactions/run-transaction.ts'
import { startWalletChain, type WalletChain } from '@/testing/connected-chain.ts'
import { leastAccepted, quoteTrade } from './quote-trade.ts'
import { readArrived } from './read-arrived.ts'
import { readMarketState } from './read-market-state.ts'
import { findVenues } from './read-venue.ts'
import { withApproval } from './trade-bundle.ts'
import { createSwapIntent } from './trade-intents.ts'
import { deadlineOf, type TradePlan } from './trade-plan.ts'

const chainId = foundry.id
const amount = parseEther('1000')
let chain: WalletChain
let token: SaleyardToken
let snapshot: Hash
let wallet: Awaited<ReturnType<typeof createBundleWallet>>

beforeAll(async () => {
  chain = await startWalletChain(account0)
  const { baby } = kinds
  const made = await createToken(chain.config, { kind: baby, values: baby.example, account: account0 })
  const found = await readSaleyardToken(chain.config, { chainId, token: made.token })
  if ('problem' in found) throw new Error(found.problem)
  token = found
  const units = parseEther('500000000')
  const { router } = chain.addresses
  await mined(write({ address: token.token, abi: ierc20Abi, functionName: 'approve', args: [router, units] }))
  const args = [token.token, units, 0n, 0n, account0, maxUint256] as const
  const add = { address: router, abi: uniswapV2RouterAbi, functionName: 'addLiquidityETH', args } as const
  await mined(write({ ...add, value: parseEther('100'), gas: 3_000_000n }))
  snapshot = await chain.client.snapshot()
}, 60_000)
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
  for (const method of Object.keys(chain.answers)) delete chain.answers[method]
  wallet = await createBundleWallet(chain)
})
afterAll(() => chain?.stop())

const write = (call: object) =>
  chain.client.writeContract({ account: account0, chain: null, ...call } as never) as Promise<Hash>
const mined = async (hash: Promise<Hash>) => chain.client.waitForTransactionReceipt({ hash: await hash })
const held = () => readIerc20BalanceOf(chain.config, { chainId, address: token.token, args: [account0] })
const allowance = () =>
  readIerc20Allowance(chain.config, { chainId, address: token.token, args: [account0, chain.addresses.router] })

/** Decides a sale in the pool as it is. */
async function decide(): Promise<TradePlan> {
  const { venues } = await findVenues(chain.config, token)
  if (!venues) throw new Error('There is no pool')
  const [{ router, pair, wrappedCoin }] = venues
  const state = await readMarketState(chain.config, { token, venue: venues[0], account: account0 })
  const quote = quoteTrade({ direction: 'sell', amount, pool: state.pool, fees: state.fees })
  const terms = { direction: 'sell', amount, slippage: 100n, expected: quote.arrives, impact: quote.impact } as const
  return {
    ...{ ...terms, router, pair, wrappedCoin, chainId, account: account0, token: token.token },
    ...{ id: crypto.randomUUID(), decidedAt: Date.now(), quotedAt: state.timestamp, poolFee: state.pool.poolFee },
    minimum: leastAccepted(quote, 100n),
  }
}

const intentOf = (plan: TradePlan) =>
  withApproval(chain.config, plan, createSwapIntent(chain.config, plan, { summary: '', amounts: [] }))
const run = (plan: TradePlan) => runTransaction(intentOf(plan), { config: chain.config, confirmations: 1 })

test('approval and sale are one step, with the amount, the minimum and the deadline of the sale; no approval is left', async () => {
  const plan = await decide()
  const before = await held()
  const { state, receipt } = await run(plan)
  expect(state).toBe('final')
  expect(receipt && readArrived(receipt, plan)).toBe(plan.expected)
  expect([before - (await held()), await allowance()]).toEqual([amount, 0n])
  const [{ calls, from, atomicRequired }] = wallet.asked as [Bundle]
  expect([from.toLowerCase(), atomicRequired, calls.map(({ to }) => to)]).toEqual([
    account0.toLowerCase(),
    true,
    [plan.token, plan.router],
  ])
  const [approval, sale] = calls.map(({ data }) =>
    decodeFunctionData({ abi: [...ierc20Abi, ...uniswapV2RouterAbi], data }),
  )
  expect(approval?.args).toEqual([plan.router, amount])
  expect(sale?.args).toEqual([amount, plan.minimum, [plan.token, plan.wrappedCoin], account0, deadlineOf(plan)])
})

test('a price that has moved is found before the wallet is asked', async () => {
  const plan = await decide()
  const { state, error } = await run({ ...plan, minimum: plan.expected + 1n })
  expect([state, error?.code, wallet.asked]).toEqual(['failed', 'poolMoved', []])
})

test.each([
  [5760, 'failed', 'methodUnsupported'],
  [5700, 'failed', 'methodUnsupported'],
  [4200, 'failed', 'methodUnsupported'],
  [4100, 'failed', 'unauthorized'],
  [5750, 'idle', 'userRejected'],
  [4001, 'idle', 'userRejected'],
])('a wallet that answers %s has done nothing, and is said to: %s, %s', async (code, said, word) => {
  chain.answers.wallet_sendCalls = () => refuse(code)
  const before = await held()
  const { state, error } = await run(await decide())
  expect([state, error?.code]).toEqual([said, word])
  expect([await held(), await allowance()]).toEqual([before, 0n])
})

test('a wallet that sells and then answers with an error is not asked again: the chain says what happened', async () => {
  const plan = await decide()
  const before = await held()
  chain.answers.wallet_sendCalls = async ([bundle]) => {
    await wallet.send(bundle as Bundle)
    refuse(-32603)
  }
  expect((await run(plan)).state).toBe('final')
  expect((await run(plan)).state).toBe('final')
  expect([before - (await held()), wallet.asked.length]).toEqual([amount, 1])
})

test('a wallet that has the calls already is followed, and after one that forgets them no sale is called done or not done', async () => {
  const plan = await decide()
  const { key } = intentOf(plan)
  await intentOf(plan).write()
  const hash = await intentOf(plan).write()
  expect(key).toBe(`trade:${plan.id}`)
  expect((await chain.client.getTransactionReceipt({ hash })).status).toBe('success')
  expect(wallet.kept.size).toBe(1)

  chain.answers.wallet_getCallsStatus = () => refuse(5730)
  const before = await held()
  const next = await decide()
  expect((await run(next)).state).toBe('uncertain')
  expect((await run(next)).state).toBe('uncertain')
  expect(before - (await held())).toBe(amount)
  expect(wallet.kept.size).toBe(2)
})

test('a wallet that does only the approval, against the request, has sold nothing, and the receipt says so', async () => {
  const plan = await decide()
  const before = await held()
  chain.answers.wallet_sendCalls = async ([bundle]) => {
    const { id, calls } = bundle as Bundle
    wallet.kept.set(
      id,
      await chain.client.sendTransaction({ account: account0, chain: null, ...Object(calls[0]), value: 0n }),
    )
    return { id }
  }
  const { receipt } = await run(plan)
  expect(receipt && readArrived(receipt, plan)).toBe(0n)
  expect([await held(), await allowance()]).toEqual([before, amount])
})
