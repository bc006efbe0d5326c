import type { Address, Hex } from 'viem'
import { creationKey } from '@/features/token-create/creation-key.ts'
import { isToken, useDraft } from '@/features/token-create/draft/draft-store.ts'
import type { TokenKind, TokenValues } from '@/features/token-create/kinds/token-kind.ts'
import type { KindId } from '@/features/token-create/our-token.ts'
import { computeTokenAddress } from '@/features/token-create/token-code/compute-token-address.ts'
import { tokenCodes } from '@/features/token-create/token-code/token-codes.ts'
import { useActivityRecord } from '@/features/token-create/use-activity-record.ts'
import { hasEnding } from './has-ending.ts'
import { useAdoption } from './use-adoption.ts'
import { useInitCodeHash } from './use-init-code-hash.ts'
import { useSearch } from './use-search.ts'
import { useWish } from './wish-store.ts'

export type VanityProps = {
  kindId: KindId
  kind: TokenKind
  values: TokenValues
  account: Address
  chainId: number
  /** What the wallet would send now. */
  data: Hex
}

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
