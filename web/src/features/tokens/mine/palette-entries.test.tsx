import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Query, readQuery } from '@/components/palette/entries.ts'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { configuredChains } from '@/lib/networks/chains.ts'
import { knownTokens, rememberTokens } from '@/lib/storage/known-tokens.ts'
import en from '@/locales/en.json'
import '@/testing/all-strings.ts'
import { useTokenEntries } from './palette-entries.tsx'

const navigate = vi.fn()
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }))

const chainIds = configuredChains.map(({ id }) => id)
const [first = 0, last = 0] = [chainIds[0], chainIds.at(-1)]
const token = `0x${'11'.repeat(20)}` as const
const other = `0x${'22'.repeat(20)}` as const
const hash = `0x${'ab'.repeat(32)}` as const

afterEach(() => {
  cleanup()
  act(() => {
    knownTokens.setState({ tokens: [] })
    useDraft.setState({ finished: [] })
  })
  navigate.mockClear()
})

/** The tokens are read after the first render. */
const list = async (text: string, chosen?: number) => {
  const query: Query = readQuery(text, chosen)
  const { result } = renderHook(() => useTokenEntries(query))
  await act(async () => {
    await Promise.all([import('@/lib/storage/known-tokens.ts'), import('@/features/tokens/create/draft-store.ts')])
  })
  return result.current
}
const answers = async (text: string, chosen?: number) =>
  (await list(text, chosen)).filter(({ isAnswer }) => isAnswer).map(({ title, note }) => [title, note])
const titles = async (text: string) => (await list(text)).map(({ title }) => title)
const run = async (text: string, title: string) => {
  const entries = await list(text)
  entries.find((entry) => entry.title === title)?.run()
  return navigate.mock.calls.at(-1)?.[0]
}

test('a pasted address leads to its page on each network, the chosen one first, and to what it has created', async () => {
  const found = await answers(token, last)
  expect(found).toHaveLength(configuredChains.length + 1)
  const [chosen] = configuredChains.filter(({ id }) => id === last)
  expect(found[0]?.[0]).toBe(`${en.createToken.result.page}: ${chosen?.title}`)
  expect(found.at(-1)?.[0]).toContain(en.search.watch)
  expect(await run(token, `${en.createToken.result.page}: ${chosen?.title}`)).toMatchObject({
    params: { chainId: String(last), address: token },
  })
  expect(await run(token, found.at(-1)?.[0] ?? '')).toEqual({ to: '/my-tokens', search: { account: token } })
})

test('an address of a token that the device knows has its name there, and the other networks after it', async () => {
  rememberTokens([{ chainId: last, token, symbol: 'TIDE' }])
  const found = await answers(token.toUpperCase().replace('0X', '0x'), first)
  expect(found[0]?.[0]).toBe('TIDE')
  expect(found).toHaveLength(configuredChains.length + 1)
})

test('known and created tokens are listed once, with what can be done with them', async () => {
  rememberTokens([{ chainId: first, token, symbol: 'TIDE' }])
  const creation = {
    kind: 'standard',
    chainId: first,
    creator: other,
    salt: hash,
    hash,
    values: { name: 'Tide', symbol: 'TIDE' },
  }
  act(() => useDraft.setState({ finished: [{ ...creation, token }] }))
  expect((await titles('')).filter((title) => title === 'TIDE')).toHaveLength(1)
  const target = { to: '/token/$chainId/$address', params: { chainId: String(first), address: token } }
  expect(await run('', 'TIDE')).toEqual(target)
  expect(await run('', 'Trade: TIDE')).toEqual({ ...target, hash: 'trade' })
  expect(await run('', 'Add liquidity: TIDE')).toEqual({ ...target, hash: 'liquidity' })
  expect(await run('', 'Send: TIDE')).toEqual({ to: '/multi-sender', search: { token, chain: String(first) } })
  // The transaction that created it.
  expect((await answers(hash))[0]?.[0]).toBe('TIDE')
})

test('each kind can be created, and a token of a network that is not offered is left out', async () => {
  rememberTokens([{ chainId: 123_456, token, symbol: 'AWAY' }])
  expect(await titles('')).not.toContain('AWAY')
  for (const [type, { title }] of Object.entries(en.createToken.kinds))
    expect(await run('', `Create Token: ${title}`)).toEqual({ to: '/create-token', search: { type } })
})

test('what a stranger calls a token turns no words, and is never nothing', async () => {
  knownTokens.setState({
    tokens: [
      { chainId: first, token, symbol: 'DU\u202eCK' },
      { chainId: first, token: other, symbol: '\u202e' },
    ],
  })
  const found = await titles('')
  expect(found).toEqual(expect.arrayContaining(['DUCK', 'Trade: DUCK', '0x2222...2222']))
})
