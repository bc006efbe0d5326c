import type { LucideIcon } from 'lucide-react'

/** How a state is shown beside its words. `color` is a class, for icon and words; `spin`: something goes on. */
export type StateLook = { Icon: LucideIcon; color: string; spin?: boolean }

/** The sign of a state, in the colour of the words around it. */
export function StateIcon({ look: { Icon, spin } }: { look: Omit<StateLook, 'color'> }) {
  return <Icon aria-hidden className={`size-4 shrink-0 ${spin ? 'motion-safe:animate-spin' : ''}`} />
}
