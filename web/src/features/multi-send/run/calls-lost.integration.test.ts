import 'fake-indexeddb/auto'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { small } from '@saleyard/testkit/lists.ts'
import { type Bundle, refuse } from '@saleyard/testkit/wallet/bundle-wallet.ts'
import type { Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBundleFixture } from '@/features/multi-send/run/testing/start-bundle-fixture.ts'
import { startWalletChain, type WalletChain } from '@/testing/connected-chain.ts'
import { runBatches } from './connect-run.ts'

let chain: WalletChain
let snapshot: Hash

beforeAll(async () => {
  chain = await startWalletChain(account0)
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

describe('a page that was gone after the prompt', () => {
  test('finds the paid batch by its mark, and asks the wallet for nothing', async () => {
    const scene = await startBundleFixture(chain, { text: small })
    chain.answers.wallet_sendCalls = async ([bundle]) => {
      await scene.wallet.send(bundle as Bundle)
      return gone()
    }
    expect(await runBatches(scene.options)).toMatchObject({
      phase: 'pausedAfterFailure',
      records: [{ state: 'signing' }],
    })
    chain.answers.wallet_sendCalls = gone
    chain.answers.wallet_getCallsStatus = gone
    expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    await scene.expectPaidOnce()
  })

  test('follows what the wallet still has, without a second prompt', async () => {
    const scene = await startBundleFixture(chain, { text: small })
    await chain.client.setAutomine(false)
    chain.answers.wallet_sendCalls = async ([bundle]) => {
      await scene.wallet.send(bundle as Bundle)
      return gone()
    }
    await runBatches(scene.options)
    expect(await runBatches(scene.options)).toMatchObject({ phase: 'needsDecision', undecided: [1] })

    chain.answers.wallet_getCallsStatus = async ([id]) => {
      const told = await scene.wallet.tell(String(id))
      if (told.status === 100) await chain.client.setAutomine(true)
      return told
    }
    expect(await runBatches({ ...scene.options, resend: [1] })).toMatchObject({ phase: 'finished' })
    expect(scene.wallet.asked).toHaveLength(1)
    await scene.expectPaidOnce()
  })
})

describe('a wallet that forgets the id', () => {
  test('after it has paid does not matter: the chain shows it', async () => {
    const scene = await startBundleFixture(chain, { text: small })
    chain.answers.wallet_sendCalls = async ([bundle]) => {
      const { id } = await scene.wallet.send(bundle as Bundle)
      await chain.client.waitForTransactionReceipt({ hash: scene.wallet.kept.get(id) ?? '0x' })
      return { id }
    }
    chain.answers.wallet_getCallsStatus = () => refuse(5730)
    expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    await scene.expectPaidOnce()
  })

  test('before it has paid is asked again for the same, and of both only one pays', async () => {
    const scene = await startBundleFixture(chain, { text: small })
    const forgotten: Bundle[] = []
    chain.answers.wallet_sendCalls = ([bundle]) => {
      forgotten.push(bundle as Bundle)
      return { id: (bundle as Bundle).id }
    }
    const paused = await runBatches(scene.options)
    expect(paused).toMatchObject({
      phase: 'pausedAfterFailure',
      undecided: [1],
      error: { name: 'CallsError', code: 'unknown' },
      records: [{ state: 'signing' }],
    })
    await scene.expectNobodyPaid()

    chain.answers.wallet_sendCalls = async ([bundle]) => {
      const [first] = forgotten
      expect(bundle).toEqual(first)
      // In a block before the second is sent: which of the two comes first is not left to chance.
      if (first) await chain.client.waitForTransactionReceipt({ hash: await scene.wallet.execute(first) })
      return scene.wallet.send(bundle as Bundle)
    }
    expect(await runBatches({ ...scene.options, resend: [1] })).toMatchObject({ phase: 'finished' })
    const [second] = scene.wallet.kept.values()
    expect(second && (await chain.client.getTransactionReceipt({ hash: second })).status).toBe('reverted')
    await scene.expectPaidOnce()
  })

  test('and its user declines the second time leaves the batch uncertain', async () => {
    const scene = await startBundleFixture(chain, { text: small })
    chain.answers.wallet_sendCalls = ([bundle]) => ({ id: (bundle as Bundle).id })
    await runBatches(scene.options)
    chain.answers.wallet_sendCalls = () => refuse(4001)
    expect(await runBatches({ ...scene.options, resend: [1] })).toMatchObject({
      phase: 'pausedAfterRejection',
      undecided: [1],
      records: [{ state: 'signing' }],
    })
  })
})

test('a wallet that has the id already is followed', async () => {
  const scene = await startBundleFixture(chain, { text: small })
  chain.answers.wallet_sendCalls = async ([bundle]) => {
    await scene.wallet.send(bundle as Bundle)
    return scene.wallet.send(bundle as Bundle)
  }
  expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished' })
  expect(scene.wallet.asked).toHaveLength(2)
  await scene.expectPaidOnce()
})

test('a run that is paused while the wallet works waits no longer, and takes the bundle up again later', async () => {
  const scene = await startBundleFixture(chain, { text: small })
  await chain.client.setAutomine(false)
  const controller = new AbortController()
  chain.answers.wallet_getCallsStatus = ([id]) => {
    controller.abort()
    return scene.wallet.tell(String(id))
  }
  expect(await runBatches({ ...scene.options, signal: controller.signal })).toMatchObject({
    phase: 'paused',
    records: [{ state: 'signing' }],
  })
  await chain.client.setAutomine(true)
  await chain.client.mine({ blocks: 1 })
  expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished' })
  expect(scene.wallet.asked).toHaveLength(1)
  await scene.expectPaidOnce()
})

describe('a bundle that fails', () => {
  test('pays nobody, and goes as a transaction of its own when the user says so', async () => {
    const scene = await startBundleFixture(chain, { text: small })
    scene.wallet.gas = 200_000n
    expect(await runBatches(scene.options)).toMatchObject({
      phase: 'pausedAfterFailure',
      undecided: [1],
      error: { name: 'CallsError', code: 'failed' },
    })
    await scene.expectNobodyPaid()
    expect(await runBatches(scene.options)).toMatchObject({ phase: 'needsDecision' })

    await scene.approve()
    expect(await runBatches({ ...scene.options, resend: [1] })).toMatchObject({ phase: 'finished' })
    expect([scene.wallet.asked.length, scene.alone]).toEqual([1, [1]])
    await scene.expectPaidOnce()
  })

  test('inside a transaction that succeeds is not taken for paid', async () => {
    const scene = await startBundleFixture(chain, { text: small })
    chain.answers.wallet_sendCalls = async ([bundle]) => {
      const { id } = bundle as Bundle
      scene.wallet.kept.set(id, await scene.wallet.execute({ ...(bundle as Bundle), calls: [] }))
      await chain.client.mine({ blocks: 1 })
      return { id }
    }
    expect(await runBatches(scene.options)).toMatchObject({
      phase: 'pausedAfterFailure',
      undecided: [1],
      error: { code: 'failed' },
    })
    await scene.approve()
    expect(await runBatches({ ...scene.options, resend: [1] })).toMatchObject({ phase: 'finished' })
    expect(scene.alone).toEqual([1])
    await scene.expectPaidOnce()
  })
})
