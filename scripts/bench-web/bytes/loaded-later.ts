import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Measured } from '@scripts/bench-web/measurement.ts'
import type { Site } from '@scripts/bench-web/read-site.ts'
import { filesOf } from './files-of.ts'
import { firstLoad } from './first-load.ts'
import { firstStyles } from './first-styles.ts'
import { stylesOf } from './styles-of.ts'

/** Scripts and styles that importing these entries on demand loads, beyond what is there from the beginning. */
export function loadedLater(site: Site, keys: readonly string[]): Measured {
  const { folder, manifest } = site
  const first = new Set([...firstLoad(site), ...firstStyles(site)])
  const sizes = [...filesOf(manifest, keys), ...stylesOf(manifest, keys)]
    .filter((file) => !first.has(file))
    .map((file) => ({ file, size: gzipSync(readFileSync(join(folder, file))).length / 1000 }))
    .sort((a, b) => b.size - a.size)
  return {
    figures: [{ name: `${sizes.length} files`, value: sizes.reduce((sum, { size }) => sum + size, 0), unit: 'kB' }],
    details: sizes.slice(0, 5).map(({ file, size }) => `${size.toFixed(1).padStart(8)} kB  ${file}`),
  }
}
