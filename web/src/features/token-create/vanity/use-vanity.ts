import type { Address } from 'viem'
import { creationKey } from '../creation-key'
import { isToken, useDraft } from '../draft/draft-store'
import { computeTokenAddress } from '../token-code/compute-token-address'
import { tokenCodes } from '../token-code/token-codes'
import { useActivityRecord } from '../use-activity-record'
import { hasEnding } from './has-ending'
import { useAdoption } from './use-adoption'
import { useInitCodeHash } from './use-init-code-hash'
import { useSearch } from './use-search'
import type { VanityProps } from './vanity-section'
import { useWish } from './wish-store'

/**
 * Where the search stands. It follows from the wish and from the present address: as long as the one does not meet the other,
 * it is searched, so a changed term begins it anew by itself.
 */
export function useVanity(props: VanityProps) {
  const { kindId, account, chainId, data } = props
  const draft = useDraft()
  const { salt } = draft
  const { wish, giveUp } = useWish()
  const { data: initCodeHash, error: codeError, refetch } = useInitCodeHash(kindId, data)
  const record = useActivityRecord(creationKey({ salt, chainId, account }))
  const adoption = useAdoption(props)

  const target = initCodeHash && { factory: tokenCodes[kindId].factory, creator: account, initCodeHash }
  const token: Address | undefined = target && computeTokenAddress({ ...target, salt })
  const ending = wish?.salt === salt ? { suffix: wish.suffix, isCaseExact: wish.isCaseExact } : undefined
  const isMet = ending !== undefined && token !== undefined && hasEnding(token, ending)
  const isLocked = adoption.data === false || isToken(draft, salt) || (record && record.state !== 'failed')
  const isRunning = ending !== undefined && !isMet && !isLocked && !adoption.isPending && !adoption.isError
  const search = useSearch({ target, ending, isRunning, onFound: adoption.mutate })

  return {
    ending,
    isMet,
    isLocked,
    isRunning,
    token,
    progress: search.progress,
    error: search.progress.error ?? codeError ?? adoption.error,
    isAsking: adoption.isPending,
    tryAgain: () => {
      if (adoption.isError && adoption.variables) adoption.mutate(adoption.variables)
      else if (codeError) void refetch()
      else search.restart()
    },
    cancel: () => {
      adoption.reset()
      giveUp()
    },
    reset: adoption.reset,
  }
}
