import { useQuery } from '@tanstack/react-query'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import { activityStore } from '../../../lib/transactions/activity-store'
import type { KindId } from '../kinds'
import { type Call, findConstruction } from '../token-code/find-construction'
import { tokenCodes } from '../token-code/token-codes'
import { readCalls } from './read-calls'

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
