import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CloseButtonProps } from 'react-toastify/unstyled'

/** The library's own speaks English only. */
export function ToastClose({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label={t('common.close')}
      onClick={(event) => {
        event.stopPropagation()
        closeToast(true)
      }}
    >
      <X aria-hidden className="size-4" />
    </button>
  )
}
