import { loadOnline } from '../../lib/load-online'
import type { WalletLayer } from './layer/wallet-layer'

let loading: Promise<WalletLayer> | undefined

/** Loads what knows of wallets, once. @throws whatever it throws while it starts; the next call tries again. */
export function loadWalletLayer(): Promise<WalletLayer> {
  loading ??= loadOnline(() => import('./layer/wallet-layer')).then(({ walletLayer }) => walletLayer)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
