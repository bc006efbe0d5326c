import type { Address, Hex } from 'viem'
import { creationKey } from '@/features/token-create/creation-key.ts'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import { AppError } from '@/lib/errors/app-error.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import { holdKey } from '@/lib/transactions/transaction-runs.ts'

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
