import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useModal } from '@/features/wallet/modal/modal-context.tsx'
import type { PairingState } from '@/lib/wallet/pairing/pairing-state.ts'

/** The pairing while something of it is shown; nothing is asked of the relay before, nor after. */
export function usePairing(shown: boolean): { state: PairingState; retry: () => void } {
  const { pairing } = useModal()
  const state = useStore(pairing.store)
  useEffect(() => {
    if (!shown) return
    pairing.start()
    return pairing.stop
  }, [shown, pairing])
  return { state, retry: pairing.retry }
}
