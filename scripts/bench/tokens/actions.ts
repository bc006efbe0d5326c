import { type Address, encodeFunctionData, erc20Abi, type Hex, maxUint256, parseAbi, parseEther } from 'viem'
import type { Market } from './market.ts'

const router = parseAbi([
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

/** Years away, and as long on the wire as any other date. */
const deadline = 2_147_483_647n

/** Sends one transaction and mines it. @returns Its hash, and its gas in all. */
export async function sendTraced(
  { client }: Market,
  transaction: { from: Address; to: Address; data: Hex; value?: bigint },
): Promise<{ hash: Hex; gas: number }> {
  const { from, ...rest } = transaction
  await client.increaseTime({ seconds: 12 }) // a pair brings its sums up to date once per second, as on a real chain
  const hash = await client.sendTransaction({ account: from, gas: 10_000_000n, ...rest })
  const { status, gasUsed } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`Transaction ${hash} of ${from} to ${rest.to} reverted`)
  return { hash, gas: Number(gasUsed) }
}

/** Sends one transaction and mines it. @returns Gas of the whole transaction. */
export async function send(market: Market, transaction: Parameters<typeof sendTraced>[1]): Promise<number> {
  return (await sendTraced(market, transaction)).gas
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
