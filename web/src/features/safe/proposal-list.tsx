// Lists the proposals of this device by Safe: what is open by nonce, then what is over, each with its state.

import { readSafe, type SafeState } from '@saleyard/safe/read/read-safe.ts'
import { isKeySignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { verifySignatures } from '@saleyard/safe/signatures/verify-signatures.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAddressEqual } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { formatAge, useNow } from '@/components/network-status/data-age.tsx'
import { ProposalStateLine } from '@/components/safe/proposal-state.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { findChain } from '@/lib/networks/chains.ts'
import { isProven, type ProvenProposal } from '@/lib/safe/hand-on.ts'
import type { StoredProposal } from '@/lib/safe/proposal-store.ts'
import { wasForgotten } from '@/lib/safe/propose.ts'
import type { ProposalReading } from '@/lib/safe/read-proposal.ts'
import { type ProposalView, useProposal, useProposals } from '@/lib/safe/use-proposal.ts'
import { useSigner } from './other-account.tsx'
import { findToExecute, findToSign, NextLink, SaveSignatures } from './queue.tsx'

/** How many are listed of one Safe at first, and more with each click. */
const atOnce = 10

export function ProposalList() {
  const { t } = useTranslation()
  const proposals = useProposals()
  if (!proposals) return <Waiting rows={['h-40']} />
  const shown = proposals.filter((each) => !wasForgotten(each))
  if (shown.length === 0) return <p className="text-15 text-quiet">{t('safe.page.none')}</p>
  const groups = groupBySafe(shown)
  return groups.map(([key, group]) => <SafeGroup key={key} group={group} isOnly={groups.length === 1} />)
}

/** The proposals of one Safe; each group has one at least. */
type Group = readonly [StoredProposal, ...StoredProposal[]]

function groupBySafe(proposals: readonly StoredProposal[]) {
  const groups = new Map<string, Group>()
  for (const each of proposals) {
    const key = `${each.chainId}:${each.safe}`
    groups.set(key, [...(groups.get(key) ?? []), each] as unknown as Group)
  }
  return [...groups]
}

/** The Safe is read once for all of its proposals. */
function useSafe({ chainId, safe }: StoredProposal) {
  const config = useConfig()
  return useQuery({
    queryKey: ['safe-of-list', chainId, safe],
    queryFn: () => readSafe(config.getClient({ chainId }), safe),
    enabled: findChain(chainId)?.configured === true,
    refetchInterval: 12_000,
  })
}

type SafeView = ReturnType<typeof useSafe>

function SafeGroup({ group, isOnly }: { group: Group; isOnly: boolean }) {
  const { t } = useTranslation()
  const [most, setMost] = useState(atOnce)
  const [first] = group
  const view = useSafe(first)
  const { chainId, safe } = first
  const ordered = order(group, view.data?.nonce)
  return (
    <section aria-label={t('safe.page.of', { safe })} className="panel flex flex-col gap-1">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-17">
        <NamedAddress chainId={chainId} id={safe} />
        <span className="font-normal text-13 text-quiet">{findChain(chainId)?.title ?? chainId}</span>
      </h2>
      <NextSteps group={group} view={view} isOnly={isOnly} />
      <ul className="flex flex-col">
        {ordered.slice(0, most).map((each) => (
          <ProposalRow key={each.safeTxHash} stored={each} view={view} />
        ))}
      </ul>
      {ordered.length > most && (
        <div className="flex flex-wrap items-center gap-3 border-line border-t pt-3">
          <button type="button" className="btn btn-line btn-sm" onClick={() => setMost(most + 2 * atOnce)}>
            {t('safe.page.more')}
          </button>
          <span className="text-13 text-quiet">
            {t('safe.page.shown', { shown: formatCount(most), total: formatCount(ordered.length) })}
          </span>
        </div>
      )}
    </section>
  )
}

/** Those without a proven nonce, then the open ones in the order of their execution, then what is over, the latest first. */
function order(group: readonly StoredProposal[], nonce = 0n): StoredProposal[] {
  const unproven = group.filter((each) => !isProven(each))
  const proven = group.filter(isProven).toSorted((one, other) => (one.tx.nonce < other.tx.nonce ? -1 : 1))
  const isOver = ({ tx }: ProvenProposal) => tx.nonce < nonce
  return [...unproven, ...proven.filter((each) => !isOver(each)), ...proven.filter(isOver).toReversed()]
}

type NextStepsProps = { group: Group; view: SafeView; isOnly: boolean }

/** The next to sign and to execute, and all signatures at once. There is one strong action in a view. */
function NextSteps({ group, view: { data: state }, isOnly }: NextStepsProps) {
  const { t } = useTranslation()
  const [first] = group
  const { chainId, safe } = first
  const { account } = useSigner(first)
  const mayOwn = account && (!state || state.owners.some((owner) => isAddressEqual(owner, account)))
  const toSign = mayOwn ? findToSign(group, { chainId, safe, account, nonce: state?.nonce }) : undefined
  const toExecute = state && findToExecute(group, state, account)
  return (
    <div className="flex flex-wrap items-center gap-3 pt-2 pb-3 text-14 empty:hidden">
      {toSign?.next && <NextLink to={toSign.next} label="sign" isStrong={isOnly} />}
      {toExecute?.next && toExecute.isReady && (
        <NextLink to={toExecute.next} label="execute" isStrong={isOnly && !toSign?.next} />
      )}
      <SaveSignatures proposals={group} of={first} nonce={state?.nonce} />
      {toSign && toSign.total > 1 && (
        <span className="text-quiet">
          {t('safe.next.signed', { signed: formatCount(toSign.signed), total: formatCount(toSign.total) })}
        </span>
      )}
    </div>
  )
}

function ProposalRow({ stored, view }: { stored: StoredProposal; view: SafeView }) {
  const { t, i18n } = useTranslation()
  const age = useNow(true) - stored.createdAt
  const isOpen = isProven(stored) && view.data && stored.tx.nonce >= view.data.nonce
  const isUnread = isProven(stored) && !view.data
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0">
        <ProposalLink stored={stored} />
        <p className="text-13 text-quiet">{formatAge(age, i18n.language, { ago: true })}</p>
        {stored.openedAt !== undefined && <p className="text-13 text-warning">{t('safe.opened.mark')}</p>}
      </div>
      <div className="flex w-full flex-col gap-1 sm:w-72">
        {isOpen || isUnread ? <OpenState stored={stored} view={view} /> : <OwnState stored={stored} />}
      </div>
    </li>
  )
}

/** The state of one whose nonce is free follows from the Safe and the signatures that are here. */
function OpenState({ stored, view }: { stored: ProvenProposal; view: SafeView }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { data: state, error, dataUpdatedAt, isFetching, refetch } = view
  const { safeTxHash, signatures } = stored
  // What keys have signed stays; an approval may come at any block.
  const at = signatures.every(isKeySignature)
    ? `${state?.nonce}:${state?.threshold}:${state?.owners}`
    : `${state?.blockNumber}`
  const { data: reading, error: unread } = useQuery({
    queryKey: ['safe-of-list', safeTxHash, signatures.length, at],
    queryFn: () => state && readOpenProposal(config, stored, state),
    enabled: state !== undefined,
    placeholderData: (previous) => previous,
  })
  const own: ProposalView = {
    stored,
    reading,
    readAt: dataUpdatedAt,
    error: error ?? unread,
    readAgain: () => void refetch(),
    isReading: isFetching,
    // What is possible needs no search.
    searchFurther: () => {},
  }
  const count = reading?.signatures?.valid.length ?? signatures.length
  return (
    <>
      <ProposalStateLine stored={stored} view={own} isListed />
      <p className="text-13 text-quiet">
        {state
          ? t('safe.page.signatures', { have: formatCount(count), needed: formatCount(state.threshold) })
          : t('safe.page.signaturesHere', { formatted: formatCount(count) })}
      </p>
    </>
  )
}

/**
 * Reads a proposal whose nonce the Safe has not used yet, as one of many: by a Safe that was read once for all of them. Where only
 * keys have signed, nothing more is asked.
 */
async function readOpenProposal(
  config: Config,
  { tx, signatures }: ProvenProposal,
  state: SafeState,
): Promise<ProposalReading> {
  const { nonce, blockNumber, chainId } = state
  return {
    safe: state,
    outcome: { state: 'possible', before: tx.nonce - nonce, atBlock: blockNumber, batches: [] },
    signatures: await verifySignatures(config.getClient({ chainId }), { state, tx, signatures }),
    isFinal: false,
    searchedFrom: blockNumber,
  }
}

/** What has become of one, read for itself. */
function OwnState({ stored }: { stored: StoredProposal }) {
  return <ProposalStateLine stored={stored} view={useProposal(stored.safeTxHash)} isListed />
}

function ProposalLink({
  stored: { safeTxHash, tx, summary },
}: {
  stored: Pick<StoredProposal, 'safeTxHash' | 'tx' | 'summary'>
}) {
  const { t } = useTranslation()
  const nonce = tx?.nonce.toString() ?? '?'
  return (
    <Link
      to="/safe"
      search={{ proposal: safeTxHash }}
      className="link link-hover wrap-anywhere font-medium text-primary"
    >
      <Figures text={summary || t('safe.page.withNonce', { nonce })} />
      {summary && <span className="font-normal text-quiet"> · {t('safe.page.withNonce', { nonce })}</span>}
    </Link>
  )
}
