// Remembers the tokens that this device created, and their vaults, so that the page can name these addresses.

import type { Address } from 'viem'
import * as z from 'zod/mini'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { createCheckedStorage, followOtherTabs } from './checked-storage.ts'

const addressSchema = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{40}$/i)),
  z.transform((text) => text as Address),
)
const tokenSchema = z.object({
  chainId: z.int(),
  token: addressSchema,
  symbol: z.string().check(z.minLength(1), z.maxLength(100)),
  vault: z.optional(addressSchema),
})
const stateSchema = z.object({ tokens: z.array(tokenSchema) })

/** A token that this device created, or that its account created. */
export type KnownToken = { chainId: number; token: Address; symbol: string; vault?: Address | undefined }

/** Beyond this the oldest are forgotten. */
const most = 200

/** The tokens that the page can name, newest first; in localStorage. */
export const knownTokens = createStore<{ tokens: KnownToken[] }>()(
  persist(() => ({ tokens: [] as KnownToken[] }), {
    name: 'known-tokens',
    version: 1,
    storage: createCheckedStorage((state) => stateSchema.parse(state)),
  }),
)

/** Remembers tokens of the account's own; what is known of one already stays. Symbols lose what is invisible. */
export function rememberTokens(tokens: readonly KnownToken[]): void {
  const before = knownTokens.getState().tokens
  const named = tokens.flatMap((token) => {
    const symbol = cleanText(token.symbol).slice(0, 100)
    const vault = token.vault ?? before.find((each) => isSame(each, token))?.vault
    return symbol ? [{ chainId: token.chainId, token: token.token, symbol, ...(vault && { vault }) }] : []
  })
  const others = before.filter((each) => !named.some((token) => isSame(each, token)))
  const all = [...named, ...others].slice(0, most)
  if (JSON.stringify(all) !== JSON.stringify(before)) knownTokens.setState({ tokens: all })
}

function isSame(one: KnownToken, other: KnownToken): boolean {
  return one.chainId === other.chainId && one.token.toLowerCase() === other.token.toLowerCase()
}

// Another tab may have created a token meanwhile.
followOtherTabs(knownTokens)
