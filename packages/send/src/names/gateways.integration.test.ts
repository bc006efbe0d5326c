import { serve, startNames } from '@saleyard/send/names/testing/start-names.ts'
import type { HttpAnswer } from '@saleyard/testkit/http-server.ts'
import { type Address, encodeAbiParameters, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { queryGateway } from './gateways.ts'
import type { ResolveNamesParameters } from './resolve-names.ts'

const ada = `0x${'ad'.repeat(20)}` as Address
const record = (address: Hex) => encodeAbiParameters([{ type: 'bytes' }], [address])
const json = (data: string) => ({ body: JSON.stringify({ data }) })

describe('a name that only a gateway knows', () => {
  /** The gateway listens on loopback without TLS; everything before the connection is as with https. */
  async function startGateway(answer: () => HttpAnswer, hosts = ['gate.example']) {
    const gateway = await serve(answer)
    const urls = hosts.map((host) => `https://${host}/{sender}/{data}`)
    const fixture = await startNames({ 'ada.eth': { gateways: urls } })
    const ask: ResolveNamesParameters['queryGateway'] = (parameters) =>
      queryGateway({ ...parameters, url: parameters.url.replace(/^https:\/\/[^/]+/, gateway.url) })
    return {
      ...fixture,
      gateway,
      resolve: (change: Partial<ResolveNamesParameters> = {}) =>
        fixture.resolve('ada.eth', { queryGateway: ask, ...change }),
    }
  }

  test('is told with its hosts, and none of them is asked without consent', async () => {
    const { resolve, gateway } = await startGateway(() => json(record(ada)), ['gate.example', 'b.example:8443'])
    expect(await resolve()).toEqual({ kind: 'gateway', hosts: ['gate.example', 'b.example:8443'] })
    expect(gateway.paths).toEqual([])
  })

  test('is resolved with consent', async () => {
    const { resolve } = await startGateway(() => json(record(ada)))
    expect(await resolve({ hosts: ['gate.example'] })).toEqual({ kind: 'resolved', address: ada })
  })

  test('is not asked of a host that the consent did not name', async () => {
    const { resolve, gateway } = await startGateway(() => json(record(ada)))
    expect(await resolve({ hosts: ['other.example'] })).toEqual({ kind: 'gateway', hosts: ['gate.example'] })
    expect(gateway.paths).toEqual([])
  })

  test.each<[string, HttpAnswer]>([
    ['fails', { ...json(record(ada)), status: 500 }],
    ['answers no data', { body: '{"data":7}' }],
    ['answers nonsense', { body: '<html>' }],
    ['answers too much', json(`0x${'00'.repeat(200_000)}`)],
  ])('is not known while its gateway %s, which is told by its host', async (_, answer) => {
    const { resolve } = await startGateway(() => answer)
    const failed = { kind: 'gateway', hosts: ['gate.example'], failed: 'gate.example' }
    expect(await resolve({ hosts: ['gate.example'] })).toEqual(failed)
  })

  test('is asked of the next host where the first fails', async () => {
    let count = 0
    const { resolve } = await startGateway(
      () => (count++ === 0 ? { status: 500, body: '' } : json(record(ada))),
      ['a.example', 'b.example'],
    )
    expect(await resolve({ hosts: ['a.example', 'b.example'] })).toEqual({ kind: 'resolved', address: ada })
  })

  test('is not asked without https', async () => {
    const gateway = await serve(() => json(record(ada)))
    const { resolve } = await startNames({ 'ada.eth': { gateways: [`${gateway.url}/{data}`] } })
    const hosts = [gateway.url]
    expect(await resolve('ada.eth')).toEqual({ kind: 'gateway', hosts })
    expect(await resolve('ada.eth', { hosts })).toEqual({ kind: 'gateway', hosts, failed: gateway.url })
    expect(gateway.paths).toEqual([])
  })
})
