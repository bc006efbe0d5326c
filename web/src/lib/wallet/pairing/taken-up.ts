import type { Config, Connector } from 'wagmi'
import { type ConnectionResult, readWalletState } from '@/lib/wallet/wallet-state.ts'

/**
 * Resolves when the connector is connected by another way than the try that waits for it: a wallet may say yes to the
 * link before the one that is shown. Until the signal ends it.
 */
export function takenUp(config: Config, connector: Connector, signal: AbortSignal): Promise<ConnectionResult> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const { account, chain } = readWalletState(config)
      if (config.state.current === connector.uid && account && chain) resolve({ account, chain })
    }
    const unsubscribe = config.subscribe(
      (state) => state.current,
      () => {
        timer = setTimeout(look) // the try itself comes first where it was its own link
      },
    )
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
    }
    signal.addEventListener('abort', end, { once: true })
  })
}
