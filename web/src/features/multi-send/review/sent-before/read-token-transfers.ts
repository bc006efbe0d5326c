import { type Address, type Client, erc20Abi, type Hash, isAddressEqual } from 'viem'
import { getContractEvents } from 'viem/actions'
import type { Payment } from '@/features/multi-send/core/encode-batch.ts'
import { type Day, searchDay } from './search-day.ts'

export type RecentTransfer = { sender: Address; hash: Hash }

/**
 * Reads the token's transfers of a day that may be this payment: whatever the account has sent to the recipient, since a token may
 * keep a fee of it, and of others what is exactly the amount, since a wallet may have signed with another account.
 *
 * @throws as {@link searchDay}.
 */
export async function readTokenTransfers(
  client: Client,
  { sender, token, only }: { sender: Address; token: Address; only: Payment },
  day: Day,
): Promise<RecentTransfer[]> {
  const filter = { abi: erc20Abi, address: token, eventName: 'Transfer', args: { to: only.address } } as const
  const events = await searchDay(day, (fromBlock, toBlock) =>
    getContractEvents(client, { ...filter, fromBlock, toBlock, strict: true }),
  )
  return events
    .filter(({ args }) => isAddressEqual(args.from, sender) || args.value === only.amount)
    .map(({ args, transactionHash: hash }) => ({ sender: args.from, hash }))
}
