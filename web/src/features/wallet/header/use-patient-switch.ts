import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useConfig } from 'wagmi'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { switchNetwork } from '@/lib/wallet/switch-network.ts'

/**
 * Asks the wallet to go to a network, as often as the user likes: one that forgot a question is asked again, and one whose
 * prompt is open refuses the second question for that, which is no answer. The first question's is waited for.
 */
export function usePatientSwitch() {
  const config = useConfig()
  const open = useRef<Promise<void>>(undefined)
  return useMutation({
    mutationFn({ chainId }: { chainId: number }) {
      const before = open.current
      const answer = switchNetwork(config, chainId).catch((error: unknown) => {
        if (before && toUserError(error).code === 'walletBusy') return before
        throw error
      })
      const end = () => {
        if (open.current === answer) open.current = undefined
      }
      open.current = answer
      answer.then(end, end)
      return answer
    },
  })
}
