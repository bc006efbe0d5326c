import { useMutation } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { type ConnectWalletParameters, connectWallet } from './connect-wallet.ts'

/** Connects a wallet, with the state of the request. */
export function useConnectWallet({ onSuccess }: { onSuccess?: () => void } = {}) {
  const config = useConfig()
  return useMutation({
    mutationFn: (parameters: ConnectWalletParameters) => connectWallet(config, parameters),
    onSuccess,
  })
}
