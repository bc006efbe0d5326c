import { type HttpAnswer, startHttpServer } from '@saleyard/testkit/http-server.ts'
import { afterEach, expect, test } from 'vitest'
import { fetchIdentity } from './look-up-identity.ts'

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
