import type { Hash } from 'viem'
import { getTransaction } from 'viem/actions'
import type { Config } from 'wagmi'
import type { Call } from '@/features/token-create/token-code/find-construction.ts'
import type { ActivityStore } from '@/lib/transactions/activity-store.ts'

/**
 * The transactions that may have created a token: those that this device has sent on the chain for it.
 *
 * @param typed Hash of one more, which somebody has named.
 * @throws What the network answers: not to know a transaction, too.
 */
export async function readCalls(
  config: Config,
  { chainId, store, typed }: { chainId: number; store: Pick<ActivityStore, 'list'>; typed?: Hash },
): Promise<Call[]> {
  const hashes = typed ? [typed] : await listCreations(store, chainId)
  const client = config.getClient({ chainId })
  return Promise.all(
    hashes.map(async (hash) => {
      const { from, input } = await getTransaction(client, { hash })
      return { creator: from, data: input }
    }),
  )
}

/** A browser without storage knows none. */
async function listCreations(store: Pick<ActivityStore, 'list'>, chainId: number): Promise<Hash[]> {
  const records = await store.list().catch(() => [])
  return records
    .filter((record) => record.kind === 'createToken' && record.chainId === chainId)
    .flatMap(({ hash }) => hash ?? [])
}
