// Follows the wanted ending: searches while the address lacks it, and applies a salt once the factory confirms it.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { withLock } from '@saleyard/chain/with-lock.ts'
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
import { hasEnding, type MinedSalt } from './salt-miner.ts'
import { useSaltSearch } from './salt-search.ts'
import { useVanitySettings } from './vanity-settings.ts'

export type VanityProps = {
  kindId: KindId
  kind: TokenKind
  values: TokenValues
  account: Address
  chainId: number
  /** Calldata that the wallet would send now. */
  data: Hex
}

/**
 * Returns the state of the search, which follows from the wanted ending and the present address: the search runs while the
 * address lacks the ending, so a changed term restarts it.
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
    isConfirming: application.isPending,
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

/** Applies a found salt to the draft, once the factory confirms that it gives the found address. */
function useApplySalt({ kind, values, account, chainId }: VanityProps) {
  const config = useConfig()
  const { salt } = useDraft()
  // No generated hook: read once, when the search has found a salt.
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
 * Replaces the draft's salt, unless a wallet may have signed the creation with the present one, on any chain: the page
 * would lose that token and create a second one. The key is locked meanwhile, so that no wallet prompt opens in between.
 *
 * @returns Whether the draft has the new salt.
 * @throws If the browser forbids storage, without which nothing can be signed either.
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

/** Whether the creation may have been signed: everything but an outright refusal by the wallet counts. */
function mayBeSigned({ state, isInterrupted = false }: ActivityRecord): boolean {
  return state !== 'failed' || isInterrupted
}

/** Hashes all terms of a creation: its address depends on them besides factory, creator and salt. */
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
