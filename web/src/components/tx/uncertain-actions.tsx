import { useTranslation } from 'react-i18next'

type UncertainActionsProps = {
  isLooking: boolean
  /** Whether the wallet could be asked again. */
  canSign: boolean
  onLook: () => void
  onSign: () => void
}

/** Below what is known. Looking asks the wallet for nothing. Signing again is the second act, behind a warning: the first may still arrive. */
export function UncertainActions({ isLooking, canSign, onLook, onSign }: UncertainActionsProps) {
  const { t } = useTranslation()
  return (
    <div className="order-last flex flex-col gap-3">
      <button type="button" className="btn btn-primary btn-lg w-full text-15" disabled={isLooking} onClick={onLook}>
        {t('tx.uncertain.look')}
      </button>
      <details className="text-13">
        <summary className="w-fit cursor-pointer text-quiet">{t('tx.uncertain.more')}</summary>
        <div className="mt-2 flex flex-col items-start gap-3 rounded-field bg-tint p-3">
          <p className="text-warning">{t('tx.uncertain.warning')}</p>
          <button
            type="button"
            className="btn btn-outline btn-warning btn-sm h-auto min-h-9 py-1.5"
            disabled={isLooking || !canSign}
            onClick={onSign}
          >
            {t('tx.uncertain.signAgain')}
          </button>
        </div>
      </details>
    </div>
  )
}
