import { useQuery } from '@tanstack/react-query'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { KindId } from '@/features/token-create/our-token.ts'
import { type Call, findConstruction } from '@/features/token-create/token-code/find-construction.ts'
import { tokenCodes } from '@/features/token-create/token-code/token-codes.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { readCalls } from './read-calls.ts'

type ConstructorArgumentsParameters = {
  kindId: KindId
  chainId: number
  token: Address
  /** The creation, where it is known; else the chain is asked for those of this device. */
  call?: Call
  /** Hash of the creation, as somebody has named it. */
  typed?: Hash
}

/** ABI-encoded constructor arguments of a token; `null` where no known transaction has created it. */
export function useConstructorArguments({ kindId, chainId, token, call, typed }: ConstructorArgumentsParameters) {
  const config = useConfig()
  const code = tokenCodes[kindId]
  return useQuery({
    queryKey: ['constructorArguments', chainId, token, call?.data, typed],
    queryFn: async () => {
      const known = call && (await findConstruction(code, token, [call]))
      const found =
        known ??
        (await findConstruction(code, token, await readCalls(config, { chainId, store: activityStore, typed })))
      return found?.constructorArguments ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
