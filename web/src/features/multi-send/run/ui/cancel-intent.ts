// Builds the transaction that cancels a batch of a run on chain.

import {
  simulateMultiSenderCancel,
  simulateStandardTokenCancel,
  writeMultiSenderCancel,
  writeStandardTokenCancel,
} from '@saleyard/generated'
import { multiSenderAbi } from '@saleyard/generated/abis'
import { findBatchContract } from '@saleyard/send/plan/routes.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import type { TFunction } from 'i18next'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { safeCancelKey } from '@/lib/transactions/frozen-call.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/**
 * Creates the transaction that marks a batch on chain without paying it, at the contract that would pay it: every copy
 * that a wallet holds reverts after that.
 */
export function createCancelIntent(
  config: Config,
  { summary, plan }: Pick<StoredRun, 'summary' | 'plan'>,
  batch: Batch,
  t: TFunction,
): TransactionIntent {
  const { chainId, sender: account } = plan
  const to = findBatchContract(plan)
  const isToken = plan.route === 'tokenItself'
  const args = [batch.id] as const
  const data = encodeFunctionData({ abi: multiSenderAbi, functionName: 'cancel', args })
  return {
    key: plan.isSafe ? safeCancelKey({ chainId, account, to, id: batch.id }) : `cancel:${summary.id}:${batch.number}`,
    kind: 'cancelBatch',
    chainId,
    account,
    to,
    ...describeBatchContract(plan, summary.symbol),
    summary: t('multiSend.stop.summary', {
      number: batch.number,
      batches: plan.batches.length,
      amount: formatAmount(batch.total, summary.decimals, { grouped: true }),
      symbol: summary.symbol,
    }),
    amounts: [],
    value: 0n,
    data,
    simulate: async () => {
      // Reveals the contract's reason, which an estimate alone does not always give.
      await (isToken
        ? simulateStandardTokenCancel(config, { address: to, account, chainId, args })
        : simulateMultiSenderCancel(config, { account, chainId, args }))
      return { gas: await estimateGas(config, { account, chainId, to, data }) }
    },
    write: () =>
      isToken
        ? writeStandardTokenCancel(config, { address: to, account, chainId, args })
        : writeMultiSenderCancel(config, { account, chainId, args }),
  }
}

/** Describes the contract of a run's batches, whose code is compared with the expected one. */
export function describeBatchContract(
  plan: Pick<Plan, 'route' | 'asset' | 'multiSender'>,
  symbol: string,
): Pick<TransactionIntent, 'contract' | 'made'> {
  if (plan.route !== 'tokenItself') return { contract: 'MultiSender' }
  return { made: { by: 'StandardTokenFactory', token: findBatchContract(plan), symbol } }
}
