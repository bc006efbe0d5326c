import type { Manifest } from '@scripts/bench-web/read-site.ts'
import { UserError } from '@scripts/processes/user-error.ts'

/**
 * The entry of the build whose source path ends so.
 *
 * @throws UserError when there is none, or more than one: what is measured has moved.
 */
export function findEntry(manifest: Manifest, ending: string): string {
  const keys = Object.keys(manifest).filter((key) => key.endsWith(ending))
  const [key, ...others] = keys
  if (key && others.length === 0) return key
  throw new UserError(`${keys.length} entries of the build end in ${ending}; the measurement knows exactly one.`)
}
