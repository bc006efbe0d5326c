import 'fake-indexeddb/auto'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { custom, type EIP1193RequestFn, http, keccak256 } from 'viem'
import { bscTestnet, foundry } from 'viem/chains'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Config, createConfig } from 'wagmi'
import { startPayments } from '@/lib/transactions/testing/start-payments.ts'
import { type ActivityPatch, activityStore } from './activity-store.ts'
import { followRecord } from './recover-transaction.ts'

let scene: Awaited<ReturnType<typeof startPayments>>
type Account = (typeof testAccounts)[number]
const [alice, bob] = testAccounts as [Account, Account]

beforeEach(async () => {
  scene = await startPayments()
})
afterEach(() => scene?.chain.stop())

test('a number that was noted before the wallet chose one proves nothing: what nodes do not know yet is waited for', async () => {
  // As a wallet sends it that has another one waiting, and shows neither to public nodes.
  const fees = { maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n, gas: 21_000n }
  const raw = await alice.signTransaction({ ...fees, chainId: 31337, to: bob.address, value: 1n, nonce: 1 })
  const hash = keccak256(raw)
  await scene.sendElse()
  await scene.mine()

  let looks = 0
  const request: EIP1193RequestFn = async (call) => {
    if (call.method === 'eth_getTransactionReceipt') looks += 1
    if (looks === 6) {
      looks += 1
      await scene.chain.client.sendRawTransaction({ serializedTransaction: raw })
      await scene.mine()
    }
    return scene.chain.client.request(call as never) as never
  }
  const config = createConfig({
    chains: [bscTestnet, foundry],
    transports: { [bscTestnet.id]: http(scene.chain.otherNetwork.rpcUrl), [foundry.id]: custom({ request }) },
    pollingInterval: 20,
  }) as unknown as Config

  const record = { key: 'sendPlain:noted', chainId: 31337, account: alice.address, nonce: 0, hash }
  expect(await followRecord(record, { config, confirmations: 1, store: activityStore })).toMatchObject({
    state: 'final',
    hash,
  })
})

test('what the chain shows of a payment stands in its record, where a reload needs it; what is not known is left as it was', async () => {
  const patches: object[] = []
  const store = {
    ...activityStore,
    patch: (key: string, patch: ActivityPatch) => {
      patches.push(patch)
      return activityStore.patch(key, patch)
    },
  }
  const record = { key: 'sendPlain:learned', chainId: 31337, account: alice.address, hash: await scene.send() }
  await activityStore.put({ ...record, kind: 'sendPlain', state: 'submitted', summary: '', createdAt: 1, updatedAt: 1 })
  const done = followRecord(record, { config: scene.chain.config, confirmations: 1, store })
  await expect.poll(async () => (await activityStore.get(record.key))?.sent, { interval: 20 }).toBeDefined()
  await scene.mine()
  expect(await done).toMatchObject({ state: 'final' })

  expect(patches[0]).not.toHaveProperty('nonce')
  expect(await activityStore.get(record.key)).toMatchObject({
    state: 'final',
    nonce: 0,
    sent: { to: bob.address, value: '1' },
  })
})
