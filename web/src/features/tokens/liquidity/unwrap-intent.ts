// Builds the transaction that unwraps coin, and reads from the receipt of a removal how much it paid.
import { simulateIWrappedCoinWithdraw, writeIWrappedCoinWithdraw } from '@saleyard/generated'
import { ierc20Abi, iWrappedCoinAbi } from '@saleyard/generated/abis'
import { encodeFunctionData, isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import { listWarm } from '@/lib/safe/contract-account.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { RemovePlan } from './plan.ts'

type UnwrapContext = {
  /** Wei. */
  amount: bigint
  /** Translated summary. */
  summary: string
}

/** `id`: permanent name of what has paid the coin, so that it is unwrapped once. */
type WrappedPayment = Pick<RemovePlan, 'id' | 'chainId' | 'account' | 'wrappedCoin'>

/** Builds the transaction that unwraps the coin that a removal, or a vault, has paid. */
export function createUnwrapIntent(
  config: Config,
  { id, chainId, account, wrappedCoin }: WrappedPayment,
  context: UnwrapContext,
): TransactionIntent {
  const { amount, summary } = context
  const call = { chainId, account, address: wrappedCoin, args: [amount] } as const
  const data = encodeFunctionData({ abi: iWrappedCoinAbi, functionName: 'withdraw', args: call.args })
  return {
    key: `unwrap:${id}`,
    kind: 'unwrap',
    chainId,
    account,
    to: wrappedCoin,
    summary,
    amounts: [],
    value: 0n,
    data,
    simulate: async () => {
      const accessList = await listWarm(config.getClient({ chainId }), account)
      await simulateIWrappedCoinWithdraw(config, { ...call, accessList })
      return { gas: await estimateGas(config, { chainId, account, to: wrappedCoin, data, accessList }) }
    },
    write: () => writeIWrappedCoinWithdraw(config, call),
  }
}

type Removal = Pick<RemovePlan, 'pair' | 'account' | 'wrappedCoin'>

/** Reads from a removal's receipt how much wrapped coin it paid. Wei. */
export function readWrappedPaid({ logs }: Pick<TransactionReceipt, 'logs'>, removal: Removal): bigint {
  const { pair, account, wrappedCoin } = removal
  return parseEventLogs({ abi: ierc20Abi, logs, eventName: 'Transfer', args: { from: pair, to: account } })
    .filter(({ address }) => isAddressEqual(address, wrappedCoin))
    .reduce((sum, { args }) => sum + args.value, 0n)
}
