import 'fake-indexeddb/auto'
import { permit2Address } from '@saleyard/send/approve/permit-domain.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { small } from '@saleyard/testkit/lists.ts'
import { type Address, erc20Abi, type Hash, maxUint256, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deployToken } from '@/features/multi-send/approve/testing/deploy-token.ts'
import { startSignedRunFixture } from '@/features/multi-send/approve/testing/start-signed-run.ts'
import { runBatches } from '@/features/multi-send/run/connect-run.ts'
import { startWalletChain, type WalletChain } from '@/testing/connected-chain.ts'

const abi = parseAbi([
  'function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)',
  'function invalidateUnorderedNonces(uint256 word, uint256 mask)',
])
let chain: WalletChain
let snapshot: Hash

beforeAll(async () => {
  chain = await startWalletChain(account0)
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
})
afterAll(() => chain?.stop())

const allowPermit2 = (amount: bigint, token: Address = chain.addresses.demoToken) =>
  chain.client.writeContract({ address: token, abi: erc20Abi, functionName: 'approve', args: [permit2Address, amount] })
const narrow = { gas: 700_000n }
const skip = { kind: 'skip', gasCap: 100_000n } as const

describe('a run with a permit', () => {
  test.each([
    ['tokenPull', undefined],
    ['tokenFrom', undefined],
    ['tokenPull', skip],
    ['tokenFrom', skip],
  ] as const)('by %s, mode %o, pays everybody without an approval, batch after batch', async (route, mode) => {
    const fixture = await startSignedRunFixture(chain, {
      text: small,
      way: 'permit',
      route,
      limits: narrow,
      ...(mode && { mode }),
    })
    const { plan } = fixture.run
    expect(plan.batches.length).toBeGreaterThan(1)
    expect(plan.permit?.value).toBe(plan.total)
    expect(plan.batches.map(({ functionName }) => functionName.includes('WithPermit'))).toEqual(
      plan.batches.map((_, index) => index === 0),
    )
    expect(await fixture.allowance()).toBe(0n)

    // The gas that was planned is enough for each batch: the wallet is given no more.
    expect(await runBatches({ ...fixture.options, sendBatch: fixture.sendRaw })).toMatchObject({ phase: 'finished' })
    expect(await fixture.balances()).toEqual(fixture.amounts)
    expect(await fixture.allowance()).toBe(0n)
  })

  test('goes on when somebody else has submitted the permit', async () => {
    const fixture = await startSignedRunFixture(chain, { text: small, way: 'permit' })
    await submit(fixture.run.plan)
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished' })
    expect(await fixture.balances()).toEqual(fixture.amounts)
  })

  test('that has expired pays nobody, and the same bytes work after a plain approval', async () => {
    const fixture = await startSignedRunFixture(chain, { text: small, way: 'permit' })
    await chain.client.increaseTime({ seconds: 31 * 24 * 3_600 })
    await chain.client.mine({ blocks: 1 })
    const submitted: unknown[] = []
    const sendBatch = (batch: Parameters<typeof fixture.sendRaw>[0]) => {
      submitted.push(batch)
      return fixture.sendRaw(batch)
    }
    expect(await runBatches({ ...fixture.options, sendBatch })).toMatchObject({
      phase: 'pausedAfterFailure',
      records: [{ state: 'failed' }],
    })
    expect(await fixture.balances()).toEqual(fixture.amounts.map(() => 0n))

    await fixture.approve(fixture.run.plan.total)
    expect(await runBatches({ ...fixture.options, sendBatch, resend: [1] })).toMatchObject({ phase: 'finished' })
    expect(submitted[1]).toEqual(submitted[0])
    expect(await fixture.balances()).toEqual(fixture.amounts)
    expect(await fixture.allowance()).toBe(0n)
  })

  test('replaces a smaller allowance, and is not stored where the wallet declines', async () => {
    chain.answers.eth_signTypedData_v4 = () => {
      throw Object.assign(new Error('User rejected the request'), { code: 4001 })
    }
    await expect(startSignedRunFixture(chain, { text: small, way: 'permit' })).rejects.toMatchObject({
      code: 'userRejected',
    })
    delete chain.answers.eth_signTypedData_v4

    const fixture = await startSignedRunFixture(chain, { text: small, way: 'permit' })
    await fixture.approve(5n)
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished' })
    expect(await fixture.balances()).toEqual(fixture.amounts)
    expect(await fixture.allowance()).toBe(0n)
  })
})

describe('a run with Permit2', () => {
  test.each([undefined, skip])('of one batch, mode %o, pays everybody without an approval of ours', async (mode) => {
    await allowPermit2(maxUint256)
    const fixture = await startSignedRunFixture(chain, { text: small, way: 'permit2', ...(mode && { mode }) })
    expect(fixture.run.plan.batches).toMatchObject([{ functionName: expect.stringContaining('WithPermit2') }])
    expect(await runBatches({ ...fixture.options, sendBatch: fixture.sendRaw })).toMatchObject({ phase: 'finished' })
    expect(await fixture.balances()).toEqual(fixture.amounts)
    expect(await fixture.allowance()).toBe(0n)
  })

  test('of two batches is not planned', async () => {
    await allowPermit2(maxUint256)
    const fixture = startSignedRunFixture(chain, { text: small, way: 'permit2', limits: narrow })
    await expect(fixture).rejects.toMatchObject({ name: 'PlanError', code: 'permit2NeedsOne' })
  })

  test('whose nonce was used up elsewhere pays nobody, and can only be given up', async () => {
    await allowPermit2(maxUint256)
    const fixture = await startSignedRunFixture(chain, { text: small, way: 'permit2' })
    const { nonce = 0n } = fixture.run.plan.permit2 ?? {}
    const args = [nonce >> 8n, 1n << (nonce & 255n)] as const
    await chain.client.writeContract({
      address: permit2Address,
      abi,
      functionName: 'invalidateUnorderedNonces',
      args,
    })
    await fixture.approve(fixture.run.plan.total)
    for (const resend of [[], [1]]) {
      const progress = await runBatches({ ...fixture.options, sendBatch: fixture.sendRaw, resend })
      expect(progress).toMatchObject({ phase: 'pausedAfterFailure', records: [{ state: 'failed' }] })
    }
    expect(await fixture.balances()).toEqual(fixture.amounts.map(() => 0n))
  })
})

test.each(['exact', 'unlimited', 'calls'] as const)('%s changes no byte of the plan', async (way) => {
  const { run, unsigned } = await startSignedRunFixture(chain, { text: small, way })
  expect(run.plan).toEqual({ ...unsigned, approval: way })
})

test('a token that is not able to do it is refused before anything is stored', async () => {
  const token = await deployToken(chain.client, 'TetherLikeToken')
  await expect(startSignedRunFixture(chain, { text: small, way: 'permit', token })).rejects.toMatchObject({
    code: 'noLongerPossible',
  })
})

async function submit({
  asset,
  multiSender,
  permit,
}: Awaited<ReturnType<typeof startSignedRunFixture>>['run']['plan']) {
  if (asset.kind !== 'erc20' || !permit) throw new Error('No permit')
  const { value, deadline, v, r, s } = permit
  const args = [account0, multiSender, value, deadline, v, r, s] as const
  const hash = await chain.client.writeContract({ address: asset.token, abi, functionName: 'permit', args })
  expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success')
}
