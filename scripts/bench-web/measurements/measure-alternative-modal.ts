import { findEntry } from '@scripts/bench-web/bytes/find-entry.ts'
import { loadedLater } from '@scripts/bench-web/bytes/loaded-later.ts'
import type { Measured } from '@scripts/bench-web/measurement.ts'
import type { Site } from '@scripts/bench-web/read-site.ts'

/** What a user loads who opens the original modal, where a build has it (`VITE_WALLET_MODAL=web3modal`). */
export function measureAlternativeModal(site: Site): Measured {
  const endings = [
    '/alternative/start-web3modal.ts',
    '/wagmi/dist/esm/exports/connectors.js',
    '/ui/dist/esm/index.js',
    '/scaffold-ui/dist/esm/exports/w3m-modal.js',
  ]
  return loadedLater(
    site,
    endings.map((ending) => findEntry(site.manifest, ending)),
  )
}
