import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import {
  readBuybackBabyTokenBalanceOf,
  readBuybackBabyTokenPair,
  readBuybackBabyTokenVault,
  readBuybackBabyVaultPendingBuyback,
  readUniswapV2PairGetReserves,
  readUniswapV2PairToken0,
  writeBuybackBabyTokenApprove,
  writeBuybackBabyTokenTransfer,
  writeBuybackBabyVaultProcess,
  writeUniswapV2RouterAddLiquidityEth,
} from '@saleyard/generated'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import {
  type Address,
  createTestClient,
  type Hash,
  http,
  isAddressEqual,
  numberToHex,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { describeError } from '@/lib/errors/describe-error.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import '@/testing/all-strings.ts'
import { taxedTokens } from '@/features/tokens/testing/create-token.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { buybackCall, defaultMinimum, estimateBuybackCost, readBuyback } from './buyback-quote.ts'
import { readEarned } from './keeper-pay.ts'
import type { TaxedToken } from './token-action.ts'
import type { CallContext } from './token-call.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const eve: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const bob: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const dead: Address = '0x000000000000000000000000000000000000dEaD'
const chainId = foundry.id
const halfAnHour = 1_800

let chain: LocalChain
let config: Config
let time: ReturnType<typeof timeOf>

const timeOf = (rpcUrl: string) =>
  createTestClient({ mode: 'anvil', chain: foundry, transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
  time = timeOf(chain.rpcUrl)
})

afterAll(() => chain?.stop())

async function mined(sent: Promise<Hash>) {
  const receipt = await waitForTransactionReceipt(config, { chainId, hash: await sent })
  expect(receipt.status).toBe('success')
  return receipt
}

async function advanceTime(seconds: number) {
  await time.increaseTime({ seconds })
  await time.mine({ blocks: 1 })
}

/** A token on a real market, whose vault has nothing yet. */
async function onMarket() {
  const { router, demoToken } = chain.addresses
  const address = await taxedTokens.buybackBaby.create(config, { account, router, rewardToken: demoToken })
  const at = { chainId, address, account } as const
  const [pair, vault] = await Promise.all([readBuybackBabyTokenPair(config, at), readBuybackBabyTokenVault(config, at)])
  const amount = 10n ** 26n
  const units = 10n ** 25n
  await mined(writeBuybackBabyTokenApprove(config, { ...at, args: [router, amount] }))
  const liquidity = [address, amount, 0n, 0n, account, 10n ** 12n] as const
  const value = parseEther('100')
  await mined(writeUniswapV2RouterAddLiquidityEth(config, { ...at, address: router, args: liquidity, value }))
  const taxed = { firstOwner: account, owner: account, pair, router, vault, fees: {}, rewardToken: demoToken }
  const identity = { name: 'Harbour', symbol: 'HRB', decimals: 18, totalSupply: 10n ** 27n }
  const token = { ...identity, kind: 'buybackBaby', chainId, token: address, taxed } satisfies TaxedToken
  // An estimate in the second of another change misses the writes of the next second.
  const process = () => mined(writeBuybackBabyVaultProcess(config, { ...at, address: vault, gas: 3_000_000n }))

  /** Lets other accounts pay fees, which the vault sells for coin. */
  async function collect() {
    await mined(writeBuybackBabyTokenTransfer(config, { ...at, args: [eve, units], gas: 200_000n }))
    await mined(payFees(address, units))
    await process()
    await advanceTime(halfAnHour)
    await process()
    await advanceTime(1)
  }
  const context: CallContext = { chainId, account, address: vault }
  return { token, context, process, collect }
}

/** Eve is unlocked at anvil; she is not the wallet's account. */
function payFees(token: Address, units: bigint): Promise<Hash> {
  const words = [bob, units].map((word) => BigInt(word).toString(16).padStart(64, '0'))
  return time.sendTransaction({ account: eve, to: token, data: `0xa9059cbb${words.join('')}` })
}

const burnt = (address: Address) => readBuybackBabyTokenBalanceOf(config, { chainId, address, args: [dead] })

const refusal = (simulation: Promise<unknown>) =>
  simulation.then(
    () => 'not refused',
    (error: unknown) => describeError(toUserError(error), i18n.t),
  )

test('a buyback brings what was quoted, all of it to the dead address, and then must wait', async () => {
  const { token, context, collect } = await onMarket()
  await collect()
  const facts = await readBuyback(config, token)
  expect(facts).toMatchObject({ waiting: 'None', coin: expect.any(BigInt) })
  expect(facts.bought).toBeGreaterThan(0n)
  // It has been due for more than an hour, since there was none before.
  expect(facts.earned).toBe(facts.spent / 100n)

  const call = buybackCall(config, context, defaultMinimum(facts.bought))
  const { gas } = await call.simulate()
  const cost = await estimateBuybackCost(config, context)
  const receipt = await mined(call.write())
  expect(gas).toBeGreaterThan(0n)
  expect(cost).toBeGreaterThan(receipt.gasUsed * 10n ** 9n)
  expect(readEarned(receipt, { vault: context.address, keeper: account })).toMatchObject({ amount: facts.earned })
  expect(await burnt(token.token)).toBe(facts.bought)
  const after = await readBuyback(config, token)
  expect(after.coin).toBe(facts.coin - facts.spent)
  expect(await refusal(buybackCall(config, context, 1n).simulate())).toContain("The vault can't buy back right now")
})

test('what its caller earns grows with the time that it has been due, and no minimum of the page is in its way', async () => {
  const { token, context, collect } = await onMarket()
  await collect()
  await mined(buybackCall(config, context, 0n).write())
  await collect()
  await collect()
  const { dueAt, spent, earned, bought } = await readBuyback(config, token)
  const { timestamp } = await time.getBlock()
  expect(timestamp - dueAt).toBeGreaterThan(0n)
  expect(timestamp - dueAt).toBeLessThan(3_600n)
  expect(earned).toBe((spent * 100n * (timestamp - dueAt)) / (10_000n * 3_600n))

  await advanceTime(3_600)
  const receipt = await mined(buybackCall(config, context, defaultMinimum(bought)).write())
  expect(readEarned(receipt, { vault: context.address, keeper: account })).toMatchObject({ amount: spent / 100n })
})

test('a minimum of one unit more than is bought is refused with both amounts, and nothing is spent', async () => {
  const { token, context, collect } = await onMarket()
  await collect()
  const { bought, coin } = await readBuyback(config, token)

  const message = await refusal(buybackCall(config, context, bought + 1n).simulate())
  expect(message).toContain(`would return ${bought} base units, below your minimum of ${bought + 1n}`)
  expect(await readBuyback(config, token)).toMatchObject({ bought, coin })
  await mined(buybackCall(config, context, bought).write())
  expect(await burnt(token.token)).toBe(bought)
})

test('no more than a 1,050th of the coin in the pair is spent at once', async () => {
  const { token, context, collect, process } = await onMarket()
  for (let run = 0; run < 8; run += 1) {
    await collect()
    await process()
  }
  await advanceTime(halfAnHour)
  const { token: address, taxed } = token
  const [reserve0, reserve1] = await readUniswapV2PairGetReserves(config, { chainId, address: taxed.pair })
  const token0 = await readUniswapV2PairToken0(config, { chainId, address: taxed.pair })
  const { coin, spent, bought } = await readBuyback(config, token)
  expect(coin).toBeGreaterThan(spent)
  expect(spent).toBe((isAddressEqual(token0, address) ? reserve1 : reserve0) / 1_050n)

  await mined(buybackCall(config, context, bought).write())
  expect((await readBuybackBabyVaultPendingBuyback(config, { chainId, address: taxed.vault })).coin).toBe(coin - spent)
  expect(await readBuyback(config, token)).toMatchObject({ waiting: 'TooSoon' })
})

test('what keeps the vault from buying is told by name, and noting the price mends it', async () => {
  const { token, context, collect, process } = await onMarket()
  expect(await readBuyback(config, token)).toMatchObject({ waiting: 'NothingCollected', coin: 0n, bought: 0n })
  await collect()
  await advanceTime(2 * 86_400)
  // A pair at rest for half an hour needs no look; one that has just been traded in does.
  await process()
  await advanceTime(1)
  expect(await readBuyback(config, token)).toMatchObject({ waiting: 'NoAverage' })
  expect(await refusal(buybackCall(config, context, 1n).simulate())).toContain("The vault can't buy back right now")

  await mined(buybackCall(config, context, 0n).write())
  expect(await burnt(token.token)).toBe(0n)
  await advanceTime(halfAnHour)
  expect(await readBuyback(config, token)).toMatchObject({ waiting: 'None' })
  await mined(buybackCall(config, context, 1n).write())
  expect(await burnt(token.token)).toBeGreaterThan(0n)
})

test('where the router refuses to quote, nothing would be bought', async () => {
  const { token, collect } = await onMarket()
  await collect()
  const { pair } = token.taxed
  const reserves = await readUniswapV2PairGetReserves(config, { chainId, address: pair })
  const token0 = await readUniswapV2PairToken0(config, { chainId, address: pair })
  // The word of both reserves, 112 bits each, with none of the token.
  const word = isAddressEqual(token0, token.token) ? reserves[1] << 112n : reserves[0]
  await time.setStorageAt({ address: pair, index: 8, value: numberToHex(word, { size: 32 }) })
  const { spent, bought } = await readBuyback(config, token)
  expect(spent).toBeGreaterThan(0n)
  expect(bought).toBe(0n)
})
