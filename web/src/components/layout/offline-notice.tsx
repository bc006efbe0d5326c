import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

/** Shows that the browser is offline and what happens to a click meanwhile. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <p role="alert" className="flex items-center gap-3 border-line border-b bg-warning/10 px-4 py-3 text-14 sm:px-8">
      <WifiOff aria-hidden className="size-4.5 shrink-0 text-warning" />
      <span>
        <strong className="font-semibold">{t('common.offline')}</strong> {t('common.offlineLead')}
      </span>
    </p>
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
