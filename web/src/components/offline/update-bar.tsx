import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { appVersion } from '@/lib/offline/app-version.ts'
import { reloadHolds } from '@/lib/offline/hold-reload.ts'

/** Offers the reload to a newer version. While a reload would interrupt a run, it says so instead. */
export function UpdateBar() {
  const { t } = useTranslation()
  const reload = useStore(appVersion, (state) => state.reload)
  const isHeld = useStore(reloadHolds, ({ count }) => count > 0)
  return (
    <div role="status">
      {reload && (
        <p className="flex flex-wrap items-center gap-3 border-line border-b bg-panel px-4 py-2 text-14 sm:px-8">
          <RefreshCw aria-hidden className="size-4.5 shrink-0 text-primary" />
          <span>{t('version.ready')}</span>
          {isHeld ? (
            <span className="text-quiet">{t('version.held')}</span>
          ) : (
            <button type="button" className="btn btn-line btn-sm" onClick={reload}>
              {t('version.reload')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
