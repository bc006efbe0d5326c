// Follows the wanted ending: searches while the address lacks it, and applies a salt once the factory confirms it.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { creationKey } from '@/features/tokens/create/creation-record.ts'
import { hasBecomeToken, useDraft } from '@/features/tokens/create/draft-store.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { computeTokenAddress, hashInitCode } from '@/features/tokens/kinds/token-code.ts'
import { tokenCodes } from '@/features/tokens/kinds/token-codes.ts'
import type { TokenKind, TokenValues } from '@/features/tokens/kinds/token-kind.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import { withLock } from '@/lib/transactions/transaction-runs.ts'
import { hasEnding, type MinedSalt } from './salt-miner.ts'
import { useSaltSearch } from './salt-search.ts'
import { useVanitySettings } from './vanity-settings.ts'

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
  const { wanted, clear } = useVanitySettings()
  const { data: initCodeHash, error: codeError, refetch } = useInitCodeHash(kindId, data)
  const record = useActivityRecord(creationKey({ salt, chainId, account }))
  const application = useApplySalt(props)

  const target = initCodeHash && { factory: tokenCodes[kindId].factory, creator: account, initCodeHash }
  const token: Address | undefined = target && computeTokenAddress({ ...target, salt })
  const ending = wanted?.salt === salt ? { suffix: wanted.suffix, isCaseExact: wanted.isCaseExact } : undefined
  const isMet = ending !== undefined && token !== undefined && hasEnding(token, ending)
  const isLocked = application.data === false || hasBecomeToken(draft, salt) || (record && record.state !== 'failed')
  const isRunning = ending !== undefined && !isMet && !isLocked && !application.isPending && !application.isError
  const search = useSaltSearch({ target, ending, isRunning, onFound: application.mutate })

  return {
    ending,
    isMet,
    isLocked,
    isRunning,
    token,
    progress: search.progress,
    error: search.progress.error ?? codeError ?? application.error,
    isAsking: application.isPending,
    tryAgain: () => {
      if (application.isError && application.variables) application.mutate(application.variables)
      else if (codeError) void refetch()
      else search.restart()
    },
    cancel: () => {
      application.reset()
      clear()
    },
    reset: application.reset,
  }
}

/** Makes a found salt the draft's, once the factory itself has said that it gives the address that was found. */
function useApplySalt({ kind, values, account, chainId }: VanityProps) {
  const config = useConfig()
  const { salt } = useDraft()
  return useMutation({
    mutationFn: async (found: MinedSalt) => {
      const creation = kind.prepare(values, { account, salt: found.salt, chainId })
      const predicted = await creation?.predict(config)
      if (!predicted || !isAddressEqual(predicted.token, found.token))
        throw new Error(`The search gave ${found.token}, the factory ${predicted?.token}`)

      const isApplied = await replaceSalt({ from: salt, to: found.salt, chainId, account })
      if (isApplied) useVanitySettings.getState().moveTo(found.salt)
      return isApplied
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
  return withLock(creationKey({ salt: from, chainId, account }), async () => {
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
