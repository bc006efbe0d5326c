import { findEntry } from '@scripts/bench-web/bytes/find-entry.ts'
import { loadedLater } from '@scripts/bench-web/bytes/loaded-later.ts'
import type { Measured } from '@scripts/bench-web/measurement.ts'
import type { Site } from '@scripts/bench-web/read-site.ts'

/** What a user loads who pairs for the first time: wagmi's connector, and the provider that it asks for. */
export function measurePairing(site: Site): Measured {
  const connectors = findEntry(site.manifest, '/wagmi/dist/esm/exports/connectors.js')
  return loadedLater(site, [connectors, ...(site.manifest[connectors]?.dynamicImports ?? [])])
}
