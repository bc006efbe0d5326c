import { loadOnline } from '@/lib/browser/load-part.ts'
import type { WalletLayer } from './wallet-layer.tsx'

let loading: Promise<WalletLayer> | undefined

/** Loads the wallet layer once. @throws whatever it throws at its start; the next call retries. */
export function loadWalletLayer(): Promise<WalletLayer> {
  loading ??= loadOnline(() => import('./wallet-layer.tsx')).then(({ walletLayer }) => walletLayer)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
