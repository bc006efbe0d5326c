import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@scripts/repository-root.ts'

/**
 * A committed gas snapshot, which Forge checks. What a registry costs only Forge can tell: from a contract that has nothing else.
 *
 * @throws When there is none of that name.
 */
export function readSnapshot(contract: string, name: string): number {
  const snapshots = JSON.parse(readFileSync(join(repositoryRoot, `contracts/snapshots/${contract}.json`), 'utf8'))
  if (!snapshots[name]) throw new Error(`There is no gas snapshot "${name}" of ${contract}`)
  return Number(snapshots[name])
}
