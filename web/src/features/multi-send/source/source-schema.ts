// Reads what a list was made of from storage or from a file: any other shape is refused.

import {
  type HolderRuleText,
  type ListPrice,
  type ListSource,
  sourceKinds,
  sourceVerdicts,
} from '@saleyard/send/list/types.ts'
import { type Address, type Hash, isAddress } from 'viem'
import * as z from 'zod/mini'

/* Decimal text, at most as long as 2^256. */
const decimal = z.string().check(z.regex(/^(0|[1-9]\d{0,77})$/))
const address = z.custom<Address>((value) => typeof value === 'string' && isAddress(value))
const count = z.int().check(z.nonnegative())

/** The rules of a choice among holders. */
export const rulesSchema = z.object({
  atLeast: decimal,
  split: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('same'), amount: decimal }),
    z.object({ kind: z.literal('proportion'), total: decimal }),
    z.object({ kind: z.literal('byId'), amounts: z.record(decimal, decimal), other: decimal }),
  ]),
  withoutContracts: z.boolean(),
  withoutPools: z.boolean(),
  withoutBurnt: z.boolean(),
  without: z.array(address),
}) satisfies z.ZodMiniType<HolderRuleText>

export const sourceSchema = z.object({
  format: z.literal('saleyard holders 1'),
  chainId: z.int().check(z.positive()),
  block: z.object({
    number: decimal,
    hash: z.custom<Hash>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)),
    timestamp: decimal,
  }),
  contract: address,
  kind: z.enum(sourceKinds),
  ids: z.optional(z.array(decimal)),
  rules: rulesSchema,
  holders: count,
  recipients: count,
  total: decimal,
  verdict: z.object({
    kind: z.enum(sourceVerdicts),
    checked: count,
    of: count,
    seed: z.int(),
    reason: z.optional(z.string()),
    isConfirmed: z.optional(z.boolean()),
  }),
  isClaim: z.optional(z.literal(true)),
}) satisfies z.ZodMiniType<ListSource>

/** The price of a list whose amounts were given in US dollars. */
export const priceSchema = z.object({
  format: z.literal('saleyard price 1'),
  chainId: z.int().check(z.positive()),
  feed: address,
  description: z.string(),
  answer: decimal.check(z.refine((text) => text !== '0')),
  decimals: z.int().check(z.nonnegative(), z.maximum(36)),
  round: decimal,
  updatedAt: count,
  block: decimal,
  isClaim: z.optional(z.literal(true)),
}) satisfies z.ZodMiniType<ListPrice>
