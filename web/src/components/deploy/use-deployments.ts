// Checks whether a contract and all that it needs are deployed on a network.

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
  /** Looks again and again: somebody else may deploy it, too. */
  polls?: boolean
}

export type Deployments = {
  check: DeploymentCheck | undefined
  /** Of the contract that was asked for. Undefined until it is known. */
  state: CodeState | undefined
  error: unknown
  retry: () => void
}

/** Looks whether a contract is on a network, with all that it needs. Asks nothing while not enabled. */
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

/** What was asked while the contract was missing has failed, or says so: it is asked again once it is there. */
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
