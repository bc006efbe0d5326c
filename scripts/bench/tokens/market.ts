// Opens a market on the real Uniswap V2, creates tokens in it, and trades them.

import { deploySaleyard, deployUniswap } from '@saleyard/testkit/chain/deploy-contracts.ts'
import { account0, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { readArtifact } from '@scripts/artifacts.ts'
import {
  type Abi,
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToNumber,
  maxUint256,
  parseAbi,
  parseEther,
  type RpcTransactionReceipt,
  type RpcTransactionRequest,
  toHex,
  zeroHash,
} from 'viem'

/** The real Uniswap V2, our factories, and traders with coins. */
export type Market = {
  client: LocalClient
  deployments: Record<string, Address>
  router: Address
  factory: Address
  weth: Address
  /** Creates and owns the tokens. */
  owner: Address
  traders: Record<'alice' | 'bob' | 'carol' | 'dave' | 'erin', Address>
}

const wrapped = parseAbi(['function deposit() payable', 'function transfer(address to, uint256 value)'])
const exchange = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function createPair(address, address) returns (address)',
])
const pairAbi = parseAbi(['function mint(address to)'])

export async function openMarket(client: LocalClient): Promise<Market> {
  const deployments = await deploySaleyard(client)
  const uniswap = await deployUniswap(client)
  const [owner = account0, alice = owner, bob = owner, carol = owner, dave = owner, erin = owner] =
    await client.requestAddresses()
  return { client, deployments, ...uniswap, owner, traders: { alice, bob, carol, dave, erin } }
}

/** Adds half of a supply of a billion tokens and a thousand coins, both from the owner. Creates the pair if there is none. */
export async function seedPool(market: Market, token: Address): Promise<void> {
  const { client, factory, owner, weth } = market
  const getPair = () =>
    client.readContract({ address: factory, abi: exchange, functionName: 'getPair', args: [token, weth] })
  const call = (to: Address, data: Hex, value?: bigint) => send(market, { from: owner, to, data, value })

  if (/^0x0+$/.test(await getPair())) {
    await call(factory, encodeFunctionData({ abi: exchange, functionName: 'createPair', args: [token, weth] }))
  }
  const pair = await getPair()
  const [amount, coin] = [parseEther('500000000'), parseEther('1000')]
  await call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [pair, amount] }))
  await call(weth, encodeFunctionData({ abi: wrapped, functionName: 'deposit' }), coin)
  await call(weth, encodeFunctionData({ abi: wrapped, functionName: 'transfer', args: [pair, coin] }))
  await call(pair, encodeFunctionData({ abi: pairAbi, functionName: 'mint', args: [owner] }))
}

type SendTransactionSync = {
  Method: 'eth_sendTransactionSync'
  Parameters: [RpcTransactionRequest]
  ReturnType: RpcTransactionReceipt
}

const routerAbi = parseAbi([
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

/** Years away, and as long on the wire as any other date. */
const deadline = 2_147_483_647n

/** Sends one transaction and mines it. @returns Its hash, and its gas in all. */
export async function sendTraced(
  { client }: Market,
  { from, to, data, value = 0n }: { from: Address; to: Address; data: Hex; value?: bigint },
): Promise<{ hash: Hex; gas: number }> {
  await client.increaseTime({ seconds: 12 }) // a pair brings its sums up to date once per second, as on a real chain
  // The receipt comes with the answer: nothing is polled that could be missed.
  const { status, transactionHash, gasUsed } = await client.request<SendTransactionSync>({
    method: 'eth_sendTransactionSync',
    params: [{ from, to, data, value: toHex(value), gas: toHex(10_000_000n) }],
  })
  if (status !== '0x1') throw new Error(`Transaction ${transactionHash} of ${from} to ${to} reverted`)
  return { hash: transactionHash, gas: hexToNumber(gasUsed) }
}

/** Sends one transaction and mines it. @returns Gas of the whole transaction. */
export async function send(market: Market, transaction: Parameters<typeof sendTraced>[1]): Promise<number> {
  return (await sendTraced(market, transaction)).gas
}

/** Half an hour and a minute: after that a run may swap again, and a look at the price may start an average. */
export function advanceTime({ client }: Market): Promise<unknown> {
  return client.increaseTime({ seconds: 1860 })
}

/** An ERC-20 transfer of a thousand tokens. */
export function transfer(market: Market, token: Address, from: Address, to: Address): Promise<number> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, parseEther('1000')] })
  return send(market, { from, to: token, data })
}

/** Buys for one coin, or more, through the router, as wallets do with tokens that take fees. */
export function buy(market: Market, token: Address, buyer: Address, coins = '1'): Promise<number> {
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
    args: [0n, [market.weth, token], buyer, deadline],
  })
  return send(market, { from: buyer, to: market.router, data, value: parseEther(coins) })
}

/** Sells a thousand tokens through the router, which has an infinite allowance. The allowance is not measured. */
export async function sell(market: Market, token: Address, seller: Address): Promise<{ hash: Hex; gas: number }> {
  await approveRouter(market, token, seller)
  return sendTraced(market, { from: seller, ...encodeSell(market, token, seller) })
}

export function approveRouter(market: Market, token: Address, holder: Address): Promise<number> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [market.router, maxUint256] })
  return send(market, { from: holder, to: token, data })
}

export function encodeSell(market: Market, token: Address, seller: Address): { to: Address; data: Hex } {
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
    args: [parseEther('1000'), 0n, [token, market.weth], seller, deadline],
  })
  return { to: market.router, data }
}

/** What is the same for all kinds: a billion tokens with 18 decimals, all of them the owner's. */
export function tokenIdentity({ owner }: Market) {
  return {
    contractURI: '',
    name: 'Saleyard Bench',
    symbol: 'BENCH',
    decimals: 18,
    totalSupply: 10n ** 27n,
    teamWallet: owner,
    salt: zeroHash,
  }
}

/** Creates a token through its factory. @returns Its address, and hash and gas of the transaction. */
export async function createToken(market: Market, factoryName: string, params: object) {
  const factory = market.deployments[factoryName]
  if (!factory) throw new Error(`${factoryName} is not deployed`)
  const contract = { abi: readArtifact<Abi>(factoryName).abi, functionName: 'createToken', args: [params] } as const

  const { result } = await market.client.simulateContract({ ...contract, address: factory, account: market.owner })
  const data = encodeFunctionData(contract)
  return {
    ...(await sendTraced(market, { from: market.owner, to: factory, data })),
    token: result as unknown as Address,
  }
}
