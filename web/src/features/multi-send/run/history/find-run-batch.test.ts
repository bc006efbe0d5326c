import 'fake-indexeddb/auto'
import { deployments } from '@saleyard/generated/deployments'
import { describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { type Address, getAddress, keccak256, numberToHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { startRun } from '@/features/multi-send/run/connect-run.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { findRunBatch } from './find-run-batch.ts'

const safe: Address = '0x00000000000000000000000000000000000a11ce'
const other: Address = '0x0000000000000000000000000000000000000b0b'
const { MultiSender: multiSender } = deployments

/** Two batches, of two recipients and of one. */
const planOf = (sender: Address, nonce: number): Plan =>
  planBatches({
    chainId: 56,
    sender,
    multiSender,
    asset: { kind: 'native' },
    mode: { kind: 'strict' },
    route: 'native',
    runNonce: keccak256(numberToHex(nonce)),
    recipients: [1n, 2n, 3n].map((amount, index) => ({ address: other, amount, lines: [index + 1] })),
    limits: { gas: 100n, bytes: 10_000, reserveBps: 0 },
    gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
  })

async function start(plan: Plan) {
  const run = await startRun({
    create: (stored) => runStore.create(stored, { lines: [], recipients: [] }),
    chain: { getBlockNumber: async () => 42n },
    plan,
    symbol: 'BNB',
    decimals: 18,
  })
  return run.summary.id
}

/** What a transaction of a Safe does that sends one batch of a plan. */
function actOf({ batches }: Plan, number: number) {
  const { to, value, data } = batches[number - 1] ?? expect.fail('no batch')
  const [act] = describeTx(safe, proposeCalls([{ to, value, data }], { nonce: 0n }))
  return act?.kind === 'batch' ? act : expect.fail('no batch in it')
}

test('a batch is found in the run of this Safe that has exactly its bytes, whatever other runs are here', async () => {
  const [theirs, first, second] = [planOf(other, 1), planOf(safe, 2), planOf(safe, 3)]
  await start(theirs)
  const ids = [await start(first), await start(second)]
  expect(await findRunBatch(safe, actOf(first, 1))).toEqual({ runId: ids[0], number: 1, isOther: false })
  expect(await findRunBatch(safe, actOf(first, 2))).toEqual({ runId: ids[0], number: 2, isOther: false })
  expect(await findRunBatch(getAddress(safe), actOf(second, 2))).toEqual({ runId: ids[1], number: 2, isOther: false })
  expect(await findRunBatch(safe, actOf(theirs, 1)), 'the run of another account').toBeUndefined()
  expect(await findRunBatch(safe, actOf(planOf(safe, 4), 1)), 'no run here has its mark').toBeUndefined()
})

test('a run whose plan is damaged hides no other one', async () => {
  const [damaged, whole] = [planOf(safe, 5), planOf(safe, 6)]
  const [broken, id] = [await start(damaged), await start(whole)]
  const { load } = runStore
  vi.spyOn(runStore, 'load').mockImplementation((of) =>
    of === broken ? Promise.reject(new Error('damaged')) : load(of),
  )
  expect(await findRunBatch(safe, actOf(damaged, 1))).toBeUndefined()
  expect(await findRunBatch(safe, actOf(whole, 1))).toEqual({ runId: id, number: 1, isOther: false })
  vi.restoreAllMocks()
})

test('a mark that is given up is that of one batch in one run, by account, contract and number', async () => {
  const plan = planOf(safe, 7)
  const runId = await start(plan)
  const [, second] = plan.batches
  if (!second) expect.fail('no batch')
  const cancel = { kind: 'cancel', contract: second.to, id: second.id } as const
  expect(await findRunBatch(safe, cancel)).toEqual({ runId, number: 2, isOther: false })
  expect(await findRunBatch(other, cancel), 'of another account').toBeUndefined()
  expect(await findRunBatch(safe, { ...cancel, contract: other }), 'of another contract').toBeUndefined()
  expect(await findRunBatch(safe, { ...cancel, id: second.id + 999_999n }), 'of no batch').toBeUndefined()
})

test('other bytes with the id of a batch are found as others, which take its place', async () => {
  const plan = planOf(safe, 8)
  const runId = await start(plan)
  const other = { ...actOf(plan, 1), callHash: keccak256('0x01') }
  expect(await findRunBatch(safe, other)).toEqual({ runId, number: 1, isOther: true })
})
