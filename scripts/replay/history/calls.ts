import type { LocalClient } from '@scripts/local-chain/local-client.ts'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { abi, deadline } from './abi.ts'
import type { Market } from './market.ts'
import type { Random } from './random.ts'

export const dead: Address = '0x000000000000000000000000000000000000dEaD'

/** A block so many seconds after the last one. */
export async function passTime(client: LocalClient, seconds: bigint) {
  const { timestamp } = await client.getBlock()
  await client.setNextBlockTimestamp({ timestamp: timestamp + seconds })
  await client.mine({ blocks: 1 })
}

export function pickAnybody({ people, pair, vault, token }: Market, random: Random) {
  return random.pick([...people, ...people, pair, vault, token, dead])
}

export async function transfer({ token, send }: Market, from: Address, to: Address, amount: bigint) {
  await send(from, token, encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] }))
}

export async function buy({ router, token, weth, send }: Market, from: Address, to: Address, value: bigint) {
  const functionName = 'swapExactETHForTokensSupportingFeeOnTransferTokens'
  const args = [0n, [weth, token], to, deadline] as const
  await send(from, router, encodeFunctionData({ abi, functionName, args }), value)
}

export async function balanceOf(client: LocalClient, asset: Address, account: Address) {
  return client.readContract({ address: asset, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
}
