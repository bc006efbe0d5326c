// Sells with the approval in one step of the wallet, where it executes several calls as one (EIP-5792): both happen, or neither.

import { sleep } from '@saleyard/chain/abort.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readWriteOutcome, type WriteOutcome } from '@saleyard/chain/errors/write-outcomes.ts'
import { ierc20Abi } from '@saleyard/generated/abis'
import { CallsError, type CallsErrorCode } from '@saleyard/send/calls/calls-error.ts'
import { useQuery } from '@tanstack/react-query'
import { encodeEventTopics, encodeFunctionData, type Hash, type Hex, keccak256, toHex } from 'viem'
import { simulateBlocks } from 'viem/actions'
import { type Config, useConfig, useConnection } from 'wagmi'
import { explainRefusal } from '@/features/tokens/liquidity/deadline.ts'
import { type ActivityRecord, activityStore, isUncertain } from '@/lib/transactions/activity-store.ts'
import type { StoredBundle, TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { explainCalls, findBundleHash, sendCalls } from '@/lib/wallet/requests/calls.ts'
import { readAtomic } from '@/lib/wallet/requests/read-atomic.ts'
import { deadlineOf, type TradePlan } from './trade-plan.ts'

/**
 * Reads whether the wallet executes several calls as one, and the network's endpoint can simulate them. A wallet that does not answer, or
 * not at all, is not offered it, and neither is a sale that was never simulated.
 */
export function useTakesBundles(
  { chainId, account }: Pick<TradePlan, 'chainId' | 'account'>,
  isAsked: boolean,
): boolean {
  const config = useConfig()
  const { connector } = useConnection()
  const { data = false } = useQuery({
    queryKey: ['tradeAtomic', chainId, account, connector?.uid],
    queryFn: async () => {
      if ((await readAtomic(config, chainId)) === 'unsupported') return false
      await simulateBlocks(config.getClient({ chainId }), { blocks: [{ calls: [{ account, to: account }] }] })
      return true
    },
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return data
}

type Bundled = {
  sale: TransactionIntent
  /** What is recorded of this sale: an earlier request of it may be on its way, or have reverted. */
  earlier?: ActivityRecord | undefined
}

/**
 * Adds the approval of exactly its amount to a sale: the wallet executes both, or none. Amount, minimum and deadline are those of the
 * sale alone, so nothing of the approval is left.
 */
export function withApproval(config: Config, plan: TradePlan, { sale, earlier }: Bundled): TransactionIntent {
  const { chainId, account, token, router, amount } = plan
  const approval = encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args: [router, amount] })
  const before = [{ to: token, data: approval, value: 0n }]
  const calls = [...before, { to: sale.to, data: sale.data, value: sale.value }]
  const bundle = { id: chooseId(sale.key, earlier), proof: proofOf(plan) }
  return {
    ...sale,
    before,
    bundle,
    simulate: () => simulateSale(config, plan, calls),
    write: async () => {
      const { id } = bundle
      const failures: unknown[] = []
      const kept = await sendCalls(config, { chainId, account, id, calls }).catch((error: unknown) => {
        const failure = explainCalls(error)
        if (certain.includes(readWriteOutcome(toUserError(failure).code))) throw failure
        // It may have them all the same, and then knows our id.
        failures.push(failure)
        return id
      })
      const stored = { ...bundle, id: kept }
      // A wallet may keep them under an id of its own.
      if (kept !== id) await activityStore.patch(sale.key, { bundle: stored }).catch(() => undefined)
      return awaitHash(config, chainId, stored).catch((error: unknown) => {
        // From here on no answer says that nothing was sent, also none that would say so of a request.
        throw new AppError('writeUnanswered', { cause: failures[0] ?? error })
      })
    },
  }
}

/**
 * Chooses the same id for each request of a sale, so that a wallet that has it refuses a second one. After one that has reverted, the
 * next one is another.
 */
function chooseId(key: string, earlier: ActivityRecord | undefined): Hex {
  if (earlier?.state === 'reverted') return keccak256(toHex(`${key}:${earlier.hash}`))
  return earlier?.bundle && isUncertain(earlier) ? (earlier.bundle.id as Hex) : keccak256(toHex(key))
}

/** The pair gets the account's tokens in a sale only. */
function proofOf({ token, account, pair }: TradePlan): StoredBundle['proof'] {
  const topics = encodeEventTopics({ abi: ierc20Abi, eventName: 'Transfer', args: { from: account, to: pair } })
  return { address: token, topics: topics as Hex[] }
}

/** Outcomes of a request after which nothing is executed. */
const certain: readonly WriteOutcome[] = ['declined', 'refused']

type Call = { to: Hex; data: Hex; value: bigint }

/** @throws The error of the first call that fails; what an endpoint answers that cannot simulate. */
async function simulateSale(config: Config, plan: TradePlan, calls: readonly Call[]) {
  const client = config.getClient({ chainId: plan.chainId })
  const [block] = await simulateBlocks(client, {
    blocks: [{ calls: calls.map((call) => ({ ...call, account: plan.account })) }],
  })
  const results = block?.calls ?? []
  const failed = results.find(({ status }) => status === 'failure')
  if (failed?.status === 'failure') throw explainRefusal(failed.error, deadlineOf(plan))
  return { gas: results.reduce((sum, { gasUsed }) => sum + gasUsed, 0n) }
}

/** Reads in a row that may fail: a wallet may lock itself, and an endpoint be behind it. */
const mostSilences = 5

/** Answers to a read of the status that no later one changes. */
const lasting: readonly CallsErrorCode[] = ['failed', 'unknown', 'unsupported']

/**
 * Waits until the wallet names the transaction.
 *
 * @throws If it names none that has executed the sale, does not know the calls, or keeps silent: the chain is then searched.
 */
async function awaitHash(config: Config, chainId: number, bundle: StoredBundle): Promise<Hash> {
  const { pollingInterval } = config.getClient({ chainId })
  let silences = 0
  for (;;) {
    const found = await findBundleHash(config, { chainId, bundle }).catch((error: unknown) => {
      silences += 1
      const isLasting = error instanceof CallsError && lasting.includes(error.code)
      if (isLasting || silences > mostSilences) throw error
      return 'silent' as const
    })
    if (found && found !== 'silent') return found
    if (!found) silences = 0
    await sleep(pollingInterval)
  }
}
