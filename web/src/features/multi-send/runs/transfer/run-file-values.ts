import { type Address, type Hash, type Hex, isAddress } from 'viem'
import * as z from 'zod/mini'

/* Bigints stand as decimal text, of at most 2^256's length. */

export const bigint = z.pipe(
  z.string().check(z.regex(/^(0|[1-9]\d{0,77})$/)),
  z.transform((text) => BigInt(text)),
)
export const count = z.int().check(z.nonnegative())
export const position = z.int().check(z.positive())
export const hex = z.pipe(
  z.string().check(z.regex(/^0x([0-9a-f]{2})*$/i)),
  z.transform((text) => text as Hex),
)
export const hash = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{64}$/i)),
  z.transform((text) => text as Hash),
)
export const address = z.pipe(
  z.string().check(z.refine((text) => isAddress(text))),
  z.transform((text) => text as Address),
)
