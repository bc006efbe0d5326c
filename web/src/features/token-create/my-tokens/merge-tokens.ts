import type { MyToken } from './list-tokens.ts'

/** Joins pages: a token that comes twice, as created on one page and received on another, stands once with both. */
export function mergeTokens(pages: readonly { tokens: MyToken[] }[]): MyToken[] {
  const byAddress = new Map<string, MyToken>()
  for (const token of pages.flatMap(({ tokens }) => tokens)) {
    const known = byAddress.get(token.token)
    byAddress.set(token.token, {
      ...token,
      created: token.created || known?.created === true,
      received: token.received || known?.received === true,
    })
  }
  return [...byAddress.values()]
}
