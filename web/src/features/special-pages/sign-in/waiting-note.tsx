import { useTranslation } from 'react-i18next'

/** While the wallet asks the user. */
export function WaitingNote({ wallet, onCancel }: { wallet: string; onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="rounded-field bg-tint p-4 text-start">
      <p className="font-medium">{t('wallet.waiting', { wallet })}</p>
      <p className="mt-0.5 text-13 text-quiet">{t('wallet.waitingLead', { wallet })}</p>
      <button type="button" className="btn btn-sm mt-3" onClick={onCancel}>
        {t('common.cancel')}
      </button>
    </div>
  )
}
