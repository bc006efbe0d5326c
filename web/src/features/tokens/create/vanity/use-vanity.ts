// Follows the wanted ending: searches while the address lacks it, and applies a salt once the factory confirms it.

import { useMutation, useQuery } from '@tanstack/react-query'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { creationKey } from '@/features/tokens/create/creation-record.ts'
import { isToken, useDraft } from '@/features/tokens/create/draft-store.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { computeTokenAddress, hashInitCode } from '@/features/tokens/kinds/token-code.ts'
import { tokenCodes } from '@/features/tokens/kinds/token-codes.ts'
import type { TokenKind, TokenValues } from '@/features/tokens/kinds/token-kind.ts'
import { AppError } from '@/lib/chain/errors/app-error.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import { holdKey } from '@/lib/transactions/transaction-runs.ts'
import { type Found, hasEnding } from './salt-miner.ts'
import { useSearch } from './salt-search.ts'
import { useWish } from './vanity-settings.ts'

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

/** Makes a found salt the draft's, once the factory itself has said that it gives the address that was found. */
function useAdoption({ kind, values, account, chainId }: VanityProps) {
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

type ReplaceSaltParameters = { from: Hex; to: Hex; chainId: number; account: Address }

/**
 * Gives the draft another salt, unless a wallet may have signed the creation with the present one, on any chain: the page
 * would lose sight of that token, and make a second one. The key is held meanwhile, so no wallet is asked in between.
 *
 * @returns Whether the draft has the new salt.
 * @throws Where the browser forbids storage, in which nothing can be signed either.
 */
export function replaceSalt({ from, to, chainId, account }: ReplaceSaltParameters): Promise<boolean> {
  return holdKey(creationKey({ salt: from, chainId, account }), async () => {
    const records = await activityStore.list()
    if (records.some((record) => record.key.startsWith(`create:${from}:`) && mayBeSigned(record))) return false
    useDraft.getState().setSalt(from, to)
    return useDraft.getState().salt === to
  }).catch((error) => {
    if (error instanceof AppError && error.code === 'runningElsewhere') return false
    throw error
  })
}

/** Only of what the wallet has refused outright nothing can come. */
function mayBeSigned({ state, isInterrupted = false }: ActivityRecord): boolean {
  return state !== 'failed' || isInterrupted
}

/** What the address of a creation depends on beside factory, creator and salt: all its terms. */
function useInitCodeHash(kindId: KindId, data: Hex) {
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
