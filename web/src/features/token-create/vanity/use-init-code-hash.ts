import { useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'
import type { KindId } from '@/features/token-create/our-token.ts'
import { hashInitCode } from '@/features/token-create/token-code/hash-init-code.ts'
import { tokenCodes } from '@/features/token-create/token-code/token-codes.ts'

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
