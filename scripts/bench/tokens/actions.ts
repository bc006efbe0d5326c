import {
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
} from 'viem'
import type { Market } from './market.ts'

type SendTransactionSync = {
  Method: 'eth_sendTransactionSync'
  Parameters: [RpcTransactionRequest]
  ReturnType: RpcTransactionReceipt
}

const router = parseAbi([
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
export function pause({ client }: Market): Promise<unknown> {
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
    abi: router,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
    args: [0n, [market.weth, token], buyer, deadline],
  })
  return send(market, { from: buyer, to: market.router, data, value: parseEther(coins) })
}

/** Sells a thousand tokens through the router, which has an infinite allowance. The allowance is not measured. */
export async function sell(market: Market, token: Address, seller: Address): Promise<{ hash: Hex; gas: number }> {
  await allowRouter(market, token, seller)
  return sendTraced(market, { from: seller, ...encodeSell(market, token, seller) })
}

export function allowRouter(market: Market, token: Address, holder: Address): Promise<number> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [market.router, maxUint256] })
  return send(market, { from: holder, to: token, data })
}

export function encodeSell(market: Market, token: Address, seller: Address): { to: Address; data: Hex } {
  const data = encodeFunctionData({
    abi: router,
    functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
    args: [parseEther('1000'), 0n, [token, market.weth], seller, deadline],
  })
  return { to: market.router, data }
}
