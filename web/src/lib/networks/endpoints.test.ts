import { getEndpoints } from '@saleyard/chain/rpc/endpoints.ts'
import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/env.ts'
import { configuredChains, getChain } from './chains.ts'

const bsc = {
  id: 56,
  endpoints: ['https://one.example', 'https://two.example#batch'],
  webSocketUrl: 'wss://three.example',
}
const provider = { base: 'https://provider.example/v1/', projectId: undefined as string | undefined }
const urls = (endpoints: readonly { url: string }[]) => endpoints.map(({ url }) => url)

test('[c193] every configured network has public endpoints of its own', () => {
  for (const chain of configuredChains) {
    const [first] = getEndpoints({ chain, replaced: {}, provider })
    expect(first?.url, chain.title).toBe(chain.endpoints[0])
  }
})

test('[c191] [c193] a network is read from its public nodes in their order, and from its WebSocket last', () => {
  const found = getEndpoints({ chain: bsc, replaced: {}, provider })
  expect(urls(found)).toEqual(['https://one.example', 'https://two.example', 'wss://three.example'])
})

test('[c188] batches are off but where an address asks for them', () => {
  const found = getEndpoints({ chain: bsc, replaced: {}, provider })
  expect(found.map(({ batch }) => batch)).toEqual([false, true, false])
})

test.each([1, 5, 56, 97, 42161])(
  '[c194] network %i is first asked through the provider, by chain and project id',
  (id) => {
    const [first, second] = getEndpoints({
      chain: { ...bsc, id },
      replaced: {},
      provider: { ...provider, projectId: 'p id' },
    })
    expect(first?.url).toBe(`https://provider.example/v1/?chainId=eip155:${id}&projectId=p%20id`)
    expect(second?.url).toBe('https://one.example')
  },
)

test('[c194] the provider is asked neither without a project id nor for another network', () => {
  expect(urls(getEndpoints({ chain: bsc, replaced: {}, provider }))).not.toContain(expect.stringContaining('provider'))
  const other = getEndpoints({ chain: { ...bsc, id: 10 }, replaced: {}, provider: { ...provider, projectId: 'p' } })
  expect(other[0]?.url).toBe('https://one.example')
})

test('the environment replaces the endpoints of a network, and of no other', () => {
  const { VITE_RPC_URLS: replaced } = parseEnv({
    VITE_RPC_URLS: '56=https://mine.example/key#batch  wss://mine.example; 97 = http://x',
  })
  expect(getEndpoints({ chain: bsc, replaced, provider: { ...provider, projectId: 'p' } })).toEqual([
    { url: 'https://mine.example/key', batch: true },
    { url: 'wss://mine.example', batch: false },
  ])
  expect(getEndpoints({ chain: getChain(42161), replaced, provider })).toHaveLength(4)
})

test.each([
  ['56', '56'],
  ['56=', '56='],
  ['https://a.example', 'https://a.example'],
  ['56=ftp://a.example', 'ftp://a.example'],
  ['56=https://a.example#fast', 'https://a.example#fast'],
  ['56=https://a.example, https://b.example', 'https://a.example,'],
  ['56=http://a;56=http://b', '56'],
])('endpoints that cannot be read stop the start, naming variable and part: %s', (VITE_RPC_URLS, part) => {
  expect(() => parseEnv({ VITE_RPC_URLS })).toThrow(/VITE_RPC_URLS/)
  expect(() => parseEnv({ VITE_RPC_URLS })).toThrow(part)
})

test('without settings nothing is replaced and the provider has its usual address', () => {
  expect(parseEnv({})).toMatchObject({
    VITE_RPC_URLS: {},
    VITE_WALLETCONNECT_RPC_URL: 'https://rpc.walletconnect.org/v1/',
  })
})
