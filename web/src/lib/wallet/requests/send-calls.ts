import type { Address, Hex } from 'viem'
import type { Config } from 'wagmi'
import { sendCalls as ask } from 'wagmi/actions'
import { askWallet } from './ask-wallet.ts'
import { nameCallsError } from './name-calls-error.ts'

export type WalletCall = { to: Address; data: Hex /** Wei. */; value: bigint }

export type SendCallsParameters = {
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
