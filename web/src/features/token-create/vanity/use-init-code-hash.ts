import { useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'
import type { KindId } from '../kinds'
import { hashInitCode } from '../token-code/hash-init-code'
import { tokenCodes } from '../token-code/token-codes'

/** What the address of a creation depends on beside factory, creator and salt: all its terms. */
export function useInitCodeHash(kindId: KindId, data: Hex) {
  const { readConstruction, loadCreationCode } = tokenCodes[kindId]
  const { constructorArguments } = readConstruction(data)
  return useQuery({
    queryKey: ['initCodeHash', kindId, constructorArguments],
    queryFn: async () => hashInitCode((await loadCreationCode()).creationCode, constructorArguments),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
