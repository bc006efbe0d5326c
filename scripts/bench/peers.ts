// Reads the committed measurement of public multi-senders, and the payments of each of its rows.
import { readFileSync } from 'node:fs'
import type { Address } from 'viem'

export const sizes = [1, 10, 100, 500] as const
export type Size = (typeof sizes)[number]

/** Gas of one batch by its number of recipients. */
export type GasBySize = Record<Size, number>

type Amounts = 'native' | 'erc20_18dec' | 'erc20_2dec'

/** The committed measurement of public multi-senders: what they cost, on which lists, and how it was measured. */
export type Peers = {
  rows: Record<string, { floorPerRecipient: number; peers: Record<string, GasBySize> }>
  /** Base units per recipient in the rows with one amount. */
  equal: Record<'erc20' | 'native', string>
  lists: Record<'fresh' | 'existing', Address[]> & Record<Amounts, string[]>
}

/** Sent one by one: not a batch, so it is shown and not raced. */
export const separate = 'separate transactions'

/** The cheapest that many use, and the cheapest of all: hand-written code that checks nothing. */
export const gasliteDrop = 'GasliteDrop'
export const megaDropper = 'mega-dropper(huff)'

/** The lower bound of every multi-sender: the transaction itself, and each recipient's share of calldata, call and storage. */
export const floor = 'floor'

export function readPeers(): Peers {
  return JSON.parse(readFileSync(new URL('multisend-peers.json', import.meta.url), 'utf8'))
}

export type Row = { coin: 'native' | 'erc20'; payments: { address: Address; amount: bigint }[] }

/** Which coin a row sends, and to whom how much: its name says it, as in `erc20-existing-18dec`. */
export function getPayments(name: string, { lists, equal }: Peers): Row {
  const [coin, holders, amounts] = name.split('-') as ['native' | 'erc20', 'fresh' | 'existing', string]
  const list = coin === 'native' ? lists.native : amounts === '2dec' ? lists.erc20_2dec : lists.erc20_18dec
  const amountAt = (index: number) => BigInt(amounts === 'equal' ? equal[coin] : (list[index] as string))
  return { coin, payments: lists[holders].map((address, index) => ({ address, amount: amountAt(index) })) }
}
