import { useTranslation } from 'react-i18next'
import { ToastContainer } from 'react-toastify'
import { toastAutoClose, toastDraggablePercent } from '../../lib/constants'

/** Where toasts appear: the far bottom corner, mirrored with the language. */
export function Toasts() {
  const { i18n } = useTranslation()
  const isMirrored = i18n.dir() === 'rtl'
  return (
    <ToastContainer
      position={isMirrored ? 'bottom-left' : 'bottom-right'}
      rtl={isMirrored}
      autoClose={toastAutoClose}
      draggablePercent={toastDraggablePercent}
      theme="light"
      newestOnTop
    />
  )
}
