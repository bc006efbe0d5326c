import 'fake-indexeddb/auto'
import { countShared, fingerprintPayments } from '@saleyard/send/run/fingerprint.ts'
import type { Address, Hash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { listPeople, signAndExecute, startSafePage } from '@/features/multi-send/run/testing/start-safe-fixture.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { findOpenProposals } from './find-open-proposals.ts'

let page: Awaited<ReturnType<typeof startSafePage>>
beforeAll(async () => {
  page = await startSafePage()
}, 60_000)
afterAll(() => page?.stop())

/** Proposes a list in several batches, and searches as an owner does who has only its proposals. */
async function propose(people: number, seed: number) {
  const safe = await page.open()
  const { plan, list, load, visit } = await safe.start(listPeople(people, seed), { signedBytes: 2_000 })
  await visit()
  await runStore.create(await load(), list)
  const hashes = (await load()).records.flatMap(({ proposal }) => proposal?.safeTxHash ?? [])
  const find = (change: { token?: Address | undefined; paying?: typeof list.recipients; asking?: string[] } = {}) =>
    findOpenProposals(page.client, {
      chainId: 31_337,
      safe: safe.safe,
      token: 'token' in change ? change.token : page.token,
      countShared: async (lists) => {
        const ours = fingerprintPayments(change.paying ?? list.recipients)
        return lists.map((payments) => countShared(ours, fingerprintPayments(payments)))
      },
      readAsking: async () => change.asking ?? [],
    })
  return { ...safe, plan, list, hashes, find }
}

test('open proposals that pay much of a list are found on a device that has no run of it', async () => {
  const { plan, list, hashes, find } = await propose(80, 40)
  expect(hashes.length).toBeGreaterThan(1)
  expect(new Set(await find())).toEqual(new Set(hashes))
  const first = plan.batches[0]?.count ?? 0
  expect(await find({ paying: list.recipients.slice(0, first) }), 'only what the list has').toEqual([hashes[0]])
  expect(await find({ paying: list.recipients.slice(0, Math.floor(first / 2) - 1) }), 'less than half').toEqual([])
  expect(await find({ token: undefined }), 'another asset').toEqual([])
  expect(await find({ asking: ['another run'] }), 'a run here says nothing by that').toHaveLength(hashes.length)
  expect(await find({ asking: [plan.runNonce] }), 'a run asks about this very list itself').toEqual([])
})

test('the open batch of a run of this device is found for a list of its people, which is too small a part for the run to ask', async () => {
  const { plan, list, hashes, find } = await propose(80, 60)
  const ask = async (recipients: typeof list.recipients) => {
    const { asset } = plan
    const matches = await runStore.findAlike({ chainId: 31_337, asset, symbol: 'TTH', recipients })
    return matches.map(({ runId }) => runId)
  }
  const last = plan.batches.at(-1) ?? expect.fail('no batch')
  const people = list.recipients.slice(last.first, last.first + last.count)
  expect(people.length * 2).toBeLessThan(list.recipients.length)
  expect(await ask(people)).toEqual([])
  expect(await find({ paying: people, asking: await ask(people) })).toEqual([hashes.at(-1)])
  expect(await ask(list.recipients)).toContain(plan.runNonce)
  expect(await find({ asking: await ask(list.recipients) })).toEqual([])
})

test('a proposal that is executed, replaced or forgotten is not open; nor is one whose batch another has paid', async () => {
  const { service, plan, hashes, find } = await propose(120, 50)
  const [one, two, three, ...others] = hashes as [Hash, Hash, Hash, ...Hash[]]
  await signAndExecute(service, one)
  await service.reject(two)
  expect(new Set(await find())).toEqual(new Set([three, ...others]))

  // Without its transaction only the mark of its batch shows that it was executed.
  const stored = (await proposalStore.get(one)) ?? expect.fail('not stored')
  const { tx: _tx, ...unproven } = { ...stored, safeTxHash: two.replace(/.$/, '0') as Hash }
  await proposalStore.add({ ...unproven, way: 'files' })
  expect(await find()).not.toContain(unproven.safeTxHash)
  const [, , third] = plan.batches
  const open = { ...unproven, calls: [{ to: third?.to ?? '0x', value: 0n, data: third?.data ?? '0x' }] }
  const hash = two.replace(/.$/, '1') as Hash
  await proposalStore.add({ ...open, safeTxHash: hash, way: 'files' })
  expect(await find()).toContain(hash)
  await proposalStore.patch(hash, { withdrawnAt: 1 })
  expect(await find()).not.toContain(hash)
})
