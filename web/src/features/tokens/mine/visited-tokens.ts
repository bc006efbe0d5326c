// Remembers the tokens whose page was opened on this device, for the bell: it looks for nothing that others merely sent.
import type { Address } from 'viem'
import * as z from 'zod/mini'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { createCheckedStorage, followOtherTabs } from '@/lib/storage/checked-storage.ts'

type VisitedToken = { chainId: number; token: Address }

const addressSchema = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{40}$/i)),
  z.transform((text) => text as Address),
)
const schema = z.object({ tokens: z.array(z.object({ chainId: z.int(), token: addressSchema })) })

/** Beyond this the oldest are forgotten. */
const most = 50

/** The tokens, the last opened first; in localStorage. */
export const visitedTokens = createStore<{ tokens: readonly VisitedToken[] }>()(
  persist(() => ({ tokens: [] as readonly VisitedToken[] }), {
    name: 'visited-tokens',
    version: 1,
    storage: createCheckedStorage((state) => schema.parse(state)),
  }),
)

export function rememberVisit({ chainId, token }: VisitedToken): void {
  const [last] = visitedTokens.getState().tokens
  // The same once more is no news for those who listen.
  if (last?.chainId === chainId && last.token === token) return
  visitedTokens.setState(({ tokens }) => ({
    tokens: [{ chainId, token }, ...tokens.filter((each) => each.chainId !== chainId || each.token !== token)].slice(
      0,
      most,
    ),
  }))
}

// Another tab may have opened a token meanwhile.
followOtherTabs(visitedTokens)
