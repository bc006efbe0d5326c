// Leads a newcomer to a first report on the local chain; a build without a local chain has nothing of it.
import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '@/lib/browser/load-part.ts'
import type { CoachProps } from './coach.tsx'
import { useIsGuideOpen } from './guide-store.ts'

/** Shows the guide's next act while it is open; undefined where no local chain is configured. */
export const Guide = import.meta.env.VITE_LOCAL_RPC_URL
  ? showWhileOpen(lazyPart(() => import('./coach.tsx').then(({ Coach }) => ({ default: Coach }))))
  : undefined

function showWhileOpen(Coach: ComponentType<CoachProps>): ComponentType<CoachProps> {
  return function OpenGuide(props) {
    if (!useIsGuideOpen()) return null
    return (
      <Suspense fallback={<div className="mb-5 min-h-28" />}>
        <Coach {...props} />
      </Suspense>
    )
  }
}
