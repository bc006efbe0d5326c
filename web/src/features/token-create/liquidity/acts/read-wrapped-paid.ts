import { ierc20Abi } from '@saleyard/generated'
import { isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem'
import type { RemovePlan } from '@/features/token-create/liquidity/plan.ts'

type Removal = Pick<RemovePlan, 'pair' | 'account' | 'wrappedCoin'>

/** Wei of wrapped coin that a removal has brought, as its own receipt says. */
export function readWrappedPaid({ logs }: Pick<TransactionReceipt, 'logs'>, removal: Removal): bigint {
  const { pair, account, wrappedCoin } = removal
  return parseEventLogs({ abi: ierc20Abi, logs, eventName: 'Transfer', args: { from: pair, to: account } })
    .filter(({ address }) => isAddressEqual(address, wrappedCoin))
    .reduce((sum, { args }) => sum + args.value, 0n)
}
