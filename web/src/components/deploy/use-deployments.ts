import {
  type CodeState,
  checkDeployments,
  type DeploymentCheck,
} from '@saleyard/chain/deployments/check-deployments.ts'
import type { DeployableName } from '@saleyard/chain/deployments/deployables.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useConfig } from 'wagmi'
import { pollingInterval } from '@/lib/constants.ts'

export type UseDeploymentsParameters = {
  chainId: number
  name: DeployableName
  enabled: boolean
  /** Polls, because another account may deploy it too. */
  polls?: boolean
}

export type Deployments = {
  check: DeploymentCheck | undefined
  /** State of the requested contract. Undefined until it is known. */
  state: CodeState | undefined
  error: unknown
  retry: () => void
}

/**
 * Checks whether a contract and the contracts it needs are deployed on a network. Requests nothing while not enabled.
 */
export function useDeployments({ chainId, name, enabled, polls = false }: UseDeploymentsParameters): Deployments {
  const config = useConfig()
  const { data, error, refetch } = useQuery({
    queryKey: ['deployments', chainId, name],
    queryFn: () => checkDeployments(config.getClient({ chainId }), name),
    enabled,
    gcTime: 0,
    refetchInterval: polls && pollingInterval,
  })
  const state = data?.contracts.at(-1)?.state
  useRefetchWhenDeployed(state)
  return { check: data, state, error, retry: () => void refetch() }
}

/** Refetches failed reads and code reads once the contract is deployed: they were made while it was missing. */
function useRefetchWhenDeployed(state: CodeState | undefined) {
  const queries = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'missing' && state === 'expected')
      void queries.invalidateQueries({
        predicate: ({ queryKey, state: { status } }) => status === 'error' || queryKey[0] === 'code',
      })
    before.current = state
  }, [queries, state])
}
