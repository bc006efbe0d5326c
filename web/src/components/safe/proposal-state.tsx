// Says in words and icon what a proposal is at, and how sure that is.

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
import { findGap } from '@/lib/safe/propose.ts'
import { nameState, type ProposalReading, type ProposalState } from '@/lib/safe/read-proposal.ts'
import { type ProposalView, useProposals } from '@/lib/safe/use-proposal.ts'
import { findDeadline } from './call-facts.tsx'
import { describeSafeError } from './safe-error-note.tsx'

const looks: Record<ProposalState['kind'] | 'reading' | 'unread' | 'expired', StateLook> = {
  expired: { Icon: CircleX, color: 'text-warning' },
  reading: { Icon: LoaderCircle, color: 'text-quiet', spin: true },
  unread: { Icon: CircleHelp, color: 'text-warning' },
  waiting: { Icon: PenLine, color: 'text-warning' },
  after: { Icon: Layers, color: 'text-info' },
  ready: { Icon: Play, color: 'text-info' },
  executed: { Icon: CircleCheck, color: 'text-success' },
  failed: { Icon: CircleX, color: 'text-error' },
  replaced: { Icon: FastForward, color: 'text-warning' },
  rejected: { Icon: CircleSlash, color: 'text-quiet' },
  unclear: { Icon: CircleHelp, color: 'text-warning' },
}

/** Shows the state of a proposal; screen readers announce each change. */
export function ProposalStateLine({ stored, view }: { stored: StoredProposal; view: ProposalView }) {
  const { t } = useTranslation()
  const { reading, error } = view
  const kind = useStateKind(stored, view)
  return (
    <div role="status" aria-live="polite" className="flex flex-col gap-1">
      <p className={`flex items-center gap-2 font-medium text-15 ${looks[kind].color}`}>
        <StateIcon look={looks[kind]} />
        <StateWords reading={reading} kind={kind} />
      </p>
      {kind === 'expired' && <p className="text-13 text-warning">{t('safe.state.expiredNote')}</p>}
      {reading && <StateNote chainId={stored.chainId} reading={reading} />}
      {reading?.outcome.state === 'possible' && isProven(stored) && <Gap stored={stored} nonce={reading.safe.nonce} />}
      {stored.withdrawnAt !== undefined && <p className="text-13 text-quiet">{t('safe.state.withdrawn')}</p>}
      {isUnread && stored.tx && <Silence chainId={stored.chainId} view={view} />}
    </div>
  )
}

type StateKind = keyof typeof looks

/** What a proposal is at; one that is ready may come too late for its market. */
function useStateKind(stored: StoredProposal, { reading, error }: ProposalView): StateKind {
  const isExpired = useExpired(stored)
  const isUnread = error !== null || !stored.tx || !findChain(stored.chainId)?.configured
  if (!reading) return isUnread ? 'unread' : 'reading'
  const { kind } = nameState(reading)
  return kind === 'ready' && isExpired ? 'expired' : kind
}

/** Whether a trade or liquidity in it has a deadline that has passed, by the clock of this device. */
function useExpired({ tx }: StoredProposal): boolean {
  const deadline = useMemo(() => tx && findDeadline(listCalls(tx)), [tx])
  const now = useNow(deadline !== undefined)
  return deadline !== undefined && BigInt(Math.floor(now / 1000)) > deadline
}

/** Why nothing is read, or why the last read failed. What is shown is older then, and says how old. */
function Silence({ chainId, view: { error, reading, readAt } }: { chainId: number; view: ProposalView }) {
  const { t } = useTranslation()
  const chain = findChain(chainId)
  const network = chain?.title ?? String(chainId)
  if (!chain?.configured) return <p className="text-13 text-warning">{t('safe.state.unsupported', { network })}</p>
  return (
    <p className="text-13 text-warning">
      {describeSafeError(t, error) ?? t('safe.state.silent', { network })} {reading && <DataAge at={readAt} isFailed />}
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

type WordsProps = { reading: ProposalReading | undefined; kind: StateKind }

function StateWords({ reading, kind }: WordsProps) {
  const { t } = useTranslation()
  if (kind === 'expired' || !reading)
    return t(kind === 'expired' || kind === 'unread' ? `safe.state.${kind}` : 'safe.state.reading')
  const state = nameState(reading)
  return 'count' in state ? t(`safe.state.${state.kind}`, { count: state.count }) : t(`safe.state.${state.kind}`)
}

function StateNote({ chainId, reading }: { chainId: number; reading: ProposalReading }) {
  const { t } = useTranslation()
  const { outcome, signatures } = reading
  if (outcome.state === 'unclear') return <p className="text-13 text-quiet">{t('safe.state.unclearNote')}</p>
  if (outcome.state !== 'possible') return <PlaceNote chainId={chainId} reading={reading} />
  if (outcome.before === 0n || !signatures?.missing) return null
  return <p className="text-13 text-quiet">{t('safe.state.waiting', { count: signatures.missing })}</p>
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
