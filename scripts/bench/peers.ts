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

/** What nobody can go below: the transaction itself, and each recipient's share of calldata, call and storage. */
export const floor = 'floor'

export function readPeers(): Peers {
  return JSON.parse(readFileSync(new URL('multisend-peers.json', import.meta.url), 'utf8'))
}
