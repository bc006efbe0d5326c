// Says of a proposal that it was opened from elsewhere, and lets the user remove it from this device.

import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { proposalStore, type StoredProposal } from '@/lib/safe/proposal-store.ts'
import { SafeErrorNote } from './safe-error-note.tsx'

/** Anyone can send a file or a link, so what it has brought can be removed, whatever its state. */
export function OpenedProposal({ stored: { safeTxHash, openedAt } }: { stored: StoredProposal }) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => proposalStore.remove(safeTxHash) })
  if (openedAt === undefined) return null
  return (
    <div className="flex flex-col items-start gap-2 text-13">
      <p className="font-medium">{t('safe.opened.mark')}</p>
      <p className="text-quiet">{t('safe.opened.note')}</p>
      <button type="button" className="btn btn-line btn-sm" disabled={isPending} onClick={() => mutate()}>
        {t('safe.opened.remove')}
      </button>
      {error && <SafeErrorNote error={error} />}
    </div>
  )
}
