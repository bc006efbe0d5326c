// Draws the small icons of the page: a state's icon, a network's image.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import type { LucideIcon } from 'lucide-react'

/** Look of a state, next to its words. `color` is a class, for icon and words; `spin` shows progress. */
export type StateLook = { Icon: LucideIcon; color: string; spin?: boolean }

/** Icon of a state, in the colour of the words around it. */
export function StateIcon({ look: { Icon, spin } }: { look: Omit<StateLook, 'color'> }) {
  return <Icon aria-hidden className={`size-4 shrink-0 ${spin ? 'motion-safe:animate-spin' : ''}`} />
}

export function NetworkImage({ chain, className = 'size-5' }: { chain: Pick<AppChain, 'image'>; className?: string }) {
  return <img src={`${import.meta.env.BASE_URL}assets/images/wallet/${chain.image}`} alt="" className={className} />
}
