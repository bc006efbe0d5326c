import { readIerc20Allowance } from '@saleyard/generated'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { LiquidityPlan } from '../plan'
import { neededApproval } from './needed-approval'

/** What the spender of a plan may move now. Base units, or units of liquidity. */
export function useAllowance(plan: LiquidityPlan) {
  const config = useConfig()
  const { chainId, account, id } = plan
  const { asset, spender } = neededApproval(plan)
  return useQuery({
    queryKey: ['liquidity', 'allowance', id, asset, spender],
    queryFn: () => readIerc20Allowance(config, { chainId, address: asset, args: [account, spender] }),
    staleTime: 0,
    gcTime: 0,
  })
}
