import 'fake-indexeddb/auto'
import { toCallId } from '@saleyard/send/calls/bundle.ts'
import { BatchNotSubmittedError, type SendBatch } from '@saleyard/send/run/types.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { safeList, small } from '@saleyard/testkit/lists.ts'
import { refuse } from '@saleyard/testkit/wallet/bundle-wallet.ts'
import { decodeFunctionData, erc20Abi, type Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deployToken } from '@/features/multi-send/approve/testing/deploy-token.ts'
import { startBundleFixture } from '@/features/multi-send/run/testing/start-bundle-fixture.ts'
import { createSendBatch } from '@/features/multi-send/run/ui/create-send-batch.ts'
import { startWalletChain, type WalletChain } from '@/testing/connected-chain.ts'
import { chooseSender, runBatches } from './connect-run.ts'

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

const allowanceOf = (token: Hash) =>
  chain.client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [account0, chain.addresses.multiSender],
  })

describe('a wallet that does bundles', () => {
  test('pays 1,000 real recipients, a bundle per batch with the approval of exactly its total, which is used up', async () => {
    const scene = await startBundleFixture(chain, { text: safeList })
    expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished', undecided: [] })
    await scene.expectPaidOnce()

    const { batches } = scene.run.plan
    expect(batches.length).toBeGreaterThan(1)
    expect(scene.wallet.asked).toMatchObject(
      batches.map(({ id, to, data }) => ({
        version: '2.0.0',
        id: toCallId(id, 'exact'),
        atomicRequired: true,
        calls: [{ to: scene.token }, { to, data }],
      })),
    )
    const approved = scene.wallet.asked.map(({ calls }) => calls[0]?.data ?? '0x')
    expect(approved.map((data) => decodeFunctionData({ abi: erc20Abi, data }).args[1])).toEqual(
      batches.map(({ total }) => total),
    )
    expect(await allowanceOf(scene.token)).toBe(0n)
  })

  test('opens only after its id is stored', async () => {
    const scene = await startBundleFixture(chain, { text: small })
    let stored: unknown
    chain.answers.wallet_sendCalls = async ([bundle]) => {
      stored = await scene.loadRecord(1)
      return scene.wallet.send(bundle as never)
    }
    await runBatches(scene.options)
    const [asked] = scene.wallet.asked
    expect(stored).toMatchObject({ state: 'signing', isHandedOver: true, callId: asked?.id })
  })

  test('gets no approval where the allowance is enough, and zero first where the token wants that', async () => {
    const text = small
    const enough = await startBundleFixture(chain, { text })
    await enough.approve()
    await runBatches(enough.options)
    expect(enough.wallet.asked).toMatchObject([{ calls: [{ to: chain.addresses.multiSender }] }])
    await enough.expectPaidOnce()

    const token = await deployToken(chain.client, 'TetherLikeToken')
    const stubborn = await startBundleFixture(chain, { text, asset: { kind: 'erc20', token } })
    const args = [chain.addresses.multiSender, 1n] as const
    await chain.client.writeContract({ address: token, abi: erc20Abi, functionName: 'approve', args })
    await runBatches(stubborn.options)
    expect(stubborn.wallet.asked[0]?.calls.map(({ to }) => to)).toEqual([token, token, chain.addresses.multiSender])
    await stubborn.expectPaidOnce()
    expect(await allowanceOf(token)).toBe(0n)
  })
})

describe('a wallet that says no', () => {
  test('by its user pauses quietly, and the run goes on where it stopped', async () => {
    const scene = await startBundleFixture(chain, { text: small })
    chain.answers.wallet_sendCalls = () => refuse(4001)
    expect(await runBatches(scene.options)).toMatchObject({
      phase: 'pausedAfterRejection',
      records: [{ state: 'queued' }],
    })
    await scene.expectNobodyPaid()
    chain.answers.wallet_sendCalls = ([bundle]) => scene.wallet.send(bundle as never)
    expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished' })
    await scene.expectPaidOnce()
  })

  test.each([4200, 5700, 5710, 5740, 5760, -32601])(
    'by %i, because it cannot, gets the same batch as a transaction of its own',
    async (code) => {
      const scene = await startBundleFixture(chain, { text: small })
      await scene.approve()
      chain.answers.wallet_sendCalls = () => refuse(code)
      expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished' })
      expect(scene.alone).toEqual([1])
      await scene.expectPaidOnce()
    },
  )

  test('to this page is as if it was never asked, with the reason', async () => {
    const scene = await startBundleFixture(chain, { text: small })
    chain.answers.wallet_sendCalls = () => refuse(4100)
    expect(await runBatches(scene.options)).toMatchObject({
      phase: 'pausedAfterFailure',
      error: { name: 'CallsError', code: 'unauthorized' },
      records: [{ state: 'queued', isHandedOver: false }],
    })
  })

  test('to what would fail is never asked at all', async () => {
    const scene = await startBundleFixture(chain, { text: small })
    const balance = await chain.client.readContract({
      address: scene.token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account0],
    })
    const args = ['0x000000000000000000000000000000000000dEaD', balance] as const
    await chain.client.writeContract({ address: scene.token, abi: erc20Abi, functionName: 'transfer', args })
    expect(await runBatches(scene.options)).toMatchObject({
      phase: 'pausedAfterFailure',
      // No recipient has refused anything.
      error: { code: 'ERC20InsufficientBalance' },
      records: [{ state: 'queued' }],
    })
    expect(scene.wallet.asked).toEqual([])
  })
})

test('a wallet that knows no bundles is never asked for one', async () => {
  const scene = await startBundleFixture(chain, { text: small })
  await scene.approve()
  chain.answers.wallet_getCapabilities = () => refuse(4200)
  expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished' })
  expect([scene.wallet.asked, scene.alone]).toEqual([[], [1]])
  await scene.expectPaidOnce()
})

test('a pause while the wallet declines to do bundles keeps the batch from being asked for alone', async () => {
  const scene = await startBundleFixture(chain, { text: small })
  await scene.approve()
  const pause = new AbortController()
  chain.answers.wallet_sendCalls = () => {
    pause.abort()
    return refuse(4200)
  }
  const { run } = scene
  const send = createSendBatch({
    config: chain.config,
    run,
    recordOf: () => undefined,
    t: ((key: string) => key) as never,
  })
  const alone: Promise<unknown>[] = []
  const sendAlone: SendBatch = (batch, signal) => {
    const sending = send(batch, signal)
    alone.push(sending)
    return sending
  }
  const sender = chooseSender({
    config: chain.config,
    run: { ...run, plan: { ...run.plan, approval: 'calls' } },
    sendAlone,
  })
  expect(await runBatches({ ...scene.options, ...sender, signal: pause.signal })).toMatchObject({ phase: 'paused' })
  await expect.poll(() => alone.length).toBe(1)
  await expect(alone[0]).rejects.toBeInstanceOf(BatchNotSubmittedError)
  await scene.expectNobodyPaid()
})

test('a single row is a plain transfer: it has no mark, so it is no bundle', async () => {
  const scene = await startBundleFixture(chain, { text: '0x00000000000000000000000000000000000a11ce,1' })
  expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished' })
  expect([scene.wallet.asked, scene.alone]).toEqual([[], [1]])
})
