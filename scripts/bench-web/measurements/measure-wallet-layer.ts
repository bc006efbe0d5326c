import { budgets } from '@scripts/bench-web/budgets.ts'
import { findEntry } from '@scripts/bench-web/bytes/find-entry.ts'
import { loadedLater } from '@scripts/bench-web/bytes/loaded-later.ts'
import type { Measured } from '@scripts/bench-web/measurement.ts'
import type { Site } from '@scripts/bench-web/read-site.ts'

/** What knows of wallets and chains: loaded when the page is at rest, or at the first click that needs it. */
export function measureWalletLayer(site: Site): Measured {
  const { figures, details } = loadedLater(site, [findEntry(site.manifest, '/layer/wallet-layer.tsx')])
  return { figures: figures.map((figure) => ({ ...figure, budget: budgets.wallet })), details }
}
