import type { Config } from 'wagmi'
import { getCallsStatus } from 'wagmi/actions'
import { askWallet } from './ask-wallet'
import { nameCallsError } from './name-calls-error'

/** `failed`: the wallet will not try again. `block`: of the last receipt, undefined where the wallet gives none. */
export type CallsStatus = { state: 'pending' | 'failed' } | { state: 'confirmed'; block: bigint | undefined }

/**
 * What the wallet says of calls that it was sent (`wallet_getCallsStatus`). Only the chain knows: a wallet may forget.
 *
 * @throws CallsError, `unknown` where the wallet does not know the id; as {@link askWallet}.
 */
export async function readCallsStatus(config: Config, { id }: { id: string }): Promise<CallsStatus> {
  const { status, receipts = [] } = await askWallet(() => getCallsStatus(config, { id })).catch((error: unknown) => {
    throw nameCallsError(error)
  })
  if (status === 'failure') return { state: 'failed' }
  if (status !== 'success') return { state: 'pending' }
  return { state: 'confirmed', block: receipts.at(-1)?.blockNumber }
}
