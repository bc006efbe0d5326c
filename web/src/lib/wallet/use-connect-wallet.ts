// Connects a wallet, with the state of the request.
import { useMutation } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { type ConnectWalletParameters, connectWallet } from './connect-wallet.ts'

/** Asks a wallet for its accounts, with the state of the asking. */
export function useConnectWallet({ onSuccess }: { onSuccess?: () => void } = {}) {
  const config = useConfig()
  return useMutation({
    mutationFn: (parameters: ConnectWalletParameters) => connectWallet(config, parameters),
    onSuccess,
  })
}
