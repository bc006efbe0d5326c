import 'fake-indexeddb/auto'
import { toCallId } from '@saleyard/send/calls/bundle.ts'
import { BatchNotSubmittedError, type SendBatch } from '@saleyard/send/run/types.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { safeList, small } from '@saleyard/testkit/lists.ts'
import { type Bundle, refuse } from '@saleyard/testkit/wallet/bundle-wallet.ts'
import { type Address, decodeFunctionData, erc20Abi, type Hash } from 'viem'
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

describe('runs in bundles', () => {
  const allowanceOf = (token: Hash) =>
    chain.client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [account0, chain.addresses.multiSender],
    })

  describe('a wallet that does bundles', () => {
    test('pays 1,000 real recipients, a bundle per batch with the approval of exactly its total, which is used up', async () => {
      const fixture = await startBundleFixture(chain, { text: safeList })
      expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished', undecided: [] })
      await fixture.expectPaidOnce()

      const { batches } = fixture.run.plan
      expect(batches.length).toBeGreaterThan(1)
      expect(fixture.wallet.asked).toMatchObject(
        batches.map(({ id, to, data }) => ({
          version: '2.0.0',
          id: toCallId(id, 'exact'),
          atomicRequired: true,
          calls: [{ to: fixture.token }, { to, data }],
        })),
      )
      const approved = fixture.wallet.asked.map(({ calls }) => calls[0]?.data ?? '0x')
      expect(approved.map((data) => decodeFunctionData({ abi: erc20Abi, data }).args[1])).toEqual(
        batches.map(({ total }) => total),
      )
      expect(await allowanceOf(fixture.token)).toBe(0n)
    })

    test('opens only after its id is stored', async () => {
      const fixture = await startBundleFixture(chain, { text: small })
      let stored: unknown
      chain.answers.wallet_sendCalls = async ([bundle]) => {
        stored = await fixture.loadRecord(1)
        return fixture.wallet.send(bundle as never)
      }
      await runBatches(fixture.options)
      const [request] = fixture.wallet.asked
      expect(stored).toMatchObject({ state: 'signing', isHandedOver: true, callId: request?.id })
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

  describe('a wallet that refuses', () => {
    test('by its user pauses quietly, and the run goes on where it stopped', async () => {
      const fixture = await startBundleFixture(chain, { text: small })
      chain.answers.wallet_sendCalls = () => refuse(4001)
      expect(await runBatches(fixture.options)).toMatchObject({
        phase: 'pausedAfterRejection',
        records: [{ state: 'queued' }],
      })
      await fixture.expectNonePaid()
      chain.answers.wallet_sendCalls = ([bundle]) => fixture.wallet.send(bundle as never)
      expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished' })
      await fixture.expectPaidOnce()
    })

    test.each([4200, 5700, 5710, 5740, 5760, -32601])(
      'by %i, because it cannot, gets the same batch as a transaction of its own',
      async (code) => {
        const fixture = await startBundleFixture(chain, { text: small })
        await fixture.approve()
        chain.answers.wallet_sendCalls = () => refuse(code)
        expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished' })
        expect(fixture.alone).toEqual([1])
        await fixture.expectPaidOnce()
      },
    )

    test('to this page is as if it was never asked, with the reason', async () => {
      const fixture = await startBundleFixture(chain, { text: small })
      chain.answers.wallet_sendCalls = () => refuse(4100)
      expect(await runBatches(fixture.options)).toMatchObject({
        phase: 'pausedAfterFailure',
        error: { name: 'CallsError', code: 'unauthorized' },
        records: [{ state: 'queued', isHandedOver: false }],
      })
    })

    test.each([
      ['of a key has sent nothing', false, 'queued'],
      ['of owners who sign later may have stored it before', true, 'signing'],
    ])('for a lack of coin, and is that %s', async (_, isContract, state) => {
      const fixture = await startBundleFixture(chain, { text: small, isContract })
      chain.answers.wallet_sendCalls = () => Promise.reject(new Error('insufficient funds for gas * price + value'))
      expect(await runBatches(fixture.options)).toMatchObject({ phase: 'pausedAfterFailure', records: [{ state }] })
    })

    test('to what would fail is never asked at all', async () => {
      const fixture = await startBundleFixture(chain, { text: small })
      const balance = await chain.client.readContract({
        address: fixture.token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account0],
      })
      const args = ['0x000000000000000000000000000000000000dEaD', balance] as const
      await chain.client.writeContract({ address: fixture.token, abi: erc20Abi, functionName: 'transfer', args })
      expect(await runBatches(fixture.options)).toMatchObject({
        phase: 'pausedAfterFailure',
        // No recipient has refused anything.
        error: { code: 'ERC20InsufficientBalance' },
        records: [{ state: 'queued' }],
      })
      expect(fixture.wallet.asked).toEqual([])
    })
  })

  test('a wallet that knows no bundles is never asked for one', async () => {
    const fixture = await startBundleFixture(chain, { text: small })
    await fixture.approve()
    chain.answers.wallet_getCapabilities = () => refuse(4200)
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished' })
    expect([fixture.wallet.asked, fixture.alone]).toEqual([[], [1]])
    await fixture.expectPaidOnce()
  })

  test('a pause while the wallet declines to do bundles keeps the batch from being asked for alone', async () => {
    const fixture = await startBundleFixture(chain, { text: small })
    await fixture.approve()
    const pause = new AbortController()
    chain.answers.wallet_sendCalls = () => {
      pause.abort()
      return refuse(4200)
    }
    const { run } = fixture
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
    const sender = await chooseSender({
      config: chain.config,
      run: { ...run, plan: { ...run.plan, approval: 'calls' } },
      sendAlone,
    })
    expect(await runBatches({ ...fixture.options, ...sender, signal: pause.signal })).toMatchObject({ phase: 'paused' })
    await expect.poll(() => alone.length).toBe(1)
    await expect(alone[0]).rejects.toBeInstanceOf(BatchNotSubmittedError)
    await fixture.expectNonePaid()
  })

  test('a single row is a plain transfer: it has no mark, so it is no bundle', async () => {
    const fixture = await startBundleFixture(chain, { text: '0x00000000000000000000000000000000000a11ce,1' })
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished' })
    expect([fixture.wallet.asked, fixture.alone]).toEqual([[], [1]])
  })
})

describe('a bundle that another account of the wallet does', () => {
  let other: Address

  beforeAll(async () => {
    other = (await chain.client.getAddresses())[1] ?? account0
  })

  const gone = () => {
    throw new Error('the page is gone')
  }

  /** A wallet that does bundles by another of its accounts than they are asked of; that one has the tokens. */
  async function startFixture() {
    const fixture = await startBundleFixture(chain, { text: small })
    const { total } = fixture.run.plan
    const call = { address: fixture.token, abi: erc20Abi, functionName: 'transfer' } as const
    await chain.client.writeContract({ ...call, args: [other, total] })
    fixture.wallet.account = 1
    return fixture
  }

  const expectPaidByOther = async (fixture: Awaited<ReturnType<typeof startFixture>>, progress: unknown) => {
    const [hash] = fixture.wallet.kept.values()
    const record = { state: 'paidByOther', paidBy: other, minedHash: hash, hashes: expect.arrayContaining([hash]) }
    expect(progress).toMatchObject({ phase: 'finished', undecided: [], records: [record] })
    await fixture.expectPaidOnce()
  }

  test('is paid by that account, and nothing of it is sent again', async () => {
    const fixture = await startFixture()
    await expectPaidByOther(fixture, await runBatches(fixture.options))
    await expectPaidByOther(fixture, await runBatches({ ...fixture.options, resend: [1], hasSeenCancelled: true }))
    expect(fixture.wallet.asked).toHaveLength(1)
    expect(fixture.alone).toEqual([])
  })

  test('while the page is gone is found by what the wallet tells of it', async () => {
    const fixture = await startFixture()
    chain.answers.wallet_sendCalls = async ([bundle]) => {
      const { id } = await fixture.wallet.send(bundle as Bundle)
      await chain.client.waitForTransactionReceipt({ hash: fixture.wallet.kept.get(id) ?? '0x' })
      return gone()
    }
    await runBatches(fixture.options)
    chain.answers.wallet_sendCalls = gone
    await expectPaidByOther(fixture, await runBatches(fixture.options))
  })

  test('and that was given up on chain, while the wallet told nothing, is told as paid once it does', async () => {
    const fixture = await startFixture()
    chain.answers.wallet_getCallsStatus = () => refuse(5730)
    await runBatches(fixture.options)
    await fixture.cancel(1)
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished', records: [{ state: 'cancelled' }] })

    chain.answers.wallet_getCallsStatus = ([id]) => fixture.wallet.tell(String(id))
    await expectPaidByOther(fixture, await runBatches(fixture.options))
  })

  test('after it was given up on chain is told as paid as soon as the wallet tells it', async () => {
    const fixture = await startFixture()
    const kept: Bundle[] = []
    chain.answers.wallet_sendCalls = ([bundle]) => {
      kept.push(bundle as Bundle)
      return { id: (bundle as Bundle).id }
    }
    await runBatches(fixture.options)
    await fixture.cancel(1)
    const [bundle] = kept
    if (!bundle) throw new Error('no bundle')
    const { id } = await fixture.wallet.send(bundle)
    await chain.client.waitForTransactionReceipt({ hash: fixture.wallet.kept.get(id) ?? '0x' })
    await expectPaidByOther(fixture, await runBatches(fixture.options))
  })
})
