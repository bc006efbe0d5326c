import { account } from '@saleyard/testkit/chain/accounts.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type LocalChain, startChain } from '@saleyard/testkit/chain/start-chain.ts'
import { createSafe, deploySafeContracts } from '@saleyard/testkit/safe/deploy-safe.ts'
import { createSafeService, type SafeService } from '@saleyard/testkit/safe/safe-service.ts'
import { type Hash, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMemoryStorage } from './core-options.ts'
import { createSafePeer } from './create-safe-peer.ts'
import { openProvider } from './open-provider.ts'
import { startRelay } from './start-relay.ts'

const owners = [account(1), account(2), account(3)]
let chain: LocalChain
let service: SafeService
beforeAll(async () => {
  chain = await startChain({})
  const client = createLocalClient(chain.rpcUrl)
  const addresses = await deploySafeContracts(client)
  const safe = await createSafe(client, { addresses, owners: owners.map(({ address }) => address), threshold: 2 })
  service = await createSafeService({ client, safe, owners })
}, 60_000)
afterAll(() => chain?.stop())

test('a page that pairs with a Safe is given it, and what the page sends becomes a proposal or is declined', async () => {
  const relay = await startRelay()
  const peer = await createSafePeer({ relayUrl: relay.url, service })
  const provider = await openProvider({ relayUrl: relay.url, rpcUrl: chain.rpcUrl, storage: createMemoryStorage() })
  const { uri, connection } = await provider.propose()
  await peer.pair(uri)
  await connection
  expect(provider.accounts).toEqual([service.safe])

  const calls = [1, 2].map((value) => ({ to: service.safe, value: numberToHex(value), data: '0x' }))
  const bundle = { version: '2.0.0', from: service.safe, chainId: numberToHex(service.chainId), calls }
  const send = () => provider.request({ method: 'wallet_sendCalls', params: [{ ...bundle, atomicRequired: true }] })
  const { id } = (await send()) as { id: Hash }
  expect(service.get(id).calls).toHaveLength(2)

  peer.prompts.rejectNext('wallet_sendCalls')
  await expect(send()).rejects.toMatchObject({ code: -32_000, message: 'User rejected transaction' })
  await provider.close()
  await peer.close()
  await relay.stop()
})
