// Measures what the wallet layer, pairing and the original modal load beyond the first load.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets, type Measured } from './budgets.ts'
import { findEntry, listFirstScripts, listFirstStyles, listScripts, listStyles } from './loaded-files.ts'
import type { Site } from './site.ts'

/** What knows of wallets and chains: loaded when the page is at rest, or at the first click that needs it. */
export function measureWalletLayer(site: Site): Measured {
  const { figures, details } = measureLoadedLater(site, [findEntry(site.manifest, '/wallet/wallet-layer.tsx')])
  return { figures: figures.map((figure) => ({ ...figure, budget: budgets.wallet })), details }
}

/** What a user loads who pairs for the first time: wagmi's connector, and the provider that it asks for. */
export function measurePairing(site: Site): Measured {
  const connectors = findEntry(site.manifest, '/wagmi/dist/esm/exports/connectors.js')
  return measureLoadedLater(site, [connectors, ...(site.manifest[connectors]?.dynamicImports ?? [])])
}

/** What a user loads who opens the original modal, where a build has it (`VITE_WALLET_MODAL=web3modal`). */
export function measureAlternativeModal(site: Site): Measured {
  const endings = [
    '/modal/start-web3modal.ts',
    '/wagmi/dist/esm/exports/connectors.js',
    '/ui/dist/esm/index.js',
    '/scaffold-ui/dist/esm/exports/w3m-modal.js',
  ]
  return measureLoadedLater(
    site,
    endings.map((ending) => findEntry(site.manifest, ending)),
  )
}

/** Scripts and styles that importing these entries on demand loads, beyond what is there from the beginning. */
function measureLoadedLater(site: Site, keys: readonly string[]): Measured {
  const { folder, manifest } = site
  const first = new Set([...listFirstScripts(site), ...listFirstStyles(site)])
  const sizes = [...listScripts(manifest, keys), ...listStyles(manifest, keys)]
    .filter((file) => !first.has(file))
    .map((file) => ({ file, size: gzipSync(readFileSync(join(folder, file))).length / 1000 }))
    .sort((a, b) => b.size - a.size)
  return {
    figures: [{ name: `${sizes.length} files`, value: sizes.reduce((sum, { size }) => sum + size, 0), unit: 'kB' }],
    details: sizes.slice(0, 5).map(({ file, size }) => `${size.toFixed(1).padStart(8)} kB  ${file}`),
  }
}
