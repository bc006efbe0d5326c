// Shows the proposals of this device, or one of them with everything that its owners need to decide.

import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { ArrowDown, ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'
import { ProposalSummary } from '@/components/safe/proposal-summary.tsx'
import { SafeErrorNote } from '@/components/safe/safe-error-note.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { StepHeading } from '@/components/ui/step-heading.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { isProven, type ProvenProposal } from '@/lib/safe/hand-on.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { wasForgotten } from '@/lib/safe/propose.ts'
import { nameState, type ProposalReading } from '@/lib/safe/read-proposal.ts'
import { type ProposalView, useProposal } from '@/lib/safe/use-proposal.ts'
import { ActsPanel, type FindRun } from './acts-panel.tsx'
import { CancelBatches, ExecutePanel } from './execute-panel.tsx'
import { type Known, OpenPanel, Outcome } from './open-panel.tsx'
import { BackToSafe, useSigner } from './other-account.tsx'
import { ProposalList } from './proposal-list.tsx'
import { NextToExecute } from './queue.tsx'
import { SignPanel } from './sign-panel.tsx'
import { takeIn } from './take-in.ts'

type SafePageProps = {
  safeTxHash: Hash | undefined
  /** Finds the batch of a run of this device. */
  findRun: FindRun
}

export function SafePage({ safeTxHash, findRun }: SafePageProps) {
  const { t } = useTranslation()
  const [news, setNews] = useState<News>()
  const { error, isEarly } = useAddressBar(setNews)
  const shown = news && news.at === safeTxHash ? news : undefined
  const tell = (taken: Known) => setNews({ at: taken.safeTxHash, taken })
  return (
    <>
      <PageHeader title={t('safe.page.title')} lead={t('safe.page.lead')}>
        <BackToSafe />
      </PageHeader>
      <div className="flex flex-col gap-5">
        {isEarly && (
          <p role="status" className="text-14 text-warning">
            {t('safe.open.unknown')}
          </p>
        )}
        {Boolean(error) && <SafeErrorNote error={error} />}
        {/* Always there: what has come of an act on the page before is read from it. */}
        <div role="status" className="text-14 empty:sr-only">
          {shown && (shown.taken ? <Outcome taken={shown.taken} /> : <p>{t('safe.opened.removed')}</p>)}
        </div>
        {safeTxHash ? (
          <ProposalPage
            key={safeTxHash}
            safeTxHash={safeTxHash}
            findRun={findRun}
            onOpened={tell}
            onRemoved={() => setNews({ at: undefined })}
          />
        ) : (
          <>
            <OpenPanel onOpened={tell} takesFocus={shown !== undefined} />
            <ProposalList />
          </>
        )}
      </div>
    </>
  )
}

/** What was done on the page before, for the page `at` which it is shown; without `taken` a proposal was removed. */
type News = { at: Hash | undefined; taken?: Known }

/**
 * Takes in what a link has brought, and leaves the address of the proposal.
 *
 * @returns Why that failed. `isEarly`: signatures wait here until their proposal is opened.
 */
function useAddressBar(onNews: (news: News) => void): { error: unknown; isEarly: boolean } {
  const config = useConfig()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [error, setError] = useState<unknown>()
  const [early, setEarly] = useState<string>()
  useEffect(() => {
    if (!hash.startsWith('safe-')) return
    let isCurrent = true
    takeIn(config, hash).then(
      (taken) => {
        if (!isCurrent) return
        setError(undefined)
        setEarly(taken.kind === 'unknown' ? hash : undefined)
        if (taken.kind === 'unknown') return
        onNews({ at: taken.safeTxHash, taken })
        void navigate({ to: '/safe', search: { proposal: taken.safeTxHash }, replace: true })
      },
      (thrown) => isCurrent && setError(thrown),
    )
    return () => {
      isCurrent = false
    }
  }, [config, hash, navigate, onNews])
  useEffect(() => {
    if (!early) return
    let isTaking = false
    let hasChanged = false
    const takeEarly = async () => {
      hasChanged = isTaking
      if (isTaking) return
      isTaking = true
      const taken = await takeIn(config, early).catch(() => undefined)
      isTaking = false
      if (taken?.kind === 'signatures') setEarly(undefined)
      else if (hasChanged) void takeEarly()
    }
    // The proposal may have come between the first look and this.
    void takeEarly()
    return proposalStore.subscribe(takeEarly)
  }, [config, early])
  return { error, isEarly: early !== undefined }
}

type ProposalPageProps = {
  safeTxHash: Hash
  findRun: FindRun
  onOpened: (taken: Known) => void
  onRemoved: () => void
}

function ProposalPage({ safeTxHash, findRun, onOpened, onRemoved }: ProposalPageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const view = useProposal(safeTxHash)
  const [canExecute, setCanExecute] = useState(false)
  const { stored } = view
  const proven = findProven(stored)
  const isOpen = mayBeSigned(view)
  const isMissing = stored === 'missing'
  const leave = () => {
    onRemoved()
    void navigate({ to: '/safe', search: {} })
  }
  return (
    <>
      <Link to="/safe" className="link-hover inline-flex w-fit items-center gap-1.5 text-14 text-quiet">
        <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
        {t('safe.page.all')}
      </Link>
      {proven && <Heading nonce={proven.tx.nonce} reading={view.reading} isOpen={isOpen} canExecute={canExecute} />}
      {stored === undefined && <Waiting rows={['h-40', 'h-64']} className="gap-5" />}
      {isMissing && <p className="text-15">{t('safe.page.unknown')}</p>}
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {proven && <ActsPanel stored={proven} findRun={findRun} />}
          {!isMissing && (
            <div className="panel min-w-0">
              <ProposalSummary safeTxHash={safeTxHash} isOwnPage CancelPart={CancelBatches} onRemoved={leave} />
            </div>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {proven && <OwnerPanels stored={proven} view={view} canExecute={canExecute} onReady={setCanExecute} />}
          {isMissing && <OpenPanel onOpened={onOpened} />}
          {isOpen && <OpenPanel expected={safeTxHash} />}
        </div>
      </div>
    </>
  )
}

function findProven(stored: ProposalView['stored']): ProvenProposal | undefined {
  return typeof stored === 'object' && isProven(stored) ? stored : undefined
}

/** What is not here is opened first, what was discarded is only proposed again, and what has used its nonce is over. */
function mayBeSigned({ stored, reading }: ProposalView): boolean {
  if (stored === 'missing' || (typeof stored === 'object' && wasForgotten(stored))) return false
  return !reading || reading.outcome.state === 'possible'
}

type OwnerPanelsProps = Parameters<typeof ExecutePanel>[0] & { canExecute: boolean }

/** What can be done with it; once its nonce is used, the one that comes next. */
function OwnerPanels({ stored, view, canExecute, onReady }: OwnerPanelsProps) {
  const { reading } = view
  const { account } = useSigner(stored)
  if (wasForgotten(stored)) return null
  if (reading && reading.outcome.state !== 'possible') return <NextToExecute state={reading.safe} account={account} />
  return (
    <>
      <SignPanel stored={stored} reading={reading} canExecute={canExecute} />
      <div id="safe-executing" tabIndex={-1} className="min-w-0 outline-none">
        <ExecutePanel stored={stored} view={view} onReady={onReady} />
      </div>
    </>
  )
}

type HeadingProps = { nonce: bigint; reading: ProposalReading | undefined; isOpen: boolean; canExecute: boolean }

function Heading({ nonce, reading, isOpen, canExecute }: HeadingProps) {
  const { t } = useTranslation()
  const state = reading ? nameState(reading).kind : 'waiting'
  const goesTo = canExecute || state === 'ready' ? 'Executing' : (state === 'waiting' || state === 'after') && 'Signing'
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <StepHeading className="text-20">
        <Figures text={t('safe.page.withNonce', { nonce: nonce.toString() })} />
      </StepHeading>
      {isOpen && goesTo && <GoTo act={goesTo} />}
    </div>
  )
}

/** What is to be done is below everything that the proposal does, which may be long; beside it, only keys need the way there. */
function GoTo({ act }: { act: 'Signing' | 'Executing' }) {
  const { t } = useTranslation()
  const go = () => {
    const panel = document.getElementById(`safe-${act.toLowerCase()}`)
    const button = panel?.querySelector<HTMLButtonElement>('.btn-primary:not(:disabled)')
    panel?.scrollIntoView()
    ;(button ?? panel)?.focus()
  }
  return (
    <button type="button" className="btn btn-line btn-sm lg:not-focus-visible:sr-only" onClick={go}>
      {t(`safe.next.to${act}`)}
      <ArrowDown aria-hidden className="size-3.5" />
    </button>
  )
}
