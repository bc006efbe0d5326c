import type { Address } from 'viem'
import type { Peers } from './peers.ts'

export type Row = { coin: 'native' | 'erc20'; payments: { address: Address; amount: bigint }[] }

/** Which coin a row sends, and to whom how much: its name says it, as in `erc20-existing-18dec`. */
export function paymentsOfRow(name: string, { lists, equal }: Peers): Row {
  const [coin, holders, amounts] = name.split('-') as ['native' | 'erc20', 'fresh' | 'existing', string]
  const list = coin === 'native' ? lists.native : amounts === '2dec' ? lists.erc20_2dec : lists.erc20_18dec
  const amountAt = (index: number) => BigInt(amounts === 'equal' ? equal[coin] : (list[index] as string))
  return { coin, payments: lists[holders].map((address, index) => ({ address, amount: amountAt(index) })) }
}
