import type { WalletLayer } from '@/features/wallet/layer/wallet-layer.tsx'
import { loadOnline } from '@/lib/load-online.ts'

let loading: Promise<WalletLayer> | undefined

/** Loads what knows of wallets, once. @throws whatever it throws while it starts; the next call tries again. */
export function loadWalletLayer(): Promise<WalletLayer> {
  loading ??= loadOnline(() => import('@/features/wallet/layer/wallet-layer.tsx')).then(
    ({ walletLayer }) => walletLayer,
  )
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
