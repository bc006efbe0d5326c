// Shows the hashes of a Safe's transaction as devices and Safe's page show them, in groups for reading aloud.

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Hash } from 'viem'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { type ProvenProposal, toProposal } from '@/lib/safe/hand-on.ts'

/** Digits of a group. */
const groupDigits = 8

/** Shows a hash in groups of eight digits. Selected and copied it is one text without spaces. */
export function GroupedHash({ hash, label }: { hash: Hash; label: string }) {
  const groups = hash.slice(2).match(new RegExp(`.{${groupDigits}}`, 'g')) ?? []
  return (
    <span className="inline-flex max-w-full items-start gap-1">
      <span dir="ltr" className="min-w-0 text-start font-mono text-13">
        {groups.map((group, index) => (
          <span key={index} className="me-1.5 inline-block">
            {index === 0 && '0x'}
            {group}
          </span>
        ))}
      </span>
      <CopyButton text={hash} label={label} />
    </span>
  )
}

/** Shows the SafeTxHash, and the hashes of domain and message, which hardware wallets show instead. */
export function ProposalHashes({ stored }: { stored: ProvenProposal }) {
  const { t } = useTranslation()
  const { hashes } = useMemo(() => toProposal(stored), [stored])
  const rows = [
    { name: t('safe.safeTxHash'), hash: hashes.safeTx },
    { name: t('safe.domainHash'), hash: hashes.domain },
    { name: t('safe.messageHash'), hash: hashes.message },
  ]
  return (
    <div>
      <dl className="flex flex-col gap-2.5 rounded-field bg-ground p-3">
        {rows.map(({ name, hash }) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-quiet">{name}</dt>
            <dd>
              <GroupedHash hash={hash} label={name} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-12 text-quiet">{t('safe.summary.compare')}</p>
    </div>
  )
}
