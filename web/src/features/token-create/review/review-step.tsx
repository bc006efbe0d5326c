import { Suspense } from 'react'
import { useDeployments } from '@/components/deploy/use-deployments.ts'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import { ConfirmAddresses } from '@/features/token-create/links/confirm-addresses.tsx'
import { useTrial } from '@/features/token-create/trial/use-trial.ts'
import { lazyPart } from '@/lib/load-online.ts'
import { CreationAct } from './creation-act.tsx'
import { MadeBeforeNote } from './made-before-note.tsx'
import { type Reviewed, ReviewTerms } from './review-terms.tsx'
import { useAsked } from './use-asked.ts'
import { useCreationIntent } from './use-creation-intent.ts'
import { useHold } from './use-hold.ts'
import { useMadeBefore } from './use-made-before.ts'

const TrialReport = lazyPart(() =>
  import('@/features/token-create/trial/trial-report.tsx').then((module) => ({ default: module.TrialReport })),
)

/** The last look: what will be for ever, how it would go, then the one transaction. */
export function ReviewStep({ kindId, kind, values, identity, account, chain }: Reviewed) {
  const { salt } = useDraft()
  const creation = account && kind.prepare(values, { account, salt, chainId: chain.id })
  const intent = useCreationIntent({ kind, creation, account, chainId: chain.id })
  const { state, error } = useDeployments({ chainId: chain.id, name: kind.factory.contract, enabled: !!account })
  const isMissing = state === 'missing'
  const { asked, isSent, isOver } = useAsked(intent)
  // Where nobody tells what is deployed, the trial says what went wrong.
  const isReady = (state !== undefined || error !== null) && !isMissing && !isOver
  const trial = useTrial({ kind, creation, account, chain, isReady })
  const repeat = useMadeBefore({ kind, creation, account, chainId: chain.id, isReady: isReady && !isSent && !asked })
  const hold = useHold(kind, trial) ?? repeat.hold
  const terms = { kindId, kind, values, identity, account, chain, creation: isMissing ? undefined : creation }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
      <ReviewTerms {...terms} isSent={isSent} />
      <div className="flex min-w-0 flex-col gap-5">
        <ConfirmAddresses kind={kind} />
        {isReady && creation && (
          <Suspense>
            <TrialReport trial={trial} creation={creation} chain={chain} />
          </Suspense>
        )}
        <MadeBeforeNote repeat={repeat} chainId={chain.id} symbol={identity.symbol} />
        <CreationAct
          kind={kind}
          chainId={chain.id}
          symbol={identity.symbol}
          isMissing={isMissing}
          intent={intent}
          asked={asked}
          hold={isOver ? undefined : hold}
        />
      </div>
    </div>
  )
}
