import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { tokenQueries, tokenQueryKey, tokenScopeKey } from './saleyard-token.ts'

const token = { chainId: 97, token: '0x5FbDB2315678afecb367f032d93F642f64180aa3' } as const
const other = { ...token, chainId: 56 }

test('the filter finds what plain queries and generated hooks read of a token, and nothing of another', () => {
  const client = new QueryClient()
  const ofToken = [tokenQueryKey(token, 'vault'), ['readContract', { scopeKey: tokenScopeKey(token) }]]
  const unrelated = [
    tokenQueryKey(other, 'vault'),
    ['readContract', { scopeKey: tokenScopeKey(other) }],
    ['readContract', { address: token.token }],
    ['code'],
  ]
  for (const queryKey of [...ofToken, ...unrelated]) client.setQueryData(queryKey, 1)
  const found = client.getQueryCache().findAll(tokenQueries(token))
  expect(found.map(({ queryKey }) => queryKey)).toEqual(ofToken)
})
