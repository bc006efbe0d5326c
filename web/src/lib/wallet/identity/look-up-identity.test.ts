import { type HttpAnswer, startHttpServer } from '@saleyard/testkit/http-server.ts'
import { type NameRecord, startNameService } from '@saleyard/testkit/names/name-service.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchIdentity, lookUpIdentity } from './look-up-identity.ts'
import { readEnsIdentity } from './read-ens-identity.ts'

describe('fetchIdentity', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })

  async function ask(answer: HttpAnswer) {
    const server = await startHttpServer(() => answer)
    stops.push(server.stop)
    const identity = fetchIdentity({ address, base: `${server.url}/`, projectId: 'a b' })
    return { server, identity }
  }

  test('[A1] [c203] one GET by address with chainId and projectId gives name and avatar', async () => {
    const { server, identity } = await ask({ body: '{"name":"ada.eth","avatar":"https://ada.example/a.png"}' })
    expect(await identity).toEqual({ name: 'ada.eth', avatar: 'https://ada.example/a.png' })
    expect(server.paths).toEqual([`/v1/identity/${address}?chainId=eip155:1&projectId=a%20b`])
  })

  test('[A1] an account without a name has none', async () => {
    expect(await (await ask({ body: '{"name":null,"avatar":null}' })).identity).toEqual({})
    expect(await (await ask({ body: '{}' })).identity).toEqual({})
  })

  test.each([
    ['404', { status: 404, body: '{"name":"ada.eth"}' }],
    ['500', { status: 500, body: '{"name":"ada.eth"}' }],
    ['no JSON', { body: '<html>' }],
    ['another shape', { body: '{"name":7}' }],
    ['no object', { body: '"ada.eth"' }],
  ])('[A1] error: %s', async (_, answer) => {
    await expect((await ask(answer)).identity).rejects.toThrow()
  })

  test('error: given up', async () => {
    const identity = fetchIdentity({ address, base: 'http://127.0.0.1:9', projectId: 'a', signal: AbortSignal.abort() })
    await expect(identity).rejects.toThrow(/abort/i)
  })
})

describe('lookUpIdentity', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const picture = 'https://ada.example/a.png'
  const stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })

  async function startNames(record: NameRecord) {
    const names = await startNameService(record)
    stops.push(names.stop)
    return names
  }

  async function lookUp(answer: HttpAnswer, record: NameRecord = { name: 'grace.eth', avatar: picture }) {
    const [service, names] = await Promise.all([startHttpServer(() => answer), startNames(record)])
    stops.push(service.stop)
    const identity = await lookUpIdentity({ address, base: service.url, projectId: 'a', endpoints: [names.url] })
    return { identity, asked: names.paths.length }
  }

  test('[A1] [c203] what the service knows is taken, and the name service is not asked', async () => {
    const { identity, asked } = await lookUp({ body: '{"name":"ada.eth","avatar":null}' })
    expect(identity).toEqual({ name: 'ada.eth' })
    expect(asked).toBe(0)
  })

  test.each([
    ['404', { status: 404, body: '{}' }],
    ['500', { status: 500, body: '{}' }],
    ['nonsense', { body: '[]' }],
  ])(
    '[A1] [c204] where the service answers %s, name and avatar come from the name service on chain 1',
    async (_, answer) => {
      expect((await lookUp(answer)).identity).toEqual({ name: 'grace.eth', avatar: picture })
    },
  )

  test('[A1] [c204] the same where nobody answers at all', async () => {
    const names = await startNames({ name: 'grace.eth' })
    const identity = lookUpIdentity({ address, base: 'http://127.0.0.1:9', projectId: 'a', endpoints: [names.url] })
    expect(await identity).toEqual({ name: 'grace.eth' })
  })

  test('[A1] who is not looked up any more is not looked up elsewhere', async () => {
    const names = await startNames({ name: 'grace.eth' })
    const signal = AbortSignal.abort()
    await expect(
      lookUpIdentity({ address, base: names.url, projectId: 'a', endpoints: [names.url], signal }),
    ).rejects.toThrow(/abort/i)
    expect(names.paths).toEqual([])
  })

  test.each([
    ['no name', { name: '' }, {}],
    ['a name that is not in its normal form', { name: 'Grace.eth' }, {}],
    [
      'an avatar that only a gateway could answer',
      { name: 'grace.eth', avatar: 'ipfs://Qm/a.png' },
      { name: 'grace.eth' },
    ],
    ['an avatar that cannot be read', { name: 'grace.eth', avatar: 'fails' }, { name: 'grace.eth' }],
  ])('the name service has %s', async (_, record, identity) => {
    const { url } = await startNames(record)
    expect(await readEnsIdentity({ address, endpoints: [url] })).toEqual(identity)
  })

  test('the second endpoint of the chain answers where the first does not', async () => {
    const { url } = await startNames({ name: 'grace.eth' })
    expect(await readEnsIdentity({ address, endpoints: ['http://127.0.0.1:9', url] })).toEqual({ name: 'grace.eth' })
  })

  test('what an endpoint of another network says of a name is not believed', async () => {
    const [elsewhere, { url }] = await Promise.all([
      startNames({ name: 'mallory.eth', chainId: '0x38' }),
      startNames({ name: 'grace.eth' }),
    ])
    expect(await readEnsIdentity({ address, endpoints: [elsewhere.url, url] })).toEqual({ name: 'grace.eth' })
  })

  test('error: no endpoint answers', async () => {
    await expect(readEnsIdentity({ address, endpoints: ['http://127.0.0.1:9'] })).rejects.toThrow()
  })
})
