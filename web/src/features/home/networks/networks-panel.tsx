import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkCheck } from './use-network-check.ts'

/** How the configured networks are. Nobody is asked, and nothing that could ask is loaded, before the button is pressed. */
export function NetworksPanel() {
  const { t } = useTranslation()
  const heading = useId()
  const { round, isRunning, isUnavailable, CheckedNetworks, check, onSettled } = useNetworkCheck()
  return (
    <section className="panel" aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="font-semibold text-17">
          {t('home.networks')}
        </h2>
        <button type="button" className="btn btn-sm" aria-disabled={isRunning} onClick={check}>
          <RefreshCw aria-hidden className={`size-3.5 ${isRunning ? 'motion-safe:animate-spin' : ''}`} />
          {t(isRunning ? 'home.checking' : round > 0 ? 'home.checkAgain' : 'home.check')}
        </button>
      </div>
      {!CheckedNetworks && <p className="mt-2 text-quiet">{t('home.networksLead')}</p>}
      {isUnavailable && (
        <p role="alert" className="mt-2 text-error">
          {t('home.checkUnavailable')}
        </p>
      )}
      {CheckedNetworks && <CheckedNetworks round={round} onSettled={onSettled} />}
    </section>
  )
}
