import { useTranslation } from 'react-i18next'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import { SignerNote } from './signer-note.tsx'

export function TransactionToast({ record }: { record: ActivityRecord }) {
  const { t } = useTranslation()
  const { kind, state, summary, hash, chainId, isInterrupted, signer, account } = record
  return (
    <div className="min-w-0 text-13">
      <p className="font-semibold">
        {t(`activity.kinds.${kind}`)}
        {!isInterrupted && `: ${t(`activity.states.${state}`)}`}
      </p>
      <p className="wrap-anywhere text-quiet">{summary}</p>
      {signer && <SignerNote signer={signer} account={account} />}
      {isInterrupted && (
        <div className="mt-1">
          <ErrorText error={{ code: 'interrupted', values: {} }} />
        </div>
      )}
      {hash && <ExplorerLink chainId={chainId} kind="tx" id={hash} />}
    </div>
  )
}

export function DeclinedToast() {
  const { t } = useTranslation()
  return <p className="text-13">{t('tx.rejected')}</p>
}
