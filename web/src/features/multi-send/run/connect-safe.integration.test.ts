import 'fake-indexeddb/auto'
import { readBuilderFile } from '@saleyard/safe/proposal/builder-file.ts'
import { readProposal } from '@saleyard/safe/proposal/proposal-file.ts'
import { describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import { codeCall } from '@saleyard/send/encode/call-code.ts'
import { findUnpaid } from '@saleyard/send/report/build-report.ts'
import { encodeFunctionData, erc20Abi, getAddress, type Hash, keccak256 } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSharedRuns } from '@/features/multi-send/review/declined-risk.tsx'
import { costOf, findMissing } from '@/features/multi-send/review/make-plan.ts'
import { listPeople, signAndExecute, startSafePage } from '@/features/multi-send/run/testing/start-safe-fixture.ts'
import { createCancelIntent } from '@/features/multi-send/run/ui/cancel-intent.ts'
import { describePhase } from '@/features/multi-send/run/ui/run-progress.tsx'
import { writeProposalFiles } from '@/features/multi-send/safe/save-proposals.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { createFilesProvider } from '@/lib/safe/files-provider.ts'
import { proposalStore, type StoredProposal } from '@/lib/safe/proposal-store.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { runTransaction } from '@/lib/transactions/run-transaction.ts'
import safeTexts from '@/locales/parts/safe/en.json'
import { paysExactly } from './connect-safe.ts'
import { runStore } from './run-store.ts'

let page: Awaited<ReturnType<typeof startSafePage>>
beforeAll(async () => {
  page = await startSafePage()
}, 60_000)
afterAll(() => page?.stop())

/** Batches of about 40 people. */
const signedBytes = 2_000
const hashOf = (record: { proposal?: { safeTxHash: Hash } } | undefined) =>
  record?.proposal?.safeTxHash ?? expect.fail('not proposed')
const setAside = () => page.client.mine({ blocks: getChain(31_337).confirmations })

describe('a plan of a Safe', () => {
  test('leaves room for its signatures, costs its own gas, and needs no coin of it', async () => {
    const { plan, safe } = await page.open()
    await page.client.setBalance({ address: safe, value: 0n })
    const { made } = await plan(listPeople(1_000))
    expect(made.missing).toBeUndefined()
    expect(made.safe).toMatchObject({ isTogether: true, state: { threshold: 3, safe } })
    expect(made.plan?.limits).toMatchObject({ reserveBps: 0 })
    expect(made.plan?.batches.map(({ count }) => count)).toEqual([expect.any(Number), expect.any(Number)])
    expect(made.plan?.batches[0]?.count).toBeGreaterThan(500)
    const costs = made.plan && costOf(made.plan, made.funds)
    expect(costs).toBeGreaterThan((made.plan && costOf(made.plan, { ...made.funds, batchGas: 0n })) ?? 0n)
    expect(made.plan && findMissing({ ...made.plan, isSafe: false }, made.funds)).toMatchObject({ kind: 'coin' })
  })

  test('of coin needs the amounts, and one recipient has a mark as well', async () => {
    const { plan, safe } = await page.open()
    const text = listPeople(1)
    const one = await plan(text, { token: undefined })
    expect(one.made.plan).toMatchObject({ route: 'native', isSafe: true })
    expect(one.made.plan?.batches[0]?.id).not.toBe(0n)
    expect((await plan(text)).made.plan?.route).toBe('tokenFrom')
    await page.client.setBalance({ address: safe, value: 1n })
    expect((await plan(text, { token: undefined })).made.missing).toMatchObject({ kind: 'coin', balance: 1n })
  })
})

describe('a run of a Safe', () => {
  test('is proposed at once, waits for days, and pays each person once, whatever the owners do', {
    timeout: 90_000,
  }, async () => {
    const safe = await page.open()
    const { run, plan, list, load, visit } = await safe.start(listPeople(200, 2), { signedBytes })
    expect(plan.batches.length).toBeGreaterThanOrEqual(5)

    // One prompt for each, none waits for a block; each has its approval, and states no gas.
    expect(await visit()).toMatchObject({ phase: 'paused', undecided: [] })
    const prompts = safe.provider.prompts.shown
    expect(prompts.map(({ method }) => method)).toEqual(plan.batches.map(() => 'wallet_sendCalls'))
    expect(prompts.map(({ params }) => (params[0] as { calls: object[] }).calls)).toMatchObject(
      plan.batches.map(({ to, data }) => [{ to: page.token }, { to, data }]),
    )
    expect(JSON.stringify(prompts)).not.toContain('"gas"')
    const proposed = (await load()).records
    expect(proposed.map(({ state }) => state)).toEqual(plan.batches.map(() => 'proposed'))
    const hashes = proposed.map(hashOf)
    expect(hashes).toEqual([...safe.service.proposals.keys()])

    // This device's list of proposals has them, as they are proven to be signed.
    const stored = (await proposalStore.list()).filter(({ runId }) => runId === run.summary.id)
    expect(new Set(stored.map(({ safeTxHash }) => safeTxHash))).toEqual(new Set(hashes))
    const first = stored.find(({ safeTxHash }) => safeTxHash === hashes[0])
    expect(first).toMatchObject({ way: 'wallet', tx: { nonce: 0n }, summary: expect.stringContaining('TTH') })
    const acts = first?.tx && describeTx(safe.safe, first.tx)
    expect(acts).toMatchObject([
      { kind: 'approve', amount: plan.batches[0]?.total },
      { kind: 'batch', count: plan.batches[0]?.count },
    ])

    // What owners get as files is the same, and only of what they have.
    const stand = await load()
    const domain = { chainId: 31_337, safe: safe.service.safe }
    const files = await writeProposalFiles(stand, 'proposal')
    const read = await Promise.all(files.map(({ text }) => readProposal(text, domain)))
    expect(read.map(({ hashes: { safeTx } }) => safeTx)).toEqual(hashes)
    const built = await writeProposalFiles(stand, 'builder')
    expect(built.map(({ text }) => readBuilderFile(text, domain).calls)).toMatchObject(
      plan.batches.map(({ to, data }) => [{ to: getAddress(page.token) }, { to, data }]),
    )
    expect(new Set(built.map(({ name }) => name)).size).toBe(hashes.length)
    // What was discarded on this device is in no file: its nonce may be another's.
    const discarded = files[0]?.safeTxHash as Hash
    const kept = (await proposalStore.get(discarded)) as StoredProposal
    await proposalStore.remove(discarded)
    await proposalStore.add({ ...kept, way: 'files', withdrawnAt: 1 })
    expect((await writeProposalFiles(stand, 'proposal')).map(({ safeTxHash }) => safeTxHash)).toEqual(hashes.slice(1))
    await proposalStore.remove(discarded)
    await proposalStore.add(kept)
    const codes = built.map(({ text }) => readBuilderFile(text, domain).description)
    expect(codes).toEqual(plan.batches.map(({ data }) => expect.stringContaining(codeCall(data))))
    const untouched = stand.records.map((record) => ({ ...record, state: 'queued' as const }))
    expect(await writeProposalFiles({ ...stand, records: untouched }, 'builder')).toEqual([])

    // Owners execute the first, reject the second, replace the third.
    const [one, two, three, four] = hashes as [Hash, Hash, Hash, Hash]
    await signAndExecute(safe.service, one)
    await safe.service.reject(two)
    await safe.service.replace(three)
    await setAside()
    expect(await visit()).toMatchObject({ phase: 'needsDecision', undecided: [2, 3] })
    const seen = (await load()).records
    expect(seen.map(({ state }) => state)).toEqual([
      'reconciled',
      'replaced',
      'replaced',
      ...hashes.slice(3).map(() => 'proposed'),
    ])
    expect(seen[1]?.proposal).toMatchObject({ state: 'replaced', isRejected: true })
    expect(seen[2]?.proposal).toMatchObject({ state: 'replaced' })
    expect(prompts).toHaveLength(hashes.length)

    // On request they are proposed again, unchanged.
    await visit({ resend: [2] })
    await visit({ resend: [3] })
    const again = (await load()).records
    expect(again.slice(1, 3).map(({ state }) => state)).toEqual(['proposed', 'proposed'])
    for (const hash of [four, ...hashes.slice(4), ...again.slice(1, 3).map(hashOf)])
      await signAndExecute(safe.service, hash)
    await setAside()
    expect(await visit()).toMatchObject({ phase: 'finished' })

    const paid = await page.countPayments(run.summary.notedBlock)
    expect(list.recipients.map(({ address }) => paid.get(address.toLowerCase()))).toEqual(
      list.recipients.map(({ amount }) => [amount]),
    )
  })

  test('that its user declines is not proposed, and goes on where it stopped', async () => {
    const safe = await page.open()
    const { load, visit } = await safe.start(listPeople(20, 3))
    safe.provider.prompts.rejectNext('wallet_sendCalls')
    expect(await visit()).toMatchObject({ phase: 'pausedAfterRejection', records: [{ state: 'queued' }] })
    expect(safe.service.proposals.size).toBe(0)
    await visit()
    expect((await load()).records).toMatchObject([{ state: 'proposed' }])
  })

  test('of coin is one call, in a bundle as well: of a single transaction Safe would make the gas part of what owners sign', async () => {
    const safe = await page.open()
    const { plan, load, visit } = await safe.start(listPeople(3, 4), { token: undefined })
    await visit()
    const calls = plan.batches.map(({ to, data }) => ({ to, data }))
    expect(safe.provider.prompts.shown).toMatchObject([{ method: 'wallet_sendCalls', params: [{ calls }] }])
    expect(JSON.stringify(safe.provider.prompts.shown)).not.toContain('"gas"')
    const [record] = (await load()).records
    expect(record).toMatchObject({ state: 'proposed', proposal: { nonce: 0n } })
    await signAndExecute(safe.service, hashOf(record))
    await setAside()
    expect(await visit()).toMatchObject({ phase: 'finished' })
  })
})

test('a rejected batch of a Safe is given up by a proposal of its own: its mark is set, and nobody of it is paid, now or later', async () => {
  const safe = await page.open()
  const { plan, run, list, load, visit } = await safe.start(listPeople(20, 13))
  await visit()
  const [first] = (await load()).records
  await safe.service.reject(hashOf(first))
  await setAside()
  expect(await visit()).toMatchObject({ phase: 'needsDecision', undecided: [1] })

  const [batch] = plan.batches
  if (!batch) throw new Error('no batch')
  const intent = createCancelIntent(safe.config, run, batch, i18n.t)
  const result = runTransaction(intent, { config: safe.config, confirmations: 1 })
  const proposalOf = async () => (await activityStore.get(intent.key))?.proposal
  await expect.poll(proposalOf).toMatchObject({ nonce: 1n })
  const hash = await signAndExecute(safe.service, (await proposalOf())?.safeTxHash ?? '0x')
  expect(await result).toMatchObject({ state: 'final', hash })
  await setAside()
  expect(await visit()).toMatchObject({ phase: 'finished', records: [{ state: 'cancelled' }] })

  // The same calls under another nonce, by owners who still have them.
  const again = await safe.service.changeNonce(hashOf(first))
  await expect(signAndExecute(safe.service, again)).rejects.toThrow('GS013')
  const paid = await page.countPayments(run.summary.notedBlock)
  expect(list.recipients.some(({ address }) => paid.has(address.toLowerCase()))).toBe(false)
})

test("an execution that is pending under its own hash is the Safe's, not another payer's, when Review checks a declined run", async () => {
  const safe = await page.open()
  const { load, list } = await safe.start(listPeople(2, 13), { token: undefined })
  const stored = await load()
  const { id } = stored.summary
  await page.client.setAutomine(false)
  // As a Safe of one owner answers: with the transaction by which that owner executes it.
  const hash = await page.client.sendTransaction({ to: safe.safe, gas: 100_000n })
  const records = stored.records.map((record) => ({
    ...record,
    state: 'sent' as const,
    isHandedOver: true,
    hashes: [hash],
  }))
  await runStore.create({ ...stored, records, summary: { ...stored.summary, doubt: 'open' } }, list)
  const target = { list: 1, chainId: 31_337, token: undefined }
  await findSharedRuns(safe.config, { countShared: async () => 0 }, target)
  const [checked] = (await runStore.load(id))?.records ?? []
  await page.client.dropTransaction({ hash })
  await page.client.setAutomine(true)
  await runStore.remove(id)
  expect(checked).toMatchObject({ state: 'sent', isPending: true })
  expect(checked).not.toHaveProperty('signedByOthers')
})

describe('a wallet', () => {
  const refuse = () => Promise.reject(Object.assign(new Error('The method is not supported'), { code: -32_601 }))

  test('that takes one call at a time gets a batch without its approval, which the Safe has given before', async () => {
    const safe = await page.open({ answers: { wallet_getCapabilities: refuse, wallet_sendCalls: refuse } })
    const { plan, run, list, load, visit } = await safe.start(listPeople(20, 6))
    expect(plan).toMatchObject({ approval: 'exact', isSafe: true })
    expect(await visit()).toMatchObject({ phase: 'pausedAfterFailure', records: [{ state: 'queued' }] })
    expect(safe.service.proposals.size).toBe(0)

    const { multiSender, total } = plan
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [multiSender, total] })
    await signAndExecute(safe.service, await safe.service.propose([{ to: page.token, value: 0n, data: approve }]))
    await visit()
    const data = plan.batches[0]?.data
    expect(safe.provider.prompts.shown).toMatchObject([{ method: 'eth_sendTransaction', params: [{ data }] }])
    const [record] = (await load()).records
    expect(record).toMatchObject({ state: 'proposed', proposal: { nonce: 1n } })
    await signAndExecute(safe.service, hashOf(record))
    await setAside()
    expect(await visit()).toMatchObject({ phase: 'finished' })
    const paid = await page.countPayments(run.summary.notedBlock)
    expect(list.recipients.every(({ address }) => paid.get(address.toLowerCase())?.length === 1)).toBe(true)
  })

  test('that is this page, by files, refuses for a reason of the Safe, which the run says in its words', async () => {
    const code = (await page.client.getCode({ address: page.token })) ?? '0x'
    const safe = await page.open({
      answers: {
        async wallet_sendCalls(params) {
          // The token is gone since the run has looked at it.
          await page.client.setCode({ address: page.token, bytecode: '0x' })
          const session = { read: async () => ({ chainId: 31_337, safe: safe.safe }), moveTo: async () => {} }
          return createFilesProvider(safe.config, session).request({ method: 'wallet_sendCalls', params })
        },
      },
    })
    const { load, visit } = await safe.start(listPeople(20, 15))
    const progress = await visit()
    await page.client.setCode({ address: page.token, bytecode: code })
    expect(progress).toMatchObject({ phase: 'pausedAfterFailure', current: 1 })
    expect((await load()).records).toMatchObject([{ state: 'queued', isHandedOver: false }])
    expect(describePhase(progress, false, i18n.t).text).toContain(
      safeTexts.errors.targetUnknown.replace('{{account}}', getAddress(page.token)),
    )
  })

  test('whose answer leads to no transaction of these calls has proposed something: nothing proves what', async () => {
    const hash = keccak256('0x01')
    const safe = await page.open({ answers: { wallet_sendCalls: async () => ({ id: hash }) } })
    const { load, visit } = await safe.start(listPeople(20, 7))
    await visit()
    const [record] = (await load()).records
    expect(record).toMatchObject({ state: 'proposed', proposal: { safeTxHash: hash, state: 'waiting' } })
    expect(record?.proposal).not.toHaveProperty('nonce')
    const stored = await proposalStore.get(hash)
    expect(stored).toMatchObject({ way: 'wallet', calls: [{ to: page.token }, {}] })
    expect(stored).not.toHaveProperty('tx')
  })

  test('that returns no SafeTxHash may have proposed the batch: it is not proposed again by itself', async () => {
    const safe = await page.open({ answers: { wallet_sendCalls: async () => ({ id: 'bundle 1' }) } })
    const { load, visit } = await safe.start(listPeople(20, 8))
    expect(await visit()).toMatchObject({ phase: 'pausedAfterFailure' })
    expect((await load()).records).toMatchObject([{ state: 'signing', isHandedOver: true }])
    expect(await visit()).toMatchObject({ phase: 'needsDecision', undecided: [1] })
  })

  test.each([
    ['says so', {}],
    ['does not say so', { wallet_getCapabilities: refuse }],
  ])('that takes no bundle and %s gets a single call as a transaction, without gas', async (_, answers) => {
    const safe = await page.open({ answers: { wallet_sendCalls: refuse, ...answers } })
    const { plan, load, visit } = await safe.start(listPeople(2, 11), { token: undefined })
    await visit()
    const data = plan.batches[0]?.data
    expect(safe.provider.prompts.shown).toMatchObject([{ method: 'eth_sendTransaction', params: [{ data }] }])
    expect(safe.provider.prompts.shown[0]?.params[0]).not.toHaveProperty('gas')
    expect((await load()).records).toMatchObject([{ state: 'proposed', proposal: { nonce: 0n } }])
  })

  test('whose user declines a single call, or which fails, is not asked for it a second time', async () => {
    const fails = () => Promise.reject(Object.assign(new Error('Gateway timeout'), { code: -32_000 }))
    for (const options of [{}, { answers: { wallet_sendCalls: fails } }]) {
      const safe = await page.open(options)
      const { visit } = await safe.start(listPeople(2, 12), { token: undefined })
      safe.provider.prompts.rejectNext('wallet_sendCalls')
      await visit()
      expect(safe.provider.prompts.shown.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
      expect(safe.service.proposals.size).toBe(0)
    }
  })

  test.each([
    ['several calls', -32_601, 'unsupported'],
    ['a request of this page', 4100, 'unauthorized'],
    ['what the request asks for', 5700, 'capability'],
    ['calls on this network', 5710, 'chain'],
    ['calls that succeed or fail together', 5760, 'notAtomic'],
  ])('that cannot take %s has proposed nothing', async (_, code, name) => {
    const refuses = () => Promise.reject(Object.assign(new Error('No'), { code }))
    const safe = await page.open({ answers: { wallet_sendCalls: refuses } })
    const { load, visit } = await safe.start(listPeople(20, 9))
    expect(await visit()).toMatchObject({ phase: 'pausedAfterFailure', error: { code: name } })
    expect((await load()).records).toMatchObject([{ state: 'queued', isHandedOver: false }])
  })

  test.each([
    ['calls are too large', 5740, 'pausedAfterFailure', 'signing'],
    ['user declines an upgrade', 5750, 'pausedAfterRejection', 'queued'],
  ])('whose %s may have stored them: smaller batches free nobody of it', async (_, code, phase, state) => {
    const refuses = () => Promise.reject(Object.assign(new Error('No'), { code }))
    const safe = await page.open({ answers: { wallet_sendCalls: refuses } })
    const { plan, list, visit } = await safe.start(listPeople(200, 14), { signedBytes })
    expect(await visit()).toMatchObject({ phase, current: 1 })
    const stopped = await visit({ stop: true })
    expect(stopped).toMatchObject({ phase: 'needsDecision', undecided: [1] })
    expect(stopped.records[0]).toMatchObject({ state, isHandedOver: true })
    const unpaid = findUnpaid({ ...plan, recipients: list.recipients }, stopped.records)
    expect(unpaid).toEqual(list.recipients.slice(plan.batches[0]?.count))
  })
})

test('calls that pay other people, or do more than that, are no batch of the plan', async () => {
  const safe = await page.open()
  const { plan } = await safe.start(listPeople(2, 5))
  const [batch] = plan.batches
  if (!batch) throw new Error('no batch')
  const { to, value, data, total } = batch
  const pays = { to, value, data }
  const { service } = safe
  const approve = (amount: bigint) => ({
    to: page.token,
    value: 0n,
    data: `0x095ea7b3${to.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}` as const,
  })
  expect(paysExactly(plan, batch, [approve(total), pays])).toBe(true)
  expect(paysExactly(plan, batch, [approve(total + 1n), pays])).toBe(false)
  expect(paysExactly(plan, batch, [pays])).toBe(false)
  expect(paysExactly({ ...plan, approval: 'exact' }, batch, [pays])).toBe(true)
  expect(paysExactly(plan, batch, [approve(total), pays, pays])).toBe(false)
  const people = listPeople(1, 5).slice(2, 42)
  expect(data).toContain(people)
  const other = data.replace(people, '11'.repeat(20)) as typeof data
  expect(paysExactly(plan, batch, [approve(total), { ...pays, data: other }])).toBe(false)
  expect(paysExactly(plan, batch, [approve(total), pays, { to: service.safe, value: 0n, data: '0x' }])).toBe(false)
})
