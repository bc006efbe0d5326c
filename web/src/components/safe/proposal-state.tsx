// Says in words and icon what a proposal is at, and how sure that is.

import { describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import { listCalls } from '@saleyard/safe/tx/multi-send.ts'
import {
  CircleCheck,
  CircleHelp,
  CircleSlash,
  CircleX,
  FastForward,
  Layers,
  LoaderCircle,
  PenLine,
  Play,
} from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DataAge, useNow } from '@/components/network-status/data-age.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { StateIcon, type StateLook } from '@/components/ui/icons.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import { isProven, type ProvenProposal } from '@/lib/safe/hand-on.ts'
import type { StoredProposal } from '@/lib/safe/proposal-store.ts'
import { findGap, findStops, isHere } from '@/lib/safe/propose.ts'
import {
  countMissing,
  nameState,
  type ProposalReading,
  type ProposalState,
  type Signing,
} from '@/lib/safe/read-proposal.ts'
import { useFramedProposal } from '@/lib/safe/use-framed-proposal.ts'
import { type ProposalView, useProposals } from '@/lib/safe/use-proposal.ts'
import { findDeadline } from './known-calls.ts'
import { whyUnread } from './safe-error-note.tsx'

const looks: Record<ProposalState['kind'] | 'reading' | 'unread' | 'expired', StateLook> = {
  expired: { Icon: CircleX, color: 'text-warning' },
  reading: { Icon: LoaderCircle, color: 'text-quiet', spin: true },
  unread: { Icon: CircleHelp, color: 'text-warning' },
  waiting: { Icon: PenLine, color: 'text-warning' },
  after: { Icon: Layers, color: 'text-info' },
  elsewhere: { Icon: PenLine, color: 'text-quiet' },
  futile: { Icon: CircleX, color: 'text-warning' },
  ready: { Icon: Play, color: 'text-info' },
  executed: { Icon: CircleCheck, color: 'text-success' },
  failed: { Icon: CircleX, color: 'text-error' },
  replaced: { Icon: FastForward, color: 'text-warning' },
  rejected: { Icon: CircleSlash, color: 'text-quiet' },
  unclear: { Icon: CircleHelp, color: 'text-warning' },
}

type ProposalStateLineProps = {
  stored: StoredProposal
  view: ProposalView
  /** Whether it is one of many: then what needs all of them is left to its own page. */
  isListed?: boolean
}

/** Shows the state of a proposal; on its own page screen readers announce each change. */
export function ProposalStateLine({ stored, view, isListed = false }: ProposalStateLineProps) {
  const signing = { way: stored.way, framed: useFramedProposal(stored) }
  const state = view.reading && nameState(view.reading, signing)
  const isExpired = useExpired(stored) && view.reading?.outcome.state === 'possible'
  const isUnread = isUnreadable(stored) || view.error !== null
  const kind = isExpired ? 'expired' : (state?.kind ?? (isUnread ? 'unread' : 'reading'))
  return (
    <div className="flex flex-col gap-1">
      {/* Of many, none is announced: what is read aloud would not say which one it is. The clock of old data is outside. */}
      <div {...(!isListed && { role: 'status' })} className="flex flex-col gap-1">
        <p className={`flex items-center gap-2 font-medium text-15 ${looks[kind].color}`}>
          <StateIcon look={looks[kind]} />
          <StateWords state={state} kind={kind} />
        </p>
        <ReasonNote kind={kind} />
        <ReadingNotes stored={stored} view={view} signing={signing} isListed={isListed} />
        <WithdrawnNote stored={stored} />
      </div>
      {isUnread && stored.tx && <Silence chainId={stored.chainId} view={view} />}
    </div>
  )
}

/** Whether the network says nothing of it: its transaction is not known, and is looked for no more, or the page lacks the network. */
const isUnreadable = ({ tx, isUnchecked, chainId }: StoredProposal) =>
  (!tx && !isUnchecked) || !findChain(chainId)?.configured

type ReadingNotesProps = { stored: StoredProposal; view: ProposalView; signing: Signing; isListed: boolean }

function ReadingNotes({ stored, view, signing, isListed }: ReadingNotesProps) {
  const { reading } = view
  if (!reading) return null
  const isPossible = reading.outcome.state === 'possible'
  if (reading.outcome.state === 'unclear') return <UnclearNote reading={reading} view={view} />
  // A list has its own line for the signatures.
  const isCounted = isListed && isPossible && !signing.framed
  return (
    <>
      {!isCounted && <StateNote chainId={stored.chainId} reading={reading} signing={signing} />}
      {isPossible && !isListed && isProven(stored) && <Gap stored={stored} nonce={reading.safe.nonce} />}
    </>
  )
}

/** Whether a trade or liquidity in it has a deadline that has passed, by the clock of this device. */
function useExpired({ tx }: StoredProposal): boolean {
  const deadline = useMemo(() => tx && findDeadline(listCalls(tx)), [tx])
  const now = useNow(deadline !== undefined)
  return deadline !== undefined && BigInt(Math.floor(now / 1000)) > deadline
}

/** Why executing it would fail. */
function ReasonNote({ kind }: { kind: keyof typeof looks }) {
  const { t } = useTranslation()
  if (kind !== 'expired' && kind !== 'futile') return null
  return <p className="text-13 text-warning">{t(`safe.state.${kind}Note`)}</p>
}

/** Where owners can have it, it is over only once what prevents it is executed. */
function WithdrawnNote({ stored }: { stored: StoredProposal }) {
  const { t } = useTranslation()
  if (stored.withdrawnAt === undefined) return null
  if (isProven(stored) && !isHere(stored)) return <EndingNote stored={stored} />
  return <p className="text-13 text-quiet">{t('safe.state.withdrawn')}</p>
}

/** Only where something was proposed that stops it. */
function EndingNote({ stored }: { stored: ProvenProposal }) {
  const { t } = useTranslation()
  const proposals = useProposals()
  const { safe, tx } = stored
  const marks = useMemo(() => describeTx(safe, tx).filter((act) => act.kind === 'batch'), [safe, tx])
  const { rejection, cancellation } = findStops(proposals ?? [], stored, marks)
  return (rejection ?? cancellation) && <p className="text-13 text-quiet">{t('safe.state.ending')}</p>
}

/** Why nothing is read, or why the last read failed. What is shown is older then, and says how old. */
function Silence({ chainId, view: { error, reading, readAt } }: { chainId: number; view: ProposalView }) {
  const { t } = useTranslation()
  const network = findChain(chainId)?.title ?? String(chainId)
  return (
    <p className="text-13 text-warning">
      {whyUnread(t, chainId, error) ?? t('safe.state.silent', { network })}{' '}
      {reading && <DataAge at={readAt} isFailed />}
    </p>
  )
}

/** A nonce that comes first and that no proposal here has: nothing that can be executed here brings this one forward. */
function Gap({ stored, nonce }: { stored: ProvenProposal; nonce: bigint }) {
  const { t } = useTranslation()
  const proposals = useProposals()
  const gap = proposals && findGap(proposals, stored, nonce)
  if (gap === undefined) return null
  return <p className="text-13 text-warning">{t('safe.state.gap', { nonce: gap.toString() })}</p>
}

type WordsProps = { state: ProposalState | undefined; kind: keyof typeof looks }

function StateWords({ state, kind }: WordsProps) {
  const { t } = useTranslation()
  if (kind === 'expired' || !state)
    return t(kind === 'expired' || kind === 'unread' ? `safe.state.${kind}` : 'safe.state.reading')
  return 'count' in state ? t(`safe.state.${state.kind}`, { count: state.count }) : t(`safe.state.${state.kind}`)
}

type StateNoteProps = { chainId: number; reading: ProposalReading; signing: Signing }

function StateNote({ chainId, reading, signing }: StateNoteProps) {
  const { t } = useTranslation()
  const { outcome } = reading
  if (outcome.state !== 'possible') return <PlaceNote chainId={chainId} reading={reading} />
  if (signing.framed?.isExecuted) return <p className="text-13 text-quiet">{t('safe.state.executedElsewhere')}</p>
  const missing = countMissing(reading, signing)
  if (outcome.before === 0n || !missing) return null
  return <p className="text-13 text-quiet">{t('safe.state.waiting', { count: missing })}</p>
}

/** Until where was searched, and a way to search on: it may be older than that. */
function UnclearNote({ reading: { searchedFrom }, view }: { reading: ProposalReading; view: ProposalView }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col items-start gap-1 text-13 text-quiet">
      <p>{t('safe.state.unclearNote')}</p>
      <p>{t('safe.state.searched', { block: searchedFrom.toString() })}</p>
      {searchedFrom > 0n && (
        <button type="button" className="btn btn-line btn-sm" disabled={view.isReading} onClick={view.searchFurther}>
          {t('safe.state.searchFurther')}
        </button>
      )}
    </div>
  )
}

/** In which transaction the nonce was used, and by which account. */
function PlaceNote({ chainId, reading: { outcome, isFinal } }: { chainId: number; reading: ProposalReading }) {
  const { t } = useTranslation()
  const place = outcome.state === 'replaced' ? outcome.by : outcome
  if (!place || !('hash' in place)) return null
  return (
    <p className="flex flex-wrap gap-x-2 text-13 text-quiet">
      <ExplorerLink chainId={chainId} kind="tx" id={place.hash} />
      {place.sentBy && (
        <>
          {t('safe.state.by')} <NamedAddress chainId={chainId} id={place.sentBy} />
        </>
      )}
      {!isFinal && <span>{t('tx.states.mined')}</span>}
    </p>
  )
}
