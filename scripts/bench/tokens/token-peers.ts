import { readFileSync } from 'node:fs'

/** Gas of one action of a token. */
export type Costs = Record<string, number>

/** What others cost: PinkSale's own tokens by kind, and an unaudited sketch that shows what an O(1) design reaches. */
export type TokenPeers = {
  peers: Record<'standard' | 'liquidityGenerator' | 'baby' | 'buybackBaby', Costs>
  sketch: Record<'reflection, O(1) shares' | 'dividends, pull', Costs>
}

export function readTokenPeers(): TokenPeers {
  return JSON.parse(readFileSync(new URL('../token-peers.json', import.meta.url), 'utf8'))
}
