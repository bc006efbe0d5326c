import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Config, useConfig } from 'wagmi'
import { showErrorToast } from '@/components/errors/show-error-toast.tsx'
import { appStore } from '@/lib/storage/app-store.ts'
import { reconnectWallet } from '@/lib/wallet/reconnect-wallet.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import { followPickedNetwork } from './picked-network.ts'

/** Resumes the last session at start, and remembers the account to show it until the next session is up. */
export function useWalletSession(): void {
  const config = useConfig()
  const { t } = useTranslation()
  const { status, account: address, chain } = useWalletState()
  const chainId = chain?.id
  useEffect(() => {
    reconnectWallet(config).then(() => clearIfDisconnected(config))
    return clearWhenDisconnected(config)
  }, [config])
  useEffect(() => followPickedNetwork(config, (error) => showErrorToast(error, t('networks.declined'))), [config, t])
  useEffect(() => {
    if (status === 'connected' && address && chainId) appStore.setState({ recentAccount: { address, chainId } })
  }, [status, address, chainId])
}

/**
 * Not at start: the status is `disconnected` then too, and the account shown until the session is up would disappear.
 */
function clearWhenDisconnected(config: Config): () => void {
  return config.subscribe(
    ({ status }) => status,
    () => clearIfDisconnected(config),
  )
}

function clearIfDisconnected(config: Config): void {
  if (readWalletState(config).status === 'disconnected') appStore.setState({ recentAccount: null })
}
