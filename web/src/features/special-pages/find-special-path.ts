import { type SpecialPath, specialPaths } from '@/lib/special-paths.ts'

/** Which special page an address means: its query, its hash and a slash at its end do not matter. */
export function findSpecialPath(address: string): SpecialPath | undefined {
  const [path = ''] = address.split(/[?#]/)
  return specialPaths.find((special) => special === path.replace(/\/+$/, ''))
}
