import { type Address, encodeAbiParameters, type Hex } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { type ChainName, createNameChain } from '../../../lib/testing/create-name-chain.ts'
import { type HttpAnswer, startHttpServer } from '../../../lib/testing/start-http-server.ts'
import { networkTransport } from '../../../lib/transports/network-transport.ts'
import { askGateway } from './ask-gateway.ts'
import { type ResolveNamesParameters, resolveNames } from './resolve-names.ts'

const ada = `0x${'ad'.repeat(20)}` as Address
const eve = `0x${'e4'.repeat(20)}` as Address
const bnb = 56
const coin = { ethereum: '60', bnb: String(0x80000000 + 56), anyEvm: String(0x80000000) }

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
async function serve(answer: (path: string, body: string) => HttpAnswer) {
  const server = await startHttpServer(answer)
  stops.push(server.stop)
  return server
}
async function start(names: Record<string, ChainName>, codes: Record<Address, Hex> = {}) {
  const chain = createNameChain(names, codes)
  const { url } = await serve((_, body) => chain.answer(body))
  const transport = networkTransport([{ url, batch: false }], 1)
  const look = async (name: string, change: Partial<ResolveNamesParameters> = {}) => {
    const { [name]: record } = await resolveNames({ names: [name], chainId: bnb, transport, ...change })
    if (!record) return undefined
    const { readAt: _readAt, ...fact } = record
    return fact
  }
  return { chain, transport, look }
}

describe('the address of a name', () => {
  test.each<[string, Record<string, Hex>, number, object]>([
    [
      'for the target chain wins',
      { [coin.bnb]: ada, [coin.ethereum]: eve, [coin.anyEvm]: eve },
      56,
      { kind: 'resolved', address: ada },
    ],
    [
      'for all EVM chains comes next',
      { [coin.anyEvm]: ada, [coin.ethereum]: eve },
      56,
      { kind: 'resolved', address: ada },
    ],
    ['for Ethereum alone is told apart', { [coin.ethereum]: ada }, 56, { kind: 'ethereumOnly', address: ada }],
    [
      'of Ethereum is for Ethereum',
      { [coin.ethereum]: ada, [coin.anyEvm]: eve },
      1,
      { kind: 'resolved', address: ada },
    ],
    [
      'for the local chain is always Ethereum’s',
      { [coin.ethereum]: ada, [coin.anyEvm]: eve },
      31337,
      { kind: 'ethereumOnly', address: ada },
    ],
    ['may be missing', {}, 56, { kind: 'notFound' }],
    ['of nobody is none', { [coin.bnb]: `0x${'0'.repeat(40)}` }, 56, { kind: 'notFound' }],
    [
      'must have 20 bytes, and nothing else stands in for it',
      { [coin.bnb]: '0x1234', [coin.ethereum]: ada },
      56,
      { kind: 'malformed' },
    ],
  ])('%s', async (_, coins, chainId, fact) => {
    const { look } = await start({ 'ada.eth': { coins } })
    expect(await look('ada.eth', { chainId })).toEqual(fact)
  })

  test('of a name that nobody has is not found', async () => {
    const { look } = await start({})
    expect(await look('nobody.eth')).toEqual({ kind: 'notFound' })
  })

  test.each<[string, Hex, string]>([
    ['a contract', '0x6000', 'ethereumContract'],
    ['an account with a delegation after EIP-7702', `0xef0100${'11'.repeat(20)}`, 'ethereumOnly'],
    ['code that only begins like a delegation', `0xef0100${'11'.repeat(21)}`, 'ethereumContract'],
  ])('for Ethereum alone, at %s', async (_, code, kind) => {
    const { look } = await start({ 'ada.eth': { coins: { [coin.ethereum]: ada } } }, { [ada]: code })
    expect(await look('ada.eth')).toEqual({ kind, address: ada })
  })
})

describe('many names', () => {
  test('are asked each once, together, and told one by one', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `n${index}.eth`)
    const { chain, transport } = await start(
      Object.fromEntries(names.map((name) => [name, { coins: { [coin.bnb]: ada } }])),
    )
    const progress: number[] = []
    const records = await resolveNames({
      names: [...names, ...names],
      chainId: bnb,
      transport,
      onProgress: (done) => progress.push(done),
    })
    expect(Object.keys(records).sort()).toEqual([...names].sort())
    expect([...chain.asked].sort()).toEqual([...names].sort())
    expect(progress).toEqual(names.map((_, index) => index + 1))
    expect(chain.requests.filter((method) => method === 'eth_call').length).toBeLessThan(20)
  })

  test('do not suffer from one whose resolver burns all gas', async () => {
    const { transport } = await start({
      'ada.eth': { coins: { [coin.bnb]: ada } },
      'eve.eth': { fails: 'burnsAllGas' },
    })
    const records = await resolveNames({ names: ['ada.eth', 'eve.eth'], chainId: bnb, transport })
    expect(records).toMatchObject({ 'ada.eth': { kind: 'resolved', address: ada }, 'eve.eth': { kind: 'failed' } })
  })

  test('of which one was asked when the user stops are left unknown', async () => {
    const { transport } = await start({})
    const abort = new AbortController()
    const names = Array.from({ length: 100 }, (_, index) => `n${index}.eth`)
    const records = await resolveNames({
      names,
      chainId: bnb,
      transport,
      signal: abort.signal,
      onProgress: () => abort.abort(),
    })
    expect(Object.keys(records)).toHaveLength(1)
  })
})

describe('a lookup that fails', () => {
  test('because the resolver reverts says nothing about the name, and no other record stands in', async () => {
    const { look } = await start({ 'ada.eth': { fails: 'ResolverError' } })
    expect(await look('ada.eth')).toEqual({ kind: 'failed' })
  })

  test('because no node answers says nothing about the names, and the rest is not asked', async () => {
    const { chain, transport } = await start({})
    chain.goDown()
    const names = Array.from({ length: 100 }, (_, index) => `n${index}.eth`)
    const records = await resolveNames({ names, chainId: bnb, transport })
    expect(Object.keys(records).length).toBeLessThan(30)
    expect(Object.values(records).every(({ kind }) => kind === 'failed')).toBe(true)
  })
})

describe('a name that only a gateway knows', () => {
  const record = (address: Hex) => encodeAbiParameters([{ type: 'bytes' }], [address])
  const json = (data: string) => ({ body: JSON.stringify({ data }) })

  /** The gateway listens on loopback without TLS; everything before the connection is as with https. */
  async function startGateway(answer: () => HttpAnswer, hosts = ['gate.example']) {
    const gateway = await serve(answer)
    const urls = hosts.map((host) => `https://${host}/{sender}/{data}`)
    const scene = await start({ 'ada.eth': { gateways: urls } })
    const ask: ResolveNamesParameters['ask'] = (parameters) =>
      askGateway({ ...parameters, url: parameters.url.replace(/^https:\/\/[^/]+/, gateway.url) })
    return {
      ...scene,
      gateway,
      look: (change: Partial<ResolveNamesParameters> = {}) => scene.look('ada.eth', { ask, ...change }),
    }
  }

  test('is told with its hosts, and none of them is asked without consent', async () => {
    const { look, gateway } = await startGateway(() => json(record(ada)), ['gate.example', 'b.example:8443'])
    expect(await look()).toEqual({ kind: 'gateway', hosts: ['gate.example', 'b.example:8443'] })
    expect(gateway.paths).toEqual([])
  })

  test('is resolved with consent', async () => {
    const { look } = await startGateway(() => json(record(ada)))
    expect(await look({ hosts: ['gate.example'] })).toEqual({ kind: 'resolved', address: ada })
  })

  test('is not asked of a host that the consent did not name', async () => {
    const { look, gateway } = await startGateway(() => json(record(ada)))
    expect(await look({ hosts: ['other.example'] })).toEqual({ kind: 'gateway', hosts: ['gate.example'] })
    expect(gateway.paths).toEqual([])
  })

  test.each<[string, HttpAnswer]>([
    ['fails', { status: 500, body: '{}' }],
    ['answers no data', { body: '{"data":7}' }],
    ['answers nonsense', { body: '<html>' }],
    ['answers too much', json(`0x${'00'.repeat(200_000)}`)],
  ])('is not known while its gateway %s, which is told by its host', async (_, answer) => {
    const { look } = await startGateway(() => answer)
    const failed = { kind: 'gateway', hosts: ['gate.example'], failed: 'gate.example' }
    expect(await look({ hosts: ['gate.example'] })).toEqual(failed)
  })

  test('is asked of the next host where the first fails', async () => {
    let count = 0
    const { look } = await startGateway(
      () => (count++ === 0 ? { status: 500, body: '' } : json(record(ada))),
      ['a.example', 'b.example'],
    )
    expect(await look({ hosts: ['a.example', 'b.example'] })).toEqual({ kind: 'resolved', address: ada })
  })

  test('is not asked without https', async () => {
    const { look } = await start({ 'ada.eth': { gateways: ['http://gate.example/{data}'] } })
    const hosts = ['http://gate.example']
    expect(await look('ada.eth')).toEqual({ kind: 'gateway', hosts })
    expect(await look('ada.eth', { hosts })).toEqual({ kind: 'gateway', hosts, failed: 'http://gate.example' })
  })
})
