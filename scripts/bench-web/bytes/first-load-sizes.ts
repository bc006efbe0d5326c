import type { Site } from '@scripts/bench-web/read-site.ts'
import { firstLoad } from './first-load.ts'
import { type Group, groupOf, groups } from './group-of.ts'
import { listModules, type ModuleSize } from './list-modules.ts'
import { marginalGzip } from './marginal-gzip.ts'
import { readRuns } from './read-runs.ts'

export type FirstLoadSizes = {
  /** All scripts, in bytes of gzip, languages included. */
  total: number
  /** For each kind of code: what the first load would save without it (gzip), and its bytes as built. */
  groups: Record<Group, { gzip: number; raw: number }>
  /** Modules of wallet and chain code, the biggest first. */
  walletModules: ModuleSize[]
}

/** What the first load consists of. The kinds do not add up to the total: what two have in common, neither saves. */
export function firstLoadSizes({ folder, manifest }: Site): FirstLoadSizes {
  const files = firstLoad({ folder, manifest }).map((file) => readRuns(folder, file))
  const sizeOf = (group: Group) => ({
    gzip: marginalGzip(files, (source) => groupOf(source) === group),
    raw: files.flat().reduce((sum, { source, text }) => sum + (groupOf(source) === group ? text.length : 0), 0),
  })
  return {
    total: marginalGzip(files, () => true),
    groups: Object.fromEntries(groups.map((group) => [group, sizeOf(group)])) as FirstLoadSizes['groups'],
    walletModules: listModules(files, (source) => groupOf(source) === 'wallet'),
  }
}
