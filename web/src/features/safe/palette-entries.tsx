// Offers the search the page of a Safe's proposals, and the proposals of this device.

import { useNavigate } from '@tanstack/react-router'
import { FileSignature } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '@/components/palette/entries.ts'
import type { StoredProposal } from '@/lib/safe/proposal-store.ts'

/** Lists the page, found by its name and by what is done there, and the proposals, found by summary, Safe and SafeTxHash. */
export function useSafeEntries(): Entry[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const proposals = useProposals()
  const picture = <FileSignature aria-hidden className="size-4.5" strokeWidth={1.75} />
  return [
    {
      id: 'safe',
      group: 'pages',
      title: t('nav.safe'),
      alias: 'Safe multisig SafeTxHash',
      picture,
      run: () => void navigate({ to: '/safe' }),
    },
    ...proposals.map(
      ({ safeTxHash, safe, summary, tx }): Entry => ({
        id: `safe-${safeTxHash}`,
        group: 'activity',
        title: summary || (tx ? t('safe.page.withNonce', { nonce: tx.nonce.toString() }) : t('safe.proposal')),
        note: 'Safe',
        alias: `${safe} ${safeTxHash}`,
        needsText: true,
        picture,
        run: () => void navigate({ to: '/safe', search: { proposal: safeTxHash } }),
      }),
    ),
  ]
}

function useProposals(): readonly StoredProposal[] {
  const [proposals, setProposals] = useState<readonly StoredProposal[]>([])
  useEffect(() => {
    let isCurrent = true
    // A browser without storage has none. What reads them loads with the first search.
    Promise.all([import('@/lib/safe/proposal-store.ts'), import('@/lib/safe/propose.ts')])
      .then(async ([{ proposalStore }, { wasForgotten }]) =>
        (await proposalStore.list()).filter((each) => !wasForgotten(each)),
      )
      .then((found) => isCurrent && setProposals(found))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [])
  return proposals
}
