import type { Address, Client } from 'viem'
import { simulateBlocks } from 'viem/actions'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import type { WalletCall } from '@/lib/wallet/requests/send-calls.ts'

/**
 * Tries the calls one after the other in one block, and sends nothing. Where the node cannot do that, the wallet's own try
 * has to do.
 *
 * @throws What the first call that fails says.
 */
export async function simulateCalls(client: Client, account: Address, calls: readonly WalletCall[]): Promise<void> {
  const blocks = await simulateBlocks(client, {
    blocks: [{ calls: calls.map((call) => ({ ...call, account })) }],
  }).catch((error: unknown) => {
    if (unknownMethod.includes(toUserError(error).code)) return []
    throw error
  })
  const failed = blocks[0]?.calls.find(({ status }) => status === 'failure')
  if (failed?.status === 'failure') throw failed.error
}

const unknownMethod: readonly string[] = ['rpcMethodMissing', 'rpcMethodUnsupported', 'methodUnsupported']
