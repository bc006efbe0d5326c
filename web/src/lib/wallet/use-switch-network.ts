import { useMutation } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { switchNetwork } from './switch-network.ts'

/** Asks the wallet to go to a network, with the state of the asking. */
export function useSwitchNetwork({ onSuccess }: { onSuccess?: () => void } = {}) {
  const config = useConfig()
  return useMutation({
    mutationFn: ({ chainId }: { chainId: number }) => switchNetwork(config, chainId),
    onSuccess,
  })
}
