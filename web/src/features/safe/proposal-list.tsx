// Lists the proposals of this device by Safe, newest first, each with its state.

import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { formatAge, useNow } from '@/components/network-status/data-age.tsx'
import { ProposalStateLine } from '@/components/safe/proposal-state.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import type { StoredProposal } from '@/lib/safe/proposal-store.ts'
import { wasForgotten } from '@/lib/safe/propose.ts'
import { useProposal, useProposals } from '@/lib/safe/use-proposal.ts'

/** How many are listed of one Safe at first: each reads the chain. */
const atFirst = 10

export function ProposalList() {
  const { t } = useTranslation()
  const proposals = useProposals()
  if (!proposals) return <Waiting rows={['h-40']} />
  const shown = proposals.filter((each) => !wasForgotten(each))
  if (shown.length === 0) return <p className="text-15 text-quiet">{t('safe.page.none')}</p>
  return groupBySafe(shown).map((group) => <SafeGroup key={`${group[0]?.chainId}:${group[0]?.safe}`} group={group} />)
}

function groupBySafe(proposals: readonly StoredProposal[]): StoredProposal[][] {
  const groups = new Map<`${number}:${Address}`, StoredProposal[]>()
  for (const each of proposals) {
    const key = `${each.chainId}:${each.safe}` as const
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()]
}

function SafeGroup({ group }: { group: readonly StoredProposal[] }) {
  const { t } = useTranslation()
  const [first] = group
  if (!first) return null
  const { chainId, safe } = first
  const rest = group.slice(atFirst)
  return (
    <section aria-label={t('safe.page.of', { safe })} className="panel flex flex-col gap-1">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-17">
        <NamedAddress chainId={chainId} id={safe} />
        <span className="font-normal text-13 text-quiet">{findChain(chainId)?.title ?? chainId}</span>
      </h2>
      <ul className="flex flex-col">
        {group.slice(0, atFirst).map((each) => (
          <ProposalRow key={each.safeTxHash} stored={each} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer text-13">{t('safe.page.older', { count: rest.length })}</summary>
          <ul className="flex flex-col">
            {rest.map(({ safeTxHash, tx, summary }) => (
              <li key={safeTxHash} className="border-line border-t py-2.5 text-14">
                <ProposalLink stored={{ safeTxHash, tx, summary }} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function ProposalRow({ stored }: { stored: StoredProposal }) {
  const { t, i18n } = useTranslation()
  const view = useProposal(stored.safeTxHash)
  const age = useNow(true) - stored.createdAt
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0">
        <ProposalLink stored={stored} />
        <p className="text-13 text-quiet">{formatAge(age, i18n.language, { ago: true })}</p>
        {stored.openedAt !== undefined && <p className="text-13 text-warning">{t('safe.opened.mark')}</p>}
      </div>
      <ProposalStateLine stored={stored} view={view} />
    </li>
  )
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
