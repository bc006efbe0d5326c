import { loadOnline } from '@/lib/browser/load-part.ts'
import type { WalletLayer } from './wallet-layer.tsx'

let loading: Promise<WalletLayer> | undefined

/** Loads what knows of wallets, once. @throws whatever it throws while it starts; the next call tries again. */
export function loadWalletLayer(): Promise<WalletLayer> {
  loading ??= loadOnline(() => import('./wallet-layer.tsx')).then(({ walletLayer }) => walletLayer)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
