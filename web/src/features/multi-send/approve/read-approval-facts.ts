import type { Config } from 'wagmi'
import { type Atomic, readAtomic } from '@/features/multi-send/calls/read-atomic.ts'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import { orAbort } from '@/lib/or-abort.ts'
import type { ApprovalFacts } from './choose-approval.ts'
import { readPermit } from './read-permit.ts'
import { readPermit2 } from './read-permit2.ts'

type ReadApprovalFactsParameters = {
  plan: Plan
  /** Of MultiSender, base units. */
  allowance: bigint
}

/** Milliseconds that a wallet may think about what it is able to do; some never answer. */
const patience = 5_000

/** What decides over the ways of approving. What cannot be read makes its way impossible, and no other. */
export async function readApprovalFacts(
  config: Config,
  { plan, allowance }: ReadApprovalFactsParameters,
): Promise<ApprovalFacts> {
  const { route, asset, total, chainId, sender: owner } = plan
  const known = { route, batches: plan.batches.length, allowance, total }
  if (asset.kind !== 'erc20') return { ...known, permit: 'noPermit', permit2: 'noPermit2', atomic: 'unsupported' }
  const parameters = { chainId, token: asset.token, owner }
  const [permit, permit2, atomic] = await Promise.all([
    orUnreadable(async () => toWord(await readPermit(config, parameters))),
    orUnreadable(async () => toWord(await readPermit2(config, { ...parameters, needed: total }))),
    orUnreadable<Atomic>(() => orAbort(readAtomic(config, chainId), AbortSignal.timeout(patience))),
  ])
  return { ...known, permit, permit2, atomic }
}

function toWord<Reason>(facts: { isPossible: true } | { isPossible: false; reason: Reason }): 'possible' | Reason {
  return facts.isPossible ? 'possible' : facts.reason
}

async function orUnreadable<Word>(read: () => Promise<Word>): Promise<Word | 'unreadable'> {
  return read().catch(() => 'unreadable' as const)
}
