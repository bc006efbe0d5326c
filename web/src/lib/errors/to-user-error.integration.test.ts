import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { connect, sendTransaction } from 'wagmi/actions'
import { useFailures } from '@/lib/errors/testing/use-failures.ts'

const { bob, chain, listen, reader, refusing, failureOf } = useFailures()

test('too little coin is told apart from a refusal', async () => {
  const sent = chain.wallet.sendTransaction({ to: bob, value: parseEther('1000000'), gas: 21_000n })
  expect((await failureOf(sent)).code).toBe('insufficientFunds')
})

test('[c215] a decline in the wallet is no failure, whatever code it comes with', async () => {
  for (const code of [4001, 5000])
    expect((await failureOf(refusing({ code, message: 'no' }).sendTransaction({ to: bob }))).code).toBe('userRejected')
})

test('a node that does not answer is told as a timeout', async () => {
  const url = await listen(() => {})
  expect((await failureOf(reader(url, 100).getBlockNumber())).code).toBe('timeout')
})

test('a node that cannot be reached, refuses or breaks is told apart', async () => {
  expect((await failureOf(reader('http://127.0.0.1:9').getBlockNumber())).code).toBe('unreachable')
  const busy = await listen((_request, response) => response.writeHead(429).end())
  expect((await failureOf(reader(busy).getBlockNumber())).code).toBe('rateLimited')
  const broken = await listen((_request, response) => response.writeHead(502).end('Bad gateway'))
  expect(await failureOf(reader(broken).getBlockNumber())).toMatchObject({
    code: 'httpFailed',
    values: { status: 502 },
  })
})

test('[c215] the page that a firewall answers with is no decline of the user', async () => {
  const page = '<html><head><title>Request Rejected</title></head><body>User denied. The request expired.</body></html>'
  const url = await listen((_request, response) => response.writeHead(403).end(page))
  expect((await failureOf(reader(url).getBlockNumber())).code).toBe('nodeUnauthorized')
})

test('what a node says beside a status of HTTP is still read', async () => {
  const url = await listen((_request, response) => response.writeHead(500).end('header not found'))
  expect((await failureOf(reader(url).getBlockNumber())).code).toBe('stateMissing')
})

test('a write without a wallet says to connect', async () => {
  expect((await failureOf(sendTransaction(chain.config, { to: bob }))).code).toBe('connectorMissing')
})

test('a second connection of the same wallet is refused as such', async () => {
  const [connector] = chain.config.connectors
  if (!connector) throw new Error('No connector')
  await connect(chain.config, { connector })
  expect((await failureOf(connect(chain.config, { connector }))).code).toBe('alreadyConnected')
})

test('codes of wallets and nodes each have their own sentence', async () => {
  const expected = { 4100: 'unauthorized', 4200: 'methodUnsupported', 4900: 'walletOffline', 4902: 'chainNotAdded' }
  for (const [code, key] of Object.entries(expected))
    expect(
      (await failureOf(refusing({ code: Number(code), message: 'x' }).request({ method: 'eth_chainId' }))).code,
    ).toBe(key)
})

test('whatever else is thrown still gives a sentence and its raw text', () => {
  expect(toUserError(new Error('Odd\nsecond line'))).toEqual({
    code: 'unknown',
    values: { message: 'Odd' },
    details: 'Odd\nsecond line',
  })
  for (const odd of [undefined, null, 'text', 7, {}]) expect(toUserError(odd).code).toBe('unknown')
})
