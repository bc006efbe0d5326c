import type { ReactNode } from 'react'

/** One thing that the search finds and does. */
export type Entry = {
  id: string
  group: 'pages' | 'networks' | 'actions'
  /** In the language shown; this is searched. */
  title: string
  /** What else it is called; searched, not shown. */
  alias?: string
  picture: ReactNode
  run: () => void
}
