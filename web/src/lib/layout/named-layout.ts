import { isLayoutName, type LayoutName } from '@/lib/store/layouts.ts'

/** The layout that `?layout=` names, in any case; null where none is named. */
export function namedLayout(search: string): LayoutName | 'unknown' | null {
  const name = new URLSearchParams(search).get('layout')?.toLowerCase()
  if (name === undefined) return null
  return isLayoutName(name) ? name : 'unknown'
}
