import { useTranslation } from 'react-i18next'
import { type CloseButtonProps, Slide, ToastContainer } from 'react-toastify/unstyled'
import { toastAutoClose, toastDraggablePercent } from '@/lib/constants.ts'
import './toasts.css'
import { X } from 'lucide-react'

/**
 * Places the toasts: at the near bottom corner, mirrored with the language, away from the column with the main button;
 * on a phone below the header. They close after a while, and when the user drags them to a side by hand, pen or mouse.
 */
export function Toasts() {
  const { t, i18n } = useTranslation()
  const isMirrored = i18n.dir() === 'rtl'
  return (
    <ToastContainer
      position={isMirrored ? 'bottom-right' : 'bottom-left'}
      rtl={isMirrored}
      aria-label={t('common.notifications')}
      closeButton={ToastClose}
      autoClose={toastAutoClose}
      draggable
      draggablePercent={toastDraggablePercent}
      transition={Slide}
      theme="light"
      newestOnTop
    />
  )
}

/** Close button in the page's language; the library's own has English text only. */
function ToastClose({ closeToast }: CloseButtonProps) {
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
