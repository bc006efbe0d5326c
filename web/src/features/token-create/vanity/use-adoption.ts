import { useMutation } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useDraft } from '../draft/draft-store'
import type { Found } from './create-trier'
import { replaceSalt } from './replace-salt'
import type { VanityProps } from './vanity-section'
import { useWish } from './wish-store'

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
