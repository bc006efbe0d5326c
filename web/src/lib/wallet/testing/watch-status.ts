import type { Config } from 'wagmi'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'

/** Statuses in the order in which the page had them. */
export function watchStatus(config: Config) {
  const seen = [readWalletState(config).status]
  config.subscribe(
    (state) => state.status,
    (status) => seen.push(status),
  )
  return seen
}
