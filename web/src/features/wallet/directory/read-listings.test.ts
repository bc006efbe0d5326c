import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpTimeout } from '@saleyard/chain/rpc/constants.ts'
import { HttpRequestError } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { DirectoryConfig } from './directory-config.ts'
import { type ListingKind, readListings } from './read-listings.ts'

let server: Server
let config: DirectoryConfig
let asked: URL[] = []
let reply: { status?: number; body?: string } | 'never' = {}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', config.base))
    if (reply === 'never') return
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
    response.end(reply.body ?? '{"listings":{},"total":0}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  config = { base, images: 'https://images.example', projectId: 'project' }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  reply = {}
})

const answer = (listings: unknown, total?: number) => {
  reply = { body: JSON.stringify({ listings, total }) }
}
const listing = (fields: object = {}) => ({ id: 'a1', name: 'Amber', ...fields })

test.each(['getDesktopListings', 'getMobileListings', 'getInjectedListings', 'getAllListings'] satisfies ListingKind[])(
  '[c205] [X1] %s is asked with every parameter of the specification',
  async (kind) => {
    await readListings(config, kind, {
      query: { page: 2, entries: 40, version: 2, excludedIds: ['a', 'b'], recommendedIds: ['c'], search: 'jade & co' },
    })
    expect(asked.map(({ pathname }) => pathname)).toEqual([`/w3m/v1/${kind}`])
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      projectId: 'project',
      page: '2',
      entries: '40',
      version: '2',
      excludedIds: 'a,b',
      recommendedIds: 'c',
      search: 'jade & co',
    })
  },
)

test('[X1] what is empty is not sent', async () => {
  await readListings(config, 'getAllListings', { query: { page: 1, excludedIds: [], search: '' } })
  expect(asked[0]?.search).toBe('?projectId=project&page=1')
})

test('[c205] [c206] [X1] the answer gives wallets with their links and pictures, and how many there are', async () => {
  const amber = listing({
    homepage: 'https://amber.example',
    image_id: 'b52 1',
    rdns: 'example.amber',
    app: { ios: 'https://ios.example/amber', android: null, chrome: '', browser: 'https://other.example', mac: 7 },
    mobile: { native: 'amber:', universal: 'https://amber.example/app' },
    desktop: { native: '', universal: null },
  })
  answer({ a1: amber }, 60)
  const { wallets, total } = await readListings(config, 'getAllListings')
  expect(total).toBe(60)
  expect(wallets).toEqual([
    {
      id: 'a1',
      name: 'Amber',
      icon: 'https://images.example/w3m/v1/getWalletImage/b52%201?projectId=project',
      rdns: ['example.amber'],
      homepage: 'https://amber.example/',
      mobile: { native: 'amber:', universal: 'https://amber.example/app' },
      desktop: undefined,
      stores: { ios: 'https://ios.example/amber' },
    },
  ])
})

test('[X1] a bad entry is left out, the rest is kept', async () => {
  answer([listing(), null, 7, {}, listing({ id: '../x' }), listing({ name: '' }), listing({ id: 'b2', name: 'Jade' })])
  const { wallets } = await readListings(config, 'getAllListings')
  expect(wallets.map(({ name }) => name)).toEqual(['Amber', 'Jade'])
})

test('links that a browser would run are left out', async () => {
  const evil = 'javascript:alert(1)'
  const links = { native: evil, universal: evil }
  answer([listing({ homepage: evil, app: { ios: evil, chrome: 'data:text/html,x' }, mobile: links, desktop: links })])
  const { wallets } = await readListings(config, 'getAllListings')
  expect(JSON.stringify(wallets)).not.toMatch(/javascript|data:/)
  expect(wallets[0]?.mobile).toBeUndefined()
})

test.each([
  ['an error', { status: 500 }, HttpRequestError],
  ['no list', { body: '{"listings":7}' }, Error],
  ['no JSON', { body: '<html>' }, SyntaxError],
] as const)('an answer that is %s is thrown', async (_, given, kind) => {
  reply = given
  await expect(readListings(config, 'getAllListings')).rejects.toThrow(kind)
})

test('a directory that never answers is given up after the time of all http requests', async () => {
  reply = 'never'
  const end = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal)
  const reading = readListings(config, 'getAllListings')
  expect(timeout).toHaveBeenCalledWith(httpTimeout)
  end.abort(new DOMException('late', 'TimeoutError'))
  await expect(reading).rejects.toThrow('late')
  timeout.mockRestore()
})

test('a question that is not needed any more is cancelled', async () => {
  reply = 'never'
  const controller = new AbortController()
  const reading = readListings(config, 'getAllListings', { signal: controller.signal })
  controller.abort(new Error('stale'))
  await expect(reading).rejects.toThrow('stale')
})
