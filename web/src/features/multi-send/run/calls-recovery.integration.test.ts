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

describe('a page that was closed after the prompt', () => {
  test('finds the paid batch by its mark, and asks the wallet for nothing', async () => {
    const fixture = await startBundleFixture(chain, { text: small })
    chain.answers.wallet_sendCalls = async ([bundle]) => {
      await fixture.wallet.send(bundle as Bundle)
      return gone()
    }
    expect(await runBatches(fixture.options)).toMatchObject({
      phase: 'pausedAfterFailure',
      records: [{ state: 'signing' }],
    })
    chain.answers.wallet_sendCalls = gone
    chain.answers.wallet_getCallsStatus = gone
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    await fixture.expectPaidOnce()
  })

  test('follows what the wallet still has, without a second prompt', async () => {
    const fixture = await startBundleFixture(chain, { text: small })
    await chain.client.setAutomine(false)
    chain.answers.wallet_sendCalls = async ([bundle]) => {
      await fixture.wallet.send(bundle as Bundle)
      return gone()
    }
    await runBatches(fixture.options)
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'needsDecision', undecided: [1] })

    chain.answers.wallet_getCallsStatus = async ([id]) => {
      const bundleStatus = await fixture.wallet.tell(String(id))
      if (bundleStatus.status === 100) await chain.client.setAutomine(true)
      return bundleStatus
    }
    expect(await runBatches({ ...fixture.options, resend: [1] })).toMatchObject({ phase: 'finished' })
    expect(fixture.wallet.asked).toHaveLength(1)
    await fixture.expectPaidOnce()
  })
})

describe('a wallet that forgets the id', () => {
  test('after it has paid does not matter: the chain shows it', async () => {
    const fixture = await startBundleFixture(chain, { text: small })
    chain.answers.wallet_sendCalls = async ([bundle]) => {
      const { id } = await fixture.wallet.send(bundle as Bundle)
      await chain.client.waitForTransactionReceipt({ hash: fixture.wallet.kept.get(id) ?? '0x' })
      return { id }
    }
    chain.answers.wallet_getCallsStatus = () => refuse(5730)
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    await fixture.expectPaidOnce()
  })

  test('before it has paid is asked again for the same, and of both only one pays', async () => {
    const fixture = await startBundleFixture(chain, { text: small })
    const droppedBundles: Bundle[] = []
    chain.answers.wallet_sendCalls = ([bundle]) => {
      droppedBundles.push(bundle as Bundle)
      return { id: (bundle as Bundle).id }
    }
    const paused = await runBatches(fixture.options)
    expect(paused).toMatchObject({
      phase: 'pausedAfterFailure',
      undecided: [1],
      error: { name: 'CallsError', code: 'unknown' },
      records: [{ state: 'signing' }],
    })
    await fixture.expectNonePaid()

    chain.answers.wallet_sendCalls = async ([bundle]) => {
      const [first] = droppedBundles
      expect(bundle).toEqual(first)
      // In a block before the second is sent: which of the two comes first is not left to chance.
      if (first) await chain.client.waitForTransactionReceipt({ hash: await fixture.wallet.execute(first) })
      return fixture.wallet.send(bundle as Bundle)
    }
    expect(await runBatches({ ...fixture.options, resend: [1] })).toMatchObject({ phase: 'finished' })
    const [second] = fixture.wallet.kept.values()
    expect(second && (await chain.client.getTransactionReceipt({ hash: second })).status).toBe('reverted')
    await fixture.expectPaidOnce()
  })

  test('and its user declines the second time leaves the batch uncertain', async () => {
    const fixture = await startBundleFixture(chain, { text: small })
    chain.answers.wallet_sendCalls = ([bundle]) => ({ id: (bundle as Bundle).id })
    await runBatches(fixture.options)
    chain.answers.wallet_sendCalls = () => refuse(4001)
    expect(await runBatches({ ...fixture.options, resend: [1] })).toMatchObject({
      phase: 'pausedAfterRejection',
      undecided: [1],
      records: [{ state: 'signing' }],
    })
  })
})

test('a wallet that has the id already is followed', async () => {
  const fixture = await startBundleFixture(chain, { text: small })
  chain.answers.wallet_sendCalls = async ([bundle]) => {
    await fixture.wallet.send(bundle as Bundle)
    return fixture.wallet.send(bundle as Bundle)
  }
  expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished' })
  expect(fixture.wallet.asked).toHaveLength(2)
  await fixture.expectPaidOnce()
})

test('a run that is paused while the wallet works waits no longer, and takes the bundle up again later', async () => {
  const fixture = await startBundleFixture(chain, { text: small })
  await chain.client.setAutomine(false)
  const controller = new AbortController()
  chain.answers.wallet_getCallsStatus = ([id]) => {
    controller.abort()
    return fixture.wallet.tell(String(id))
  }
  expect(await runBatches({ ...fixture.options, signal: controller.signal })).toMatchObject({
    phase: 'paused',
    records: [{ state: 'signing' }],
  })
  await chain.client.setAutomine(true)
  await chain.client.mine({ blocks: 1 })
  expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished' })
  expect(fixture.wallet.asked).toHaveLength(1)
  await fixture.expectPaidOnce()
})

describe('a bundle that fails', () => {
  test('pays nobody, and goes as a transaction of its own when the user says so', async () => {
    const fixture = await startBundleFixture(chain, { text: small })
    fixture.wallet.gas = 200_000n
    expect(await runBatches(fixture.options)).toMatchObject({
      phase: 'pausedAfterFailure',
      undecided: [1],
      error: { name: 'CallsError', code: 'failed' },
    })
    await fixture.expectNonePaid()
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'needsDecision' })

    await fixture.approve()
    expect(await runBatches({ ...fixture.options, resend: [1] })).toMatchObject({ phase: 'finished' })
    expect([fixture.wallet.asked.length, fixture.alone]).toEqual([1, [1]])
    await fixture.expectPaidOnce()
  })

  test('inside a transaction that succeeds is not taken for paid', async () => {
    const fixture = await startBundleFixture(chain, { text: small })
    chain.answers.wallet_sendCalls = async ([bundle]) => {
      const { id } = bundle as Bundle
      fixture.wallet.kept.set(id, await fixture.wallet.execute({ ...(bundle as Bundle), calls: [] }))
      await chain.client.mine({ blocks: 1 })
      return { id }
    }
    expect(await runBatches(fixture.options)).toMatchObject({
      phase: 'pausedAfterFailure',
      undecided: [1],
      error: { code: 'failed' },
    })
    await fixture.approve()
    expect(await runBatches({ ...fixture.options, resend: [1] })).toMatchObject({ phase: 'finished' })
    expect(fixture.alone).toEqual([1])
    await fixture.expectPaidOnce()
  })
})
