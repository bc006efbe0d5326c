// Writes a run as a file, and reads such a file back by its schema.

import { codeCall } from '@saleyard/send/encode/call-code.ts'
import type { RecipientLine } from '@saleyard/send/list/types.ts'
import { approvalWays } from '@saleyard/send/plan/permit-types.ts'
import type { StoredList, StoredRun } from '@saleyard/send/run/types.ts'
import { type Address, type Hash, type Hex, isAddress } from 'viem'
import * as z from 'zod/mini'
import { priceSchema, sourceSchema } from '@/features/multi-send/source/source-schema.ts'
import { TransferProblem } from './transfer-problem.ts'

/* Bigints are decimal text, at most as long as 2^256. */

const bigint = z.pipe(
  z.string().check(z.regex(/^(0|[1-9]\d{0,77})$/)),
  z.transform((text) => BigInt(text)),
)
const count = z.int().check(z.nonnegative())
const position = z.int().check(z.positive())
const hex = z.pipe(
  z.string().check(z.regex(/^0x([0-9a-f]{2})*$/i)),
  z.transform((text) => text as Hex),
)
const hash = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{64}$/i)),
  z.transform((text) => text as Hash),
)
const address = z.pipe(
  z.string().check(z.refine((text) => isAddress(text))),
  z.transform((text) => text as Address),
)

const batch = z.object({
  id: bigint,
  number: position,
  functionName: z.string(),
  to: address,
  value: bigint,
  data: hex,
  first: count,
  count: position,
  total: bigint,
  gas: bigint,
  bytes: count,
})

/** The plan of a run in its file. */
const planSchema = z.object({
  chainId: position,
  sender: address,
  multiSender: address,
  asset: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('native') }),
    z.object({ kind: z.literal('erc20'), token: address }),
  ]),
  mode: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('strict') }),
    z.object({ kind: z.literal('skip'), gasCap: bigint }),
  ]),
  route: z.enum(['plainNative', 'plainToken', 'native', 'tokenFrom', 'tokenPull', 'tokenItself']),
  runNonce: hash,
  limits: z.object({ gas: bigint, bytes: count, reserveBps: count, signedBytes: z.optional(count) }),
  gasModel: z.object({
    base: bigint,
    perRecipient: bigint,
    method: z.enum(['estimate', 'stateOverride', 'simulation']),
    measuredSizes: z.array(count),
  }),
  permit: z.optional(z.object({ gas: bigint, deadline: bigint, r: hex, s: hex, v: count, value: bigint })),
  permit2: z.optional(z.object({ gas: bigint, amount: bigint, deadline: bigint, nonce: bigint, signature: hex })),
  isSafe: z.optional(z.boolean()),
  isContract: z.optional(z.boolean()),
  approval: z.optional(z.enum(approvalWays)),
  source: z.optional(sourceSchema),
  price: z.optional(priceSchema),
  recipientCount: position,
  batches: z.array(batch).check(z.minLength(1)),
  total: bigint,
  jobs: z.array(bigint),
})

/**
 * Everything that another device needs to continue a run. `callCodes`: of each batch, for people who compare the file with a
 * screen; absent in files of earlier versions.
 */
export type RunFile = StoredRun & { list: StoredList; callCodes?: string[] }

const runFormat = 'saleyard-run'
const runVersion = 1

const paidLine = { address, amount: bigint, memo: z.string(), recipient: count, warnings: z.array(z.any()) }
const anyLine = { number: position, text: z.string(), name: z.optional(z.string()) }
/** Paid fields are validated; fields that only explain stay as they are, and are shown as text. */
const line = z.pipe(
  z.discriminatedUnion('state', [
    z.looseObject({ ...anyLine, ...paidLine, state: z.literal('accepted') }),
    z.looseObject({ ...anyLine, ...paidLine, state: z.literal('merged') }),
    z.looseObject({ ...anyLine, state: z.enum(['refused', 'asked', 'ignored', 'dropped']) }),
  ]),
  z.transform((read) => read as unknown as RecipientLine),
)

const proposal = z.object({
  safeTxHash: hash,
  nonce: z.optional(bigint),
  proposedAt: count,
  fromBlock: bigint,
  state: z.enum(['waiting', 'executed', 'replaced', 'failed', 'unclear']),
  isRejected: z.optional(z.boolean()),
  revertedBy: z.optional(hash),
})

const record = z.object({
  number: position,
  state: z.enum([
    'queued',
    'signing',
    'proposed',
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
  proposal: z.optional(proposal),
  earlierProposals: z.optional(z.array(proposal)),
  isMarkedOnly: z.boolean(),
  paidBy: z.optional(address),
  signedByOthers: z.optional(z.array(z.object({ hash, account: address }))),
  skipped: z.array(z.object({ index: count, recipient: address, amount: bigint })),
})

const runFileSchema: z.ZodMiniType<RunFile> = z.object({
  callCodes: z.optional(z.array(z.string())),
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

const headSchema = z.looseObject({ format: z.literal(runFormat), version: z.number() })

/** Reads a file of {@link writeRunFile}. It does not verify the contents. @throws TransferProblem */
export function readRunFile(text: string): RunFile {
  const json = parse(text)
  const head = headSchema.safeParse(json)
  if (!head.success) throw new TransferProblem('notJson')
  const { version } = head.data
  if (version !== runVersion) throw new TransferProblem('version', { version, known: runVersion })

  const read = runFileSchema.safeParse(json)
  if (!read.success) throw new TransferProblem('shape', { path: read.error.issues[0]?.path.join('.') ?? '' })
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TransferProblem('notJson')
  }
}

/** Writes a run as JSON text, with bigints as decimal text, and the call codes at its beginning. */
export function writeRunFile(file: Omit<RunFile, 'callCodes'>): string {
  const callCodes = file.plan.batches.map(({ data }) => codeCall(data))
  return JSON.stringify({ format: runFormat, version: runVersion, callCodes, ...file }, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}
