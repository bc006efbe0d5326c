import type { ListPrice, ListSource } from '@saleyard/send/list/types.ts'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bytesToHex } from 'viem'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { OpenListLink } from '@/features/multi-send/link/open-list-link.tsx'
import { PreparePage } from '@/features/multi-send/list/ui/prepare-page.tsx'
import type { FindOwnTokens } from '@/features/multi-send/list/ui/read-token.ts'
import { OwnTokensContext } from '@/features/multi-send/list/ui/token-field.tsx'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { ReviewPage } from '@/features/multi-send/review/review-page.tsx'
import { PastRuns, UnfinishedRuns } from '@/features/multi-send/run/history/past-runs.tsx'
import { useRuns } from '@/features/multi-send/run/history/use-runs.ts'
import { RunPage } from '@/features/multi-send/run/ui/run-page.tsx'
import { useRanking } from '@/lib/networks/use-ranking.ts'
import { findSource } from './multi-send-state.ts'
import { type ShownStep, StepBar, StepListener, useStepFocus } from './step-bar.tsx'
import { type DraftDispatch, useMultiSend } from './use-multi-send.ts'

/** Where a user is on the way from an empty list to a report. */
export type Whereabouts = ShownStep & { hasList: boolean }

type MultiSendPageProps = {
  /** Address of a token to start with. */
  token?: string
  /** Id of a stored run to open at once. */
  run?: string | undefined
  /** Called when that run is open: its link is used up. */
  onRunOpened?: (() => void) | undefined
  /** Fragment of a link that wants to fill the list in. */
  link?: string | undefined
  /** Lists the account's own tokens, to choose from. */
  findOwnTokens?: FindOwnTokens | undefined
  /** Leads a newcomer from step to step, above them. */
  Guide?: ComponentType<Whereabouts> | undefined
}

/** What the review is about, as it was at the click. */
type Reviewed = { list: ListSummary; asset: Asset; source: ListSource | undefined; price: ListPrice | undefined }

/** The page that sends coin or a token to a list of recipients, in four steps. */
export function MultiSendPage({ token, run, onRunOpened, link, findOwnTokens, Guide }: MultiSendPageProps) {
  // A link has a token of its own, and the present list stays as it is until the click; the address may lose its link before its token.
  const [ignored, setIgnored] = useState<string>()
  if (link && token !== ignored) setIgnored(token)
  const multiSend = useMultiSend(link || token === ignored ? undefined : token)
  useLinkedRun(run, multiSend.dispatch, onRunOpened)
  const [shown, setShown] = useState<ShownStep>({ step: 'prepare', isFinished: false })
  return (
    <StepListener value={setShown}>
      {Guide && <Guide {...shown} hasList={multiSend.state.draft.text.trim() !== ''} />}
      <OwnTokensContext value={findOwnTokens}>
        <CurrentStep {...multiSend} link={link} />
      </OwnTokensContext>
    </StepListener>
  )
}

/** Opens the run that the link names, also while another one is shown. */
function useLinkedRun(run: string | undefined, dispatch: DraftDispatch, onOpened: (() => void) | undefined): void {
  const open = useEffectEvent((runId: string) => {
    dispatch({ type: 'runOpened', runId })
    onOpened?.()
  })
  useEffect(() => {
    if (run) open(run)
  }, [run])
}

type CurrentStepProps = ReturnType<typeof useMultiSend> & Pick<MultiSendPageProps, 'link'>

function CurrentStep({ link, ...multiSend }: CurrentStepProps) {
  const { t } = useTranslation()
  const { state, dispatch } = multiSend
  // The reviewed list stays as it was at the click.
  const [reviewed, setReviewed] = useState<Reviewed>()
  const { stage, draft, runNonce, runId } = state

  const top = useStepFocus(stage)
  useRanking()

  if (runId)
    return (
      <>
        {/* No link touches a run. */}
        {link && <p className="mb-4 rounded-box border border-line p-4 text-14">{t('multiSend.link.waiting')}</p>}
        <RunPage key={runId} runId={runId} isReviewed={runId === runNonce} dispatch={dispatch} />
      </>
    )
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none [&>header]:mb-0">
      <PageHeader title={t('multiSend.title')} lead={t('multiSend.lead')} />
      {link ? (
        state.isRestored && <OpenListLink fragment={link} draft={draft} dispatch={dispatch} />
      ) : (
        <BeforeRun {...multiSend} reviewed={reviewed} onReviewed={setReviewed} />
      )}
    </div>
  )
}

type BeforeRunProps = ReturnType<typeof useMultiSend> & {
  reviewed: Reviewed | undefined
  onReviewed: (reviewed: Reviewed) => void
}

/** The list, or its review. */
function BeforeRun({ state, dispatch, isDraftSaved, reviewed, onReviewed }: BeforeRunProps) {
  const { stage, draft, runNonce } = state
  if (stage === 'review' && reviewed && runNonce)
    return <ReviewPage {...reviewed} runNonce={runNonce} state={state} dispatch={dispatch} />
  return (
    <>
      <StepBar step="prepare" notNeeded={draft.asset === 'native' ? 'approve' : undefined} isFinished={false} />
      <RunsPlace>
        <UnfinishedRuns onOpen={(id) => dispatch({ type: 'runOpened', runId: id })} />
        <PreparePage
          draft={draft}
          history={state.history}
          isDraftSaved={isDraftSaved}
          dispatch={dispatch}
          onReview={(list, asset) => {
            onReviewed({ list, asset, source: findSource(draft, list), price: draft.price })
            dispatch({ type: 'reviewOpened', runNonce: bytesToHex(crypto.getRandomValues(new Uint8Array(32))) })
          }}
        />
        <PastRuns onOpen={(id) => dispatch({ type: 'runOpened', runId: id })} />
      </RunsPlace>
    </>
  )
}

/** Milliseconds after which a device that does not say what runs it has is waited for no longer. */
const patience = 1_000

/** Shows what is below the unfinished runs once it is known whether there are any: they would push it down. */
function RunsPlace({ children }: { children: ReactNode }) {
  const { isRead, error } = useRuns()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return <div className={`contents ${isRead || error || isLate ? '' : 'invisible'}`}>{children}</div>
}
