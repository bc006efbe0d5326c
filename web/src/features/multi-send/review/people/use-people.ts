import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { Recipient } from '@/features/multi-send/core/list-types.ts'
import type { FindOutliersReturnType } from '@/features/multi-send/list/find-outliers.ts'
import type { ListSummary } from '@/features/multi-send/list/types.ts'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'
import { findContracts } from '@/features/multi-send/review/contracts/find-contracts.ts'

export type People = {
  outliers?: FindOutliersReturnType | undefined
  /** `unknown`: the node could not tell. Undefined while it is asked. */
  contracts?: { count: number; shown: Recipient[] } | 'unknown' | undefined
}

const shownContracts = 20

/** What deserves a second look among the recipients. Nothing waits for it. */
export function usePeople({ revision }: Pick<ListSummary, 'revision'>, chainId: number): People {
  const config = useConfig()
  const service = useListService()
  const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false, retry: false } as const

  const { data: outliers } = useQuery({
    ...once,
    queryKey: ['multi-send-outliers', revision],
    queryFn: () => service.findOutliers(revision),
  })
  const { data: contracts } = useQuery({
    ...once,
    queryKey: ['multi-send-contracts', revision, chainId],
    queryFn: async () => {
      const packed = await service.packAddresses(revision)
      const positions = await findContracts(config.getClient({ chainId }), packed)
      if (!positions) return 'unknown' as const
      return { count: positions.length, shown: await service.recipientsAt(positions.slice(0, shownContracts)) }
    },
  })
  return { outliers, contracts }
}
