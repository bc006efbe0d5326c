import 'fake-indexeddb/auto'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { small } from '@saleyard/testkit/lists.ts'
import { type Bundle, refuse } from '@saleyard/testkit/wallet/bundle-wallet.ts'
import { type Address, erc20Abi, type Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBundleFixture } from '@/features/multi-send/run/testing/start-bundle-fixture.ts'
import { startWalletChain, type WalletChain } from '@/testing/connected-chain.ts'
import { runBatches } from './connect-run.ts'

let chain: WalletChain
let other: Address
let snapshot: Hash

beforeAll(async () => {
  chain = await startWalletChain(account0)
  other = (await chain.client.getAddresses())[1] ?? account0
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
  await chain.client.setAutomine(true)
})
afterAll(() => chain?.stop())

const gone = () => {
  throw new Error('the page is gone')
}

/** A wallet that does bundles by another of its accounts than they are asked of; that one has the tokens. */
async function startScene() {
  const scene = await startBundleFixture(chain, { text: small })
  const { total } = scene.run.plan
  const call = { address: scene.token, abi: erc20Abi, functionName: 'transfer' } as const
  await chain.client.writeContract({ ...call, args: [other, total] })
  scene.wallet.account = 1
  return scene
}

const expectPaidByOther = async (scene: Awaited<ReturnType<typeof startScene>>, progress: unknown) => {
  const [hash] = scene.wallet.kept.values()
  const record = { state: 'paidByOther', paidBy: other, minedHash: hash, hashes: expect.arrayContaining([hash]) }
  expect(progress).toMatchObject({ phase: 'finished', undecided: [], records: [record] })
  await scene.expectPaidOnce()
}

describe('a bundle that another account of the wallet does', () => {
  test('is paid by that account, and nothing of it is sent again', async () => {
    const scene = await startScene()
    await expectPaidByOther(scene, await runBatches(scene.options))
    await expectPaidByOther(scene, await runBatches({ ...scene.options, resend: [1], hasSeenCancelled: true }))
    expect(scene.wallet.asked).toHaveLength(1)
    expect(scene.alone).toEqual([])
  })

  test('while the page is gone is found by what the wallet tells of it', async () => {
    const scene = await startScene()
    chain.answers.wallet_sendCalls = async ([bundle]) => {
      const { id } = await scene.wallet.send(bundle as Bundle)
      await chain.client.waitForTransactionReceipt({ hash: scene.wallet.kept.get(id) ?? '0x' })
      return gone()
    }
    await runBatches(scene.options)
    chain.answers.wallet_sendCalls = gone
    await expectPaidByOther(scene, await runBatches(scene.options))
  })

  test('and that was given up on chain, while the wallet told nothing, is told as paid once it does', async () => {
    const scene = await startScene()
    chain.answers.wallet_getCallsStatus = () => refuse(5730)
    await runBatches(scene.options)
    await scene.cancel(1)
    expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished', records: [{ state: 'cancelled' }] })

    chain.answers.wallet_getCallsStatus = ([id]) => scene.wallet.tell(String(id))
    await expectPaidByOther(scene, await runBatches(scene.options))
  })

  test('after it was given up on chain is told as paid as soon as the wallet tells it', async () => {
    const scene = await startScene()
    const kept: Bundle[] = []
    chain.answers.wallet_sendCalls = ([bundle]) => {
      kept.push(bundle as Bundle)
      return { id: (bundle as Bundle).id }
    }
    await runBatches(scene.options)
    await scene.cancel(1)
    const [bundle] = kept
    if (!bundle) throw new Error('no bundle')
    const { id } = await scene.wallet.send(bundle)
    await chain.client.waitForTransactionReceipt({ hash: scene.wallet.kept.get(id) ?? '0x' })
    await expectPaidByOther(scene, await runBatches(scene.options))
  })
})
