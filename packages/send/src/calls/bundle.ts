// Defines the wallet interface for bundles of calls (EIP-5792), the id of a bundle, and its calls.

import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import {
  type Address,
  type Client,
  concatHex,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  hexToNumber,
  numberToHex,
  size,
  slice,
} from 'viem'

export type WalletCall = { to: Address; data: Hex /** In wei. */; value: bigint }

/** Calls that a wallet executes as one: all of them or none. */
export type CallBundle = {
  chainId: number
  account: Address
  /** Our id: a wallet refuses an id that it has already. */
  id: Hex
  calls: readonly WalletCall[]
}

/** Whether a wallet executes several calls as one on a network; `ready`: once its user agrees (EIP-5792's `atomic`). */
export type Atomic = 'supported' | 'ready' | 'unsupported'

/**
 * `failed`: the wallet will not try again. `block`: block of the last receipt, undefined if the wallet gives none.
 * `hashes`: hashes of the receipts; their account may differ from the one that the calls were requested of.
 */
export type CallsStatus = { hashes: Hash[] } & (
  | { state: 'pending' | 'failed' }
  | { state: 'confirmed'; block: bigint | undefined }
)

/** The wallet of a run whose batches go to it as bundles, and the run's network. */
export type CallsWallet = {
  /** Client of the run's network, for reads only. */
  readonly client: Client
  /** Ensures that the wallet has the run's account and network. Throws otherwise. */
  ensureReady(): Promise<void>
  readAtomic(): Promise<Atomic>
  /**
   * Reads what the sender has to approve so that MultiSender may move `needed` of the run's token, in base units.
   * `resetFirst`: the token refuses to change one allowance into another, so it must be set to zero before. Never from
   * a cache.
   */
  readApprovalStep(needed: bigint): Promise<'enough' | 'exact' | 'resetFirst'>
  /**
   * @returns The id under which the wallet keeps the bundle, which should be ours.
   * @throws CallsError; errors of the wallet. After an error without a reason, the bundle may have been sent.
   */
  sendCalls(bundle: CallBundle): Promise<string>
  /** @throws CallsError, `unknown` if the wallet does not know the id; errors of the wallet. */
  readCallsStatus(id: string): Promise<CallsStatus>
}

/** Approvals that a batch needs in its bundle: none, one of its total, or that after one of zero. */
export const callApprovals = ['none', 'exact', 'resetFirst'] as const
export type CallApprovals = (typeof callApprovals)[number]

/**
 * Creates the id of a bundle: the batch's own, which no other batch has, and one byte for its approvals. So a bundle
 * that is sent again has the same bytes and the same id, and a wallet that has it refuses the second one.
 */
export function toCallId(batchId: bigint, approvals: CallApprovals): Hex {
  return concatHex([numberToHex(batchId, { size: 32 }), numberToHex(callApprovals.indexOf(approvals), { size: 1 })])
}

/** @returns The approvals that {@link toCallId} put into an id; undefined for an id that is not of this batch. */
export function readCallId(callId: string, batchId: bigint): CallApprovals | undefined {
  const id = callId as Hex
  if (size(id) !== 33 || slice(id, 0, 32) !== numberToHex(batchId, { size: 32 })) return undefined
  return callApprovals[hexToNumber(slice(id, 32))]
}

/**
 * Lists the calls of one batch: the approval of exactly its total if it needs one, and the planned batch. Nothing of
 * the approval is left afterwards.
 */
export function listCalls(
  { asset, multiSender }: Pick<Plan, 'asset' | 'multiSender'>,
  { to, data, value, total }: Batch,
  approvals: CallApprovals,
): WalletCall[] {
  const batch = { to, data, value }
  if (asset.kind !== 'erc20') return [batch]
  const approve = (amount: bigint): WalletCall => ({
    to: asset.token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [multiSender, amount] }),
    value: 0n,
  })
  const before = { none: [], exact: [approve(total)], resetFirst: [approve(0n), approve(total)] }
  return [...before[approvals], batch]
}
