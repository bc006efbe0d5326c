import * as z from 'zod/mini'
import type { RecipientLine } from '@/features/multi-send/core/list-types.ts'
import type { StoredList, StoredRun } from '@/features/multi-send/run/types.ts'
import { planSchema } from './plan-schema.ts'
import { address, bigint, count, hash, position } from './run-file-values.ts'

/** All that is needed to go on elsewhere. */
export type RunFile = StoredRun & { list: StoredList }

export const runFormat = 'saleyard-run'
export const runVersion = 1

const paidLine = { address, amount: bigint, memo: z.string(), recipient: count, warnings: z.array(z.any()) }
const anyLine = { number: position, text: z.string(), name: z.optional(z.string()) }
/** What pays is checked; what only explains is kept as it is, and shown as text. */
const line = z.pipe(
  z.discriminatedUnion('state', [
    z.looseObject({ ...anyLine, ...paidLine, state: z.literal('accepted') }),
    z.looseObject({ ...anyLine, ...paidLine, state: z.literal('merged') }),
    z.looseObject({ ...anyLine, state: z.enum(['refused', 'asked', 'ignored', 'dropped']) }),
  ]),
  z.transform((read) => read as unknown as RecipientLine),
)

const record = z.object({
  number: position,
  state: z.enum([
    'queued',
    'signing',
    'sent',
    'replaced',
    'mined',
    'reconciled',
    'failed',
    'cancelling',
    'cancelled',
    'stopped',
    'paidByOther',
  ]),
  isHandedOver: z.boolean(),
  hashes: z.array(hash),
  minedHash: z.optional(hash),
  minedBlock: z.optional(bigint),
  nonce: z.optional(count),
  firstNonce: z.optional(count),
  doubt: z.optional(
    z.object({
      why: z.enum(['declined', 'seenCancelled', 'signerUnknown']),
      nonce: z.optional(count),
      since: z.optional(bigint),
      sinceTime: z.optional(bigint),
      isCleared: z.optional(z.boolean()),
    }),
  ),
  callId: z.optional(z.string()),
  isMarkedOnly: z.boolean(),
  paidBy: z.optional(address),
  signedByOthers: z.optional(z.array(z.object({ hash, account: address }))),
  skipped: z.array(z.object({ index: count, recipient: address, amount: bigint })),
})

export const runFileSchema: z.ZodMiniType<RunFile> = z.object({
  summary: z.object({
    id: hash,
    createdAt: count,
    updatedAt: count,
    chainId: position,
    sender: address,
    symbol: z.string(),
    decimals: z.int().check(z.nonnegative(), z.maximum(255)),
    recipients: position,
    batches: position,
    total: bigint,
    notedBlock: bigint,
    isFinished: z.boolean(),
    isPersistent: z.boolean(),
  }),
  plan: planSchema,
  records: z.array(record),
  list: z.object({
    lines: z.array(line),
    recipients: z.array(
      z.object({ address, amount: bigint, lines: z.array(position), names: z.optional(z.array(z.string())) }),
    ),
  }),
})
