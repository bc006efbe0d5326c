import { useMutation } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import type { Found } from './create-trier.ts'
import { replaceSalt } from './replace-salt.ts'
import type { VanityProps } from './use-vanity.ts'
import { useWish } from './wish-store.ts'

/** Makes a found salt the draft's, once the factory itself has said that it gives the address that was found. */
export function useAdoption({ kind, values, account, chainId }: VanityProps) {
  const config = useConfig()
  const { salt } = useDraft()
  return useMutation({
    mutationFn: async (found: Found) => {
      const creation = kind.prepare(values, { account, salt: found.salt, chainId })
      const predicted = await creation?.predict(config)
      if (!predicted || !isAddressEqual(predicted.token, found.token))
        throw new Error(`The search gave ${found.token}, the factory ${predicted?.token}`)

      const isAdopted = await replaceSalt({ from: salt, to: found.salt, chainId, account })
      if (isAdopted) useWish.getState().moveTo(found.salt)
      return isAdopted
    },
  })
}
