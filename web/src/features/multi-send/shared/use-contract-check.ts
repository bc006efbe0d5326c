import { useDeployments } from '@/components/deploy/use-deployments.ts'
import type { CodeState } from '@/lib/deployments/check-deployments.ts'

export type ContractCheck = {
  code: CodeState | undefined
  isUnreachable: boolean
  again: () => void
}

/** Looks whether MultiSender is at its address on this chain, with our code. Asks nothing while not connected. */
export function useContractCheck(chainId: number, isConnected: boolean): ContractCheck {
  const { state, error, again } = useDeployments({ chainId, name: 'MultiSender', enabled: isConnected })
  return { code: state, isUnreachable: Boolean(error), again }
}
