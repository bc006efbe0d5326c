import type { Address } from 'viem'
import type { ActivityStore } from '@/lib/transactions/activity-store.ts'

type Act = { chainId: number; token: Address; account: Address; name: string }

/**
 * The key of an act that may come again, as offering the ownership to somebody a second time: equal acts are counted, and one
 * counts once it stands in a block. Until then the same key comes again, so that an act on its way is followed and not sent
 * twice, also after a reload.
 */
export async function nextActKey(
  { chainId, token, account, name }: Act,
  store: Pick<ActivityStore, 'get'>,
): Promise<string> {
  const base = `console:${chainId}:${token}:${account}:${name}`
  for (let count = 1; ; count += 1) {
    const key = `${base}:${count}`
    // Without a store nothing is signed at all; the panel says so.
    const record = await store.get(key).catch(() => undefined)
    if (record?.state !== 'mined' && record?.state !== 'final') return key
  }
}
