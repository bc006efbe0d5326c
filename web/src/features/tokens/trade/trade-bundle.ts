// Sells with the approval in one step of the wallet, where it executes several calls as one (EIP-5792): both happen, or neither.

import { sleep } from '@saleyard/chain/abort.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readWriteOutcome, type WriteOutcome } from '@saleyard/chain/errors/write-outcomes.ts'
import { ierc20Abi } from '@saleyard/generated/abis'
import { CallsError, type CallsErrorCode } from '@saleyard/send/calls/calls-error.ts'
import { useQuery } from '@tanstack/react-query'
import { encodeFunctionData, type Hash, type Hex, keccak256, toHex } from 'viem'
import { simulateBlocks } from 'viem/actions'
import { type Config, useConfig } from 'wagmi'
import { explainRefusal } from '@/features/tokens/liquidity/deadline.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { readCallsStatus, sendCalls } from '@/lib/wallet/requests/calls.ts'
import { readAtomic } from '@/lib/wallet/requests/read-atomic.ts'
import { approvalGas, deadlineOf, type TradePlan, tradeGas } from './trade-plan.ts'

/** Reads whether the wallet executes several calls as one. A wallet that does not answer, or not at all, is not offered it. */
export function useTakesBundles({ chainId, account }: Pick<TradePlan, 'chainId' | 'account'>): boolean {
  const config = useConfig()
  const { data = 'unsupported' } = useQuery({
    queryKey: ['tradeAtomic', chainId, account],
    queryFn: () => readAtomic(config, chainId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return data !== 'unsupported'
}

/**
 * Adds the approval of exactly its amount to a sale: the wallet executes both, or none. Amount, minimum and deadline are those of the
 * sale alone, so nothing of the approval is left.
 */
export function withApproval(config: Config, plan: TradePlan, sale: TransactionIntent): TransactionIntent {
  const { chainId, account, token, router, amount } = plan
  const approval = encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args: [router, amount] })
  const before = [{ to: token, data: approval, value: 0n }]
  const calls = [...before, { to: sale.to, data: sale.data, value: sale.value }]
  // The same for each request of this sale: a wallet that has it refuses a second one.
  const id = keccak256(toHex(sale.key))
  return {
    ...sale,
    before,
    simulate: () => simulateSale(config, plan, calls),
    write: async () => {
      const failures: unknown[] = []
      const kept = await sendCalls(config, { chainId, account, id, calls }).catch((error: unknown) => {
        const failure = explainCalls(error)
        if (certain.includes(readWriteOutcome(toUserError(failure).code))) throw failure
        // It may have them all the same, and then knows our id.
        failures.push(failure)
        return id
      })
      return awaitHash(config, { chainId, id: kept }).catch((error: unknown) => {
        throw failures[0] ?? error
      })
    },
  }
}

/** Outcomes of a request after which nothing is executed. */
const certain: readonly WriteOutcome[] = ['declined', 'refused']

type Call = { to: Hex; data: Hex; value: bigint }

/** @throws The error of the first call that fails. */
async function simulateSale(config: Config, plan: TradePlan, calls: readonly Call[]) {
  const client = config.getClient({ chainId: plan.chainId })
  const blocks = await simulateBlocks(client, {
    blocks: [{ calls: calls.map((call) => ({ ...call, account: plan.account })) }],
  }).catch((error: unknown) => {
    // The wallet's own simulation has to do.
    if (unknownMethods.includes(toUserError(error).code)) return undefined
    throw error
  })
  const results = blocks?.[0]?.calls
  if (!results) return { gas: approvalGas + tradeGas }
  const failed = results.find(({ status }) => status === 'failure')
  if (failed?.status === 'failure') throw explainRefusal(failed.error, deadlineOf(plan))
  return { gas: results.reduce((sum, { gasUsed }) => sum + gasUsed, 0n) }
}

const unknownMethods: readonly ErrorCode[] = ['rpcMethodMissing', 'rpcMethodUnsupported', 'methodUnsupported']

/** Answers after which the wallet certainly executes nothing. After any other, only the chain knows. */
const refusals: Partial<Record<CallsErrorCode, ErrorCode>> = {
  unauthorized: 'unauthorized',
  unsupported: 'methodUnsupported',
  capability: 'methodUnsupported',
  chain: 'methodUnsupported',
  tooLarge: 'methodUnsupported',
  notAtomic: 'methodUnsupported',
  upgradeDeclined: 'userRejected',
}

function explainCalls(cause: unknown): unknown {
  const code = cause instanceof CallsError ? refusals[cause.code] : undefined
  return code ? new AppError(code, { cause }) : cause
}

/**
 * Waits until the wallet names the transaction. Of calls that were executed apart, against the request, the sale is the last one.
 *
 * @throws CallsError `failed` if it names none, `unknown` if it does not know the calls: the chain is then searched.
 */
async function awaitHash(config: Config, { chainId, id }: { chainId: number; id: string }): Promise<Hash> {
  const { pollingInterval } = config.getClient({ chainId })
  for (;;) {
    const { state, hashes } = await readCallsStatus(config, { id })
    const hash = hashes.at(-1)
    if (hash) return hash
    if (state !== 'pending') throw new CallsError('failed')
    await sleep(pollingInterval)
  }
}
