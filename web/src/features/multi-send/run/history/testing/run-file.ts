// Creates small run files for tests.

import type { Recipient, RecipientLine } from '@saleyard/send/list/types.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import type { PlanInput } from '@saleyard/send/plan/types.ts'
import { newRecord } from '@saleyard/send/run/batch-record.ts'
import type { RunFile } from '@/features/multi-send/run/history/run-file.ts'

export const multiSender = '0x1111111111111111111111111111111111111111'
export const expected = { multiSender, chainIds: [56] } as const
export const token = '0x2222222222222222222222222222222222222222'
const sender = '0x00000000000000000000000000000000000a11ce'

/** Creates a run of five recipients in batches of two; the second one has a name, the last one two merged lines. */
export function newRunFile(
  change: Partial<PlanInput> = {},
  amountOf = (index: number) => BigInt(index + 1) << 90n,
): RunFile {
  const recipients: Recipient[] = Array.from({ length: 5 }, (_, index) => ({
    address: `0x${(index + 0xabc).toString(16).padStart(40, '0')}`,
    amount: amountOf(index),
    lines: index === 4 ? [5, 6] : [index + 1],
    ...(index === 1 && { names: ['ada.eth'] }),
  }))
  const plan = planBatches({
    chainId: 56,
    sender,
    multiSender,
    asset: { kind: 'native' },
    mode: { kind: 'strict' },
    route: 'native',
    runNonce: `0x${'ab'.repeat(32)}`,
    recipients,
    limits: { gas: 100n, bytes: 10_000, reserveBps: 0 },
    gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
    ...change,
  })
  return {
    summary: {
      id: plan.runNonce,
      createdAt: 1,
      updatedAt: 2,
      chainId: 56,
      sender,
      symbol: 'BNB',
      decimals: 18,
      recipients: plan.recipientCount,
      batches: plan.batches.length,
      total: plan.total,
      notedBlock: 42n,
      isFinished: false,
      isPersistent: true,
    },
    plan,
    records: plan.batches.map(newRecord),
    list: { recipients, lines: recipients.flatMap(toLines) },
  }
}

function toLines({ address, amount, lines, names }: Recipient, recipient: number): RecipientLine[] {
  return lines.map((number, index) => ({
    number,
    text: `=${address},1`,
    address,
    amount: index === 0 ? amount - BigInt(lines.length - 1) : 1n,
    memo: '',
    recipient,
    warnings: [],
    ...(names?.[0] !== undefined && { name: names[0] }),
    state: lines.length > 1 ? 'merged' : 'accepted',
  }))
}
