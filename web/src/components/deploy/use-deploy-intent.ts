import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { getChain } from '@/lib/chains.ts'
import { createDeployIntent } from '@/lib/deployments/create-deploy-intent.ts'
import { type DeployableName, deployables } from '@/lib/deployments/deployables.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

type UseDeployIntentParameters = {
  /** Undefined while nothing can be deployed. */
  name: DeployableName | undefined
  chainId: number
  account: Address | undefined
}

export type DeployIntent = {
  intent: TransactionIntent | undefined
  /** The code could not be loaded. */
  isError: boolean
  again: () => void
}

/** The deployment as a transaction, once its code is loaded; that code is in none of the page's first files. */
export function useDeployIntent({ name, chainId, account }: UseDeployIntentParameters): DeployIntent {
  const { t } = useTranslation()
  const config = useConfig()
  const wanted = account && name
  const { data, isError, refetch } = useQuery({
    queryKey: ['creation-code', wanted],
    queryFn: async () => wanted && (await deployables[wanted].load()).creationCode,
    enabled: wanted !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const again = () => void refetch()
  if (!data || !name || !account) return { intent: undefined, isError, again }

  const summary = t('deploy.summary', { contract: name, network: getChain(chainId).title })
  return { intent: createDeployIntent(config, { name, chainId, account, creationCode: data, summary }), isError, again }
}
