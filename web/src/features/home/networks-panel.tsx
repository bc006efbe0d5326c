import { RefreshCw } from 'lucide-react'
import { type ComponentType, useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckedNetworksProps } from './checked-networks.tsx'

/**
 * Offers to check the configured networks. Before the press on its button it makes no request, and loads no code that
 * could make one.
 */
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

type State = {
  /** Number of checks; 0 before the first press. */
  round: number
  isRunning: boolean
  /** The code of the check could not be loaded. */
  isUnavailable: boolean
  CheckedNetworks?: ComponentType<CheckedNetworksProps>
}

/** Runs the rounds of checks. The first round loads the code that makes the requests. */
function useNetworkCheck() {
  const [state, setState] = useState<State>({ round: 0, isRunning: false, isUnavailable: false })

  const check = async () => {
    if (state.isRunning) return
    setState((before) => ({ ...before, round: before.round + 1, isRunning: true, isUnavailable: false }))
    try {
      const { CheckedNetworks } = await import('./checked-networks.tsx')
      setState((before) => ({ ...before, CheckedNetworks }))
    } catch {
      setState((before) => ({ ...before, isRunning: false, isUnavailable: true }))
    }
  }
  const onSettled = useCallback(() => setState((before) => ({ ...before, isRunning: false })), [])
  return { ...state, check, onSettled }
}
