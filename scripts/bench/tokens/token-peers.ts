// Reads the committed gas figures of other tokens.
import { readFileSync } from 'node:fs'

/** Gas of one action of a token. */
export type Costs = Record<string, number>

/** What others cost: PinkSale's own tokens by kind, and an unaudited sketch that shows what an O(1) design reaches. */
export type TokenPeers = {
  peers: Record<'standard' | 'liquidityGenerator' | 'baby' | 'buybackBaby', Costs>
  sketch: Record<'reflection, O(1) shares' | 'dividends, pull', Costs>
}

/** Reads the figures. The sources do not state whether a peer's claim was the holder's first: it is compared with both of ours. */
export function readTokenPeers(): TokenPeers {
  const read: TokenPeers = JSON.parse(readFileSync(new URL('../token-peers.json', import.meta.url), 'utf8'))
  const { claim = 0, ...baby } = read.peers.baby
  return { ...read, peers: { ...read.peers, baby: { ...baby, claimFirst: claim, claimLater: claim } } }
}
