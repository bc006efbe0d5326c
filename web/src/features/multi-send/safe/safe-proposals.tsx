// Loads the card with a run's proposals, only for a run of a Safe.

import { Suspense } from 'react'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { withTexts } from '@/lib/i18n/load-language.ts'
import type { ProposalsCardProps } from './proposals-card.tsx'

const ProposalsCard = lazyPart(
  withTexts('safe', async () => ({ default: (await import('./proposals-card.tsx')).ProposalsCard })),
)

/** What the owners of a Safe have of the run; nothing for an account of another kind. */
export function SafeProposals(props: ProposalsCardProps) {
  if (!props.driver.run.plan.isSafe) return null
  return (
    <Suspense>
      <ProposalsCard {...props} />
    </Suspense>
  )
}
