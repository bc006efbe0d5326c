// Warns of batches that may pay twice, have paid others, or that anyone may execute by now.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { mayPayAgain } from '@saleyard/send/run/reconcile-proposal.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Hash } from 'viem'
import { useAddressTexts } from '@/components/ui/named-address.tsx'
import { OutsideLink } from '@/components/ui/outside-link.tsx'
import { explorerUrl } from '@/lib/networks/chains.ts'
import { nameProposal } from './describe-proposals.ts'

/** What the owners must know before they sign anything else: what may pay twice or has paid others, and what anyone may execute by now. */
export function Dangers({ run: { plan, records } }: { run: StoredRun }) {
  const { t } = useTranslation()
  const write = useAddressTexts(plan.chainId)
  const nameDanger = (record: BatchRecord) => {
    const { number, paidBy, proposal, isOtherContent, isUnproven } = record
    if (mayPayAgain(record) && paidBy) return t('safe.pay.card.otherAccount', { number, account: write(paidBy) })
    if (isOtherContent) return t('safe.pay.card.otherContent', { number })
    if (isUnproven) return t('safe.pay.card.unprovenContent', { number })
    if (nameProposal(record) !== 'reverted') return undefined
    return t('safe.pay.card.reverted', { number, nonce: `${proposal?.nonce}` })
  }
  const dangers = records.flatMap((record) => {
    const text = nameDanger(record)
    const hash = record.state === 'proposed' ? record.proposal?.revertedBy : record.minedHash
    return text && hash ? [{ number: record.number, hash, text }] : []
  })
  return dangers.map(({ number, hash, text }) => (
    <p key={number} className="flex gap-2 text-14 text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span className="wrap-anywhere">
        {text} <TransactionLink chainId={plan.chainId} hash={hash} />
      </span>
    </p>
  ))
}

function TransactionLink({ chainId, hash }: { chainId: number; hash: Hash }) {
  const { t } = useTranslation()
  const url = explorerUrl(chainId, 'tx', hash)
  if (!url)
    return (
      <bdi dir="ltr" className="font-mono" title={hash}>
        {shortenAddress(hash)}
      </bdi>
    )
  return (
    <OutsideLink className="inline-flex items-center gap-1 text-14" href={url} title={hash}>
      {t('share.transaction')}
    </OutsideLink>
  )
}
