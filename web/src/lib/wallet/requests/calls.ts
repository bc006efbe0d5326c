// Sends several calls as one (EIP-5792), reads their status, and reads whether a wallet can.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { nameCallsError } from '@saleyard/send/calls/calls-error.ts'
import type { Address, Capabilities, Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import { sendCalls as ask, getCallsStatus, getCapabilities } from 'wagmi/actions'
import { askWallet } from './ask-wallet.ts'

export type WalletCall = { to: Address; data: Hex /** Wei. */; value: bigint }

type SendCallsParameters = {
  chainId: number
  account: Address
  /** Ours: a wallet refuses one that it has already. */
  id: Hex
  calls: readonly WalletCall[]
}

/**
 * Has the wallet do several calls as one: all of them or none (EIP-5792, `wallet_sendCalls` 2.0.0).
 *
 * @returns The id under which the wallet keeps them, which should be ours.
 * @throws CallsError; UserRejectedError; as {@link askWallet}. After what names no reason, it may have been sent.
 */
export async function sendCalls(config: Config, parameters: SendCallsParameters): Promise<string> {
  try {
    const { id } = await askWallet(() => ask(config, { ...parameters, forceAtomic: true, version: '2.0.0' }))
    return id
  } catch (error) {
    throw nameCallsError(error)
  }
}

/**
 * `failed`: the wallet will not try again. `block`: of the last receipt, undefined where the wallet gives none. `hashes`: of the
 * receipts; the account that they are from may be another than the one that the calls were asked of.
 */
export type CallsStatus = { hashes: Hash[] } & (
  | { state: 'pending' | 'failed' }
  | { state: 'confirmed'; block: bigint | undefined }
)

/**
 * What the wallet says of calls that it was sent (`wallet_getCallsStatus`). Only the chain knows: a wallet may forget.
 *
 * @throws CallsError, `unknown` where the wallet does not know the id; as {@link askWallet}.
 */
export async function readCallsStatus(config: Config, { id }: { id: string }): Promise<CallsStatus> {
  const { status, receipts = [] } = await askWallet(() => getCallsStatus(config, { id })).catch((error: unknown) => {
    throw nameCallsError(error)
  })
  const hashes = receipts.map(({ transactionHash }) => transactionHash)
  if (status === 'failure') return { state: 'failed', hashes }
  if (status !== 'success') return { state: 'pending', hashes }
  return { state: 'confirmed', block: receipts.at(-1)?.blockNumber, hashes }
}

/**
 * What the wallet can do on a network beyond single transactions, such as batches (EIP-5792,
 * `wallet_getCapabilities`); `undefined` where it has none there, or does not know the question.
 *
 * @throws As {@link askWallet}.
 */
export async function readCapabilities(
  config: Config,
  { chainId }: { chainId: number },
): Promise<Capabilities | undefined> {
  try {
    const all: Record<number, Capabilities> = await askWallet(() => getCapabilities(config))
    return all[chainId]
  } catch (error) {
    if (isUnknownMethod(error)) return undefined
    throw error
  }
}

/** Some only say it in words; and viem stumbles over an answer that is no object. */
function isUnknownMethod(error: unknown): boolean {
  const { code, details } = toUserError(error)
  if (code === 'methodUnsupported' || error instanceof TypeError) return true
  return code === 'unknown' && /not (supported|implemented)|does not exist|unsupported|unknown method/i.test(details)
}
