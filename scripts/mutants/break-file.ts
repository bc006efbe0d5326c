import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@scripts/repository-root.ts'
import type { Mutant } from './list-mutants.ts'

/**
 * Writes a mutant into its file.
 *
 * @returns What restores the file; it is restored too where the process exits before.
 */
export function breakFile({ path, start, end, replacement }: Mutant, root = repositoryRoot): () => void {
  const file = join(root, path)
  const text = readFileSync(file, 'utf8')
  const restore = () => {
    process.off('exit', restore)
    writeFileSync(file, text)
  }
  process.on('exit', restore)
  writeFileSync(file, text.slice(0, start) + replacement + text.slice(end))
  return restore
}
