// Draws the small signs of the page: a state's icon, a network's image.
import type { LucideIcon } from 'lucide-react'
import type { AppChain } from '@/lib/networks/chains.ts'

/** How a state is shown beside its words. `color` is a class, for icon and words; `spin`: something goes on. */
export type StateLook = { Icon: LucideIcon; color: string; spin?: boolean }

/** The sign of a state, in the colour of the words around it. */
export function StateIcon({ look: { Icon, spin } }: { look: Omit<StateLook, 'color'> }) {
  return <Icon aria-hidden className={`size-4 shrink-0 ${spin ? 'motion-safe:animate-spin' : ''}`} />
}

export function NetworkImage({ chain, className = 'size-5' }: { chain: Pick<AppChain, 'image'>; className?: string }) {
  return <img src={`${import.meta.env.BASE_URL}assets/images/wallet/${chain.image}`} alt="" className={className} />
}
