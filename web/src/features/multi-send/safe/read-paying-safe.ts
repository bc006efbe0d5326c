// Reads the Safe that pays: its state, how its wallet takes several calls, and what it leaves of the limits of a batch.

import { orAbort } from '@saleyard/chain/abort.ts'
import type { SafeState } from '@saleyard/safe/read/read-safe.ts'
import { planInSafe } from '@saleyard/safe/run/plan-in-safe.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { gasAround } from '@saleyard/safe/tx/measure-tx.ts'
import type { ChainLimits } from '@saleyard/send/plan/types.ts'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { readSafeAccount } from '@/lib/safe/safe-account.ts'
import { readCapabilities } from '@/lib/wallet/requests/calls.ts'

export type ReadPayingSafeParameters = { chainId: number; account: Address }

export type PayingSafe = {
  state: SafeState
  /** Its wallet takes several calls as one proposal: each batch comes with an approval of exactly its total. */
  isTogether: boolean
}

/** ms: some wallets never answer what they support. */
const walletTimeout = 5_000

/**
 * Reads the Safe that pays; undefined if the account is none that we know.
 *
 * @throws The node's error.
 */
export async function readPayingSafe(
  config: Config,
  { chainId, account }: ReadPayingSafeParameters,
): Promise<PayingSafe | undefined> {
  const found = await readSafeAccount(config, { chainId, account })
  if (found.kind !== 'safe') return undefined
  return { state: found.safe, isTogether: await takesCalls(config, chainId) }
}

/**
 * Whether the wallet takes several calls as one proposal. Safe's pages name it by its older name as well, some of them by that
 * alone. A wallet that is silent is taken to know no bundles.
 */
export async function takesCalls(config: Config, chainId: number): Promise<boolean> {
  const reading = readCapabilities(config, { chainId })
  const found = await orAbort(reading, AbortSignal.timeout(walletTimeout)).catch(() => undefined)
  const { atomic, atomicBatch } = Object(found)
  return ['supported', 'ready'].includes(Object(atomic).status) || Object(atomicBatch).supported === true
}

/**
 * Gives what a plan needs for one batch in each proposal, and the gas that the Safe adds to it, with as many signatures as it needs.
 *
 * @param isApproved Whether the batch comes with its approval, where the wallet takes both.
 * @throws SafeError `multiSendMissing` where several calls cannot be one proposal on this network.
 */
export function limitBatches({ state, isTogether }: PayingSafe, limits: ChainLimits, isApproved: boolean) {
  const { threshold, multiSend } = state
  if (isTogether && isApproved && !multiSend) throw new SafeError('multiSendMissing')
  return { ...planInSafe(state, limits), batchGas: gasAround(threshold) }
}
