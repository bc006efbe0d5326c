// Creates the market of a token of any kind, and defines everything that can happen in it.

import { accounts } from '@saleyard/testkit/chain/accounts.ts'
import { account0, createLocalClient, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { readArtifact } from '@scripts/artifacts.ts'
import {
  type Abi,
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  keccak256,
  maxUint256,
  parseEther,
  type RpcTransactionReceipt,
  type RpcTransactionRequest,
  toHex,
  zeroAddress,
} from 'viem'
import { abi, deadline } from './abi.ts'
import type { Random } from './random.ts'

/** A token, the pool where it is traded, and who trades it. */
export type Market = {
  client: LocalClient
  multicall3: Address
  router: Address
  weth: Address
  token: Address
  tokenAbi: Abi
  pair: Address
  vault: Address
  /** What a kind with dividends pays in; else the zero address. */
  rewardToken: Address
  /** The first of them is the first owner. */
  traders: readonly Address[]
  /**
   * Does nothing where the pool says that the amount is too small.
   *
   * @throws When the transaction reverts for another reason.
   */
  send(from: Address, to: Address, data: Hex, value?: bigint): Promise<void>
}

type SendTransactionSync = {
  Method: 'eth_sendTransactionSync'
  Parameters: [RpcTransactionRequest]
  ReturnType: RpcTransactionReceipt
}
type Creator = Pick<Market, 'client' | 'send'> & { factory: Address }

const traderAccounts = accounts.slice(1, 6)
const firstOwner = traderAccounts[0] as Address

/** Creates a token with any fees and any supply, and puts all or half of it into its pool with 10 coins. */
export async function createMarket(
  chain: LocalChain,
  kind: Kind<unknown>,
  random: Random,
  seed: number,
): Promise<Market> {
  const client = createLocalClient(chain.rpcUrl)
  const { router } = chain.addresses
  const send: Market['send'] = (...call) => sendIfEnough(client, ...call)
  const name = `${kind.contract} ${seed}`
  const rewardToken = (await kind.createReward?.({ client, router, send }, name)) ?? zeroAddress
  const totalSupply = random.pick([2n ** 112n - 1n, parseEther('1000000000'), 10n ** 12n, 10n ** 6n])
  const token = await createToken({ client, send, factory: chain.addresses[kind.factory] }, kind, {
    ...identityOf(seed),
    ...kind.drawParams(random, totalSupply, rewardToken),
    totalSupply,
    router,
  })

  const read = { address: token, abi } as const
  const pair = await client.readContract({ ...read, functionName: 'pair' })
  const vault = await client.readContract({ ...read, functionName: 'vault' })
  const tokenAbi = readArtifact<Abi>(kind.contract).abi
  const market = {
    ...chain.addresses,
    client,
    token,
    tokenAbi,
    pair,
    vault,
    rewardToken,
    traders: traderAccounts,
    send,
  }
  await openPool(market, random.pick([totalSupply, totalSupply / 2n]))
  return market
}

function identityOf(seed: number) {
  const name = `History ${seed}`
  const salt = keccak256(toHex(name))
  return { contractURI: '', name, symbol: 'HIST', decimals: 18, teamWallet: firstOwner, salt }
}

async function createToken({ client, send, factory }: Creator, { contract }: Kind<unknown>, params: object) {
  const factoryAbi = readArtifact<Abi>(`${contract}Factory`).abi
  const create = { abi: factoryAbi, functionName: 'createToken', args: [params] }
  const { result } = await client.simulateContract({ ...create, address: factory })
  await send(account0, factory, encodeFunctionData(create))
  return result as unknown as Address
}

async function sendIfEnough(client: LocalClient, account: Address, to: Address, data: Hex, value = 0n) {
  const call = { account, to, data, value, gas: 5_000_000n }
  try {
    await client.call(call)
  } catch (error) {
    if (`${error}`.includes('INSUFFICIENT_')) return
    throw error
  }
  // The receipt comes with the answer: nothing is polled that could be missed.
  const { status, transactionHash } = await client.request<SendTransactionSync>({
    method: 'eth_sendTransactionSync',
    params: [{ from: account, to, data, value: toHex(value), gas: toHex(call.gas) }],
  })
  if (status !== '0x1') throw new Error(`${data} to ${to} reverted in ${transactionHash}`)
}

async function openPool({ traders, token, pair, router, send }: Market, amount: bigint) {
  const approve = encodeFunctionData({ abi, functionName: 'approve', args: [router, maxUint256] })
  for (const trader of traders) for (const asset of [token, pair]) await send(trader, asset, approve)
  const args = [token, amount, 0n, 0n, firstOwner, deadline] as const
  const data = encodeFunctionData({ abi, functionName: 'addLiquidityETH', args })
  await send(firstOwner, router, data, parseEther('10'))
}

/** What is a kind's own in a history. */
export type Kind<State> = {
  contract: 'BabyToken' | 'BuybackBabyToken' | 'LiquidityGeneratorToken'
  factory: keyof LocalChain['addresses']
  /** What it pays dividends in, with a pool of its own. */
  createReward?(market: Pick<Market, 'client' | 'router' | 'send'>, name: string): Promise<Address>
  /** Parameters of the factory besides identity, supply and router. */
  drawParams(random: Random, totalSupply: bigint, rewardToken: Address): object
  /** Actions of this kind, in addition to those of every kind. */
  actions: Record<string, Action>
  /** Reads the on-chain state other than balances. */
  readState(market: Market, accounts: Address[]): Promise<State>
}

export type Action = (market: Market, random: Random) => Promise<void>

/** What happens to a token. */
export const actions = {
  buy: async (market, random) => {
    const to = random.pick([...market.traders, ...market.traders, dead] as const)
    await buy(market, random.pick(market.traders), to, random.below(parseEther('30')))
  },

  sell: async ({ router, token, weth, traders, client, send }, random) => {
    const seller = random.pick(traders)
    const amount = random.partOf(await balanceOf(client, token, seller))
    const args = [amount, 0n, [token, weth], seller, deadline] as const
    const functionName = 'swapExactTokensForETHSupportingFeeOnTransferTokens'
    await send(seller, router, encodeFunctionData({ abi, functionName, args }))
  },

  transfer: async (market, random) => {
    const from = random.pick(market.traders)
    const amount = random.partOf(await balanceOf(market.client, market.token, from))
    await transfer(market, from, pickAccount(market, random), amount)
  },

  spend: async (market, random) => {
    const { traders, token, client, send } = market
    const [owner, spender] = [random.pick(traders), random.pick(traders)]
    const amount = random.partOf(await balanceOf(client, token, owner))
    await send(owner, token, encodeFunctionData({ abi, functionName: 'approve', args: [spender, amount] }))
    const args = [owner, pickAccount(market, random), amount] as const
    await send(spender, token, encodeFunctionData({ abi, functionName: 'transferFrom', args }))
  },

  donate: async (market, random) => {
    const from = random.pick(market.traders)
    await transfer(market, from, market.pair, random.partOf(await balanceOf(market.client, market.token, from)))
    await actions.settle(market, random)
  },

  settle: async (market, random) => {
    const skim = encodeFunctionData({ abi, functionName: 'skim', args: [pickAccount(market, random)] })
    const sync = encodeFunctionData({ abi, functionName: 'sync' })
    await market.send(random.pick(market.traders), market.pair, random.pick([skim, sync]))
  },

  addLiquidity: async ({ router, token, weth, pair, traders, client, send }, random) => {
    const from = random.pick(traders)
    const amount = random.partOf(await balanceOf(client, token, from))
    const ofPool = { token: await balanceOf(client, token, pair), coin: await balanceOf(client, weth, pair) }
    const coin = (amount * ofPool.coin) / ofPool.token + 1n
    if (coin > parseEther('100')) return
    const args = [token, amount, 0n, 0n, from, deadline] as const
    await send(from, router, encodeFunctionData({ abi, functionName: 'addLiquidityETH', args }), coin * 2n)
  },

  removeLiquidity: async ({ router, token, pair, traders, client, send }, random) => {
    const from = random.pick([traders[0] as Address, traders[0] as Address, ...traders])
    const amount = random.partOf(await balanceOf(client, pair, from)) / 2n
    const args = [token, amount, 0n, 0n, from, deadline] as const
    const functionName = 'removeLiquidityETHSupportingFeeOnTransferTokens'
    await send(from, router, encodeFunctionData({ abi, functionName, args }))
  },

  /** Three looks at the price with half an hour between them; by the last the average is that of a market at rest. */
  process: async ({ vault, traders, client, send }, random) => {
    for (const _look of ['first', 'second', 'last']) {
      await advanceTime(client, 1860n)
      await send(random.pick(traders), vault, encodeFunctionData({ abi, functionName: 'process' }))
    }
  },

  lowerFees: async ({ token, tokenAbi, client, send }, random) => {
    const read = { address: token, abi: tokenAbi } as const
    const owner = (await client.readContract({ ...read, functionName: 'owner' })) as Address
    const fees = (await client.readContract({ ...read, functionName: 'fees' })) as Record<string, number>
    const lower = (bps: number) => bps - Number(random.below(BigInt(bps) / 4n + 1n))
    const lowered = Object.fromEntries(Object.entries(fees).map(([name, bps]) => [name, lower(bps)]))
    // The payee's part of all fees may not rise.
    const payee = ['charityBps', 'marketingFeeBps'].find((name) => name in fees) ?? ''
    const others = (of: Record<string, number>) =>
      Object.entries(of).reduce((sum, [name, bps]) => sum + (name === payee ? 0 : bps), 0)
    const most = Math.floor(((fees[payee] ?? 0) * others(lowered)) / Math.max(1, others(fees)))
    lowered[payee] = Math.min(lowered[payee] ?? 0, most)
    await send(owner, token, encodeFunctionData({ abi: tokenAbi, functionName: 'lowerFees', args: [lowered] }))
  },

  transferOwnership: async ({ token, traders, client, send }, random) => {
    const owner = await client.readContract({ address: token, abi, functionName: 'owner' })
    const next = random.pick(traders)
    await send(owner, token, encodeFunctionData({ abi, functionName: 'transferOwnership', args: [next] }))
    await send(next, token, encodeFunctionData({ abi, functionName: 'acceptOwnership' }))
  },

  /** (Nearly) all holders leave: then no account earns, or a few units earn all that a purchase for the dead address distributes. */
  leave: async (market, random) => {
    const { traders, token, client } = market
    const kept = random.pick([0n, 0n, 1n, 3n])
    for (const trader of traders) {
      const all = await balanceOf(client, token, trader)
      if (all > kept) await transfer(market, trader, random.pick([market.pair, market.pair, dead]), all - kept)
    }
    await buy(market, random.pick(traders), random.pick([dead, dead, random.pick(traders)]), parseEther('20'))
  },
} satisfies Record<string, Action>

export const dead: Address = '0x000000000000000000000000000000000000dEaD'

/** A block so many seconds after the last one. */
export async function advanceTime(client: LocalClient, seconds: bigint) {
  const { timestamp } = await client.getBlock()
  await client.setNextBlockTimestamp({ timestamp: timestamp + seconds })
  await client.mine({ blocks: 1 })
}

function pickAccount({ traders, pair, vault, token }: Market, random: Random) {
  return random.pick([...traders, ...traders, pair, vault, token, dead])
}

async function transfer({ token, send }: Market, from: Address, to: Address, amount: bigint) {
  await send(from, token, encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] }))
}

export async function buy({ router, token, weth, send }: Market, from: Address, to: Address, value: bigint) {
  const functionName = 'swapExactETHForTokensSupportingFeeOnTransferTokens'
  const args = [0n, [weth, token], to, deadline] as const
  await send(from, router, encodeFunctionData({ abi, functionName, args }), value)
}

async function balanceOf(client: LocalClient, asset: Address, account: Address) {
  return client.readContract({ address: asset, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
}
