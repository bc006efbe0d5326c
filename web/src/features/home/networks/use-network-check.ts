import { type ComponentType, useCallback, useState } from 'react'
import type { CheckedNetworksProps } from './checked-networks.tsx'

type State = {
  /** How often it was asked for; 0 before the first click. */
  round: number
  isRunning: boolean
  /** What asks could not be loaded. */
  isUnavailable: boolean
  CheckedNetworks?: ComponentType<CheckedNetworksProps>
}

/** The rounds of checking. What asks networks is loaded by the first of them. */
export function useNetworkCheck() {
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
