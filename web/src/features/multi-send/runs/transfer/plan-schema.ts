import * as z from 'zod/mini'
import { approvalWays } from '@/features/multi-send/core/permit-types.ts'
import { address, bigint, count, hash, hex, position } from './run-file-values.ts'

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

/** The plan of a run, as it stands in its file. */
export const planSchema = z.object({
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
  route: z.enum(['plainNative', 'plainToken', 'native', 'tokenFrom', 'tokenPull']),
  runNonce: hash,
  limits: z.object({ gas: bigint, bytes: count, reserveBps: count }),
  gasModel: z.object({
    base: bigint,
    perRecipient: bigint,
    method: z.enum(['estimate', 'stateOverride', 'simulation']),
    measuredSizes: z.array(count),
  }),
  permit: z.optional(z.object({ gas: bigint, deadline: bigint, r: hex, s: hex, v: count, value: bigint })),
  permit2: z.optional(z.object({ gas: bigint, amount: bigint, deadline: bigint, nonce: bigint, signature: hex })),
  approval: z.optional(z.enum(approvalWays)),
  recipientCount: position,
  batches: z.array(batch).check(z.minLength(1)),
  total: bigint,
  jobs: z.array(bigint),
})
