import 'fake-indexeddb/auto'
import { readIerc20Allowance, readIerc20BalanceOf } from '@saleyard/generated'
import { ierc20Abi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { type Bundle, createBundleWallet, refuse } from '@saleyard/testkit/wallet/bundle-wallet.ts'
import { decodeFunctionData, type Hash, maxUint256, numberToHex, parseEther, type TransactionReceipt } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { readSaleyardToken } from '@/features/tokens/page/read-saleyard-token.ts'
import { createToken } from '@/features/tokens/testing/create-token.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import { runTransaction } from '@/lib/transactions/run-transaction.ts'
import { startWalletChain, type WalletChain } from '@/testing/connected-chain.ts'
import { leastAccepted, quoteTrade } from './quote-trade.ts'
import { readArrived } from './read-arrived.ts'
import { readMarketState } from './read-market-state.ts'
import { findVenues } from './read-venue.ts'
import { withApproval } from './trade-bundle.ts'
import { createSwapIntent, swapKey } from './trade-intents.ts'
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

const intentOf = (plan: TradePlan, earlier?: ActivityRecord) =>
  withApproval(chain.config, plan, {
    sale: createSwapIntent(chain.config, plan, { summary: '', amounts: [] }),
    earlier,
  })
const recordOf = (plan: TradePlan) => activityStore.get(swapKey(plan))
const run = async (plan: TradePlan) =>
  runTransaction(intentOf(plan, await recordOf(plan)), { config: chain.config, confirmations: 1 })
const approveAlone = async ({ calls }: Bundle) =>
  mined(chain.client.sendTransaction({ account: account0, chain: null, ...Object(calls[0]), value: 0n }))
const toStatus = (status: number, { transactionHash, blockNumber }: TransactionReceipt) => {
  const receipt = { transactionHash, status: '0x1', blockNumber: numberToHex(blockNumber), gasUsed: '0x0', logs: [] }
  return { version: '2.0.0', id: '0x1', chainId: numberToHex(chainId), atomic: true, status, receipts: [receipt] }
}

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

test('a wallet that does only the approval, against the request, has sold nothing, and no sale is called done', async () => {
  const plan = await decide()
  const before = await held()
  chain.answers.wallet_sendCalls = async ([bundle]) => {
    const { id } = bundle as Bundle
    wallet.kept.set(id, (await approveAlone(bundle as Bundle)).transactionHash)
    return { id }
  }
  const { state, receipt } = await run(plan)
  expect([state, receipt, (await recordOf(plan))?.state]).toEqual(['uncertain', undefined, 'uncertain'])
  expect([await held(), await allowance()]).toEqual([before, amount])
})

test.each([4200, 4100, 4001, -32002, -32601, 5730])(
  'a wallet that has the calls, and then answers only with %s, may have sold: no second sale, and its later answer counts',
  async (code) => {
    const plan = await decide()
    const before = await held()
    chain.answers.wallet_getCallsStatus = () => refuse(code)
    const { state, error } = await run(plan)
    expect([state, error?.code, (await recordOf(plan))?.state]).toEqual(['uncertain', 'writeUnanswered', 'uncertain'])
    chain.answers.wallet_getCallsStatus = ([id]) => wallet.tell(String(id))
    expect((await run(plan)).state).toBe('final')
    expect([before - (await held()), wallet.asked.length]).toEqual([amount, 1])
  },
)

test('a wallet that is silent for a moment is asked again', async () => {
  let silences = 3
  chain.answers.wallet_getCallsStatus = ([id]) => {
    silences -= 1
    return silences < 0 ? wallet.tell(String(id)) : refuse(4100)
  }
  expect((await run(await decide())).state).toBe('final')
})

test('an approval that is mined first does not end the wait for the sale', async () => {
  const plan = await decide()
  let approved: TransactionReceipt | undefined
  chain.answers.wallet_sendCalls = async ([bundle]) => {
    approved = await approveAlone(bundle as Bundle)
    return { id: (bundle as Bundle).id }
  }
  chain.answers.wallet_getCallsStatus = async ([id]) => {
    if (wallet.kept.has(String(id)) || !approved) return wallet.tell(String(id))
    // The next read finds the sale.
    wallet.kept.set(String(id), await sellAlone(plan))
    return toStatus(100, approved)
  }
  const { state, receipt } = await run(plan)
  expect([state, receipt && readArrived(receipt, plan)]).toEqual(['final', plan.expected])
})

/** The sale alone, as a wallet sends it that executes calls apart. */
const sellAlone = (plan: TradePlan) =>
  createSwapIntent(chain.config, plan, { summary: '', amounts: [] }).write({ gas: 1_000_000n })

test('calls that failed inside a transaction that succeeds are no sale', async () => {
  const plan = await decide()
  chain.answers.wallet_sendCalls = async ([bundle]) => ({ id: (bundle as Bundle).id })
  const carrier = await approveAlone({ calls: intentOf(plan).before } as unknown as Bundle)
  chain.answers.wallet_getCallsStatus = () => toStatus(500, carrier)
  expect((await run(plan)).state).toBe('uncertain')
})

test('calls that the wallet still has are not ruled out by what the account sends meanwhile, also after a reload', async () => {
  const plan = await decide()
  chain.answers.wallet_sendCalls = async ([bundle]) => ({ id: (bundle as Bundle).id })
  chain.answers.wallet_getCallsStatus = () => refuse(4100)
  expect((await run(plan)).state).toBe('uncertain')
  for (let sent = 0; sent < 3; sent += 1)
    await mined(chain.client.sendTransaction({ account: account0, chain: null, to: account0 }))
  const record = await recordOf(plan)
  if (!record) throw new Error('The sale is not recorded')
  await activityStore.put({ ...record, state: 'awaiting-signature' })
  expect(await run(plan)).toMatchObject({ state: 'uncertain', finding: 'unclear' })

  // It arrives after all, under the id that the record has.
  chain.answers.wallet_getCallsStatus = ([id]) => wallet.tell(String(id))
  wallet.kept.set(String(record.bundle?.id), (await mined(sellBy(plan))).transactionHash)
  expect((await run(plan)).state).toBe('final')
})

/** Approves and sells, as a wallet that has kept the calls does later. */
const sellBy = async (plan: TradePlan) => {
  const { before = [], to, data } = intentOf(plan)
  const calls = [...before, { to, data }].map((call) => ({ to: call.to, data: call.data }))
  return wallet.execute({ calls } as Bundle)
}

test('an id that the wallet chooses is recorded', async () => {
  const plan = await decide()
  chain.answers.wallet_sendCalls = async ([bundle]) => {
    const { id } = await wallet.send({ ...(bundle as Bundle), id: 'own' })
    return { id }
  }
  expect((await run(plan)).state).toBe('final')
  expect((await recordOf(plan))?.bundle?.id).toBe('own')
})

test('a sale that has reverted is repeated under another id', async () => {
  const plan = await decide()
  wallet.gas = 100_000n
  expect((await run(plan)).state).toBe('reverted')
  wallet.gas = undefined
  expect((await run(plan)).state).toBe('final')
  expect(new Set(wallet.asked.map(({ id }) => id)).size).toBe(2)
})
