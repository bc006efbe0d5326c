import { readIerc20Allowance } from '@saleyard/generated'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { LiquidityPlan } from '@/features/token-create/liquidity/plan.ts'
import { pollingInterval } from '@/lib/constants.ts'
import { neededApproval } from './needed-approval.ts'

/**
 * What the spender of a plan may move now. Base units, or units of liquidity.
 *
 * @param isAwaited A permission is in a block: asked again until it is there, as nodes lag behind each other.
 */
export function useAllowance(plan: LiquidityPlan, isAwaited: boolean) {
  const config = useConfig()
  const { chainId, account, id } = plan
  const { asset, spender, amount } = neededApproval(plan)
  return useQuery({
    queryKey: ['liquidity', 'allowance', id, asset, spender],
    queryFn: () => readIerc20Allowance(config, { chainId, address: asset, args: [account, spender] }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isAwaited && (state.data ?? 0n) < amount ? pollingInterval : false),
    gcTime: 0,
  })
}
