import type { Hash } from 'viem'
import type { Config } from 'wagmi'
import { getCallsStatus } from 'wagmi/actions'
import { askWallet } from './ask-wallet.ts'
import { nameCallsError } from './name-calls-error.ts'

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
