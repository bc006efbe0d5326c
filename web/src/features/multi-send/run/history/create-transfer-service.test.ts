import 'fake-indexeddb/auto'
import { listBatchCalls, proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { hashSafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { type BatchProposal, type BatchRecord, newRecord } from '@saleyard/send/run/batch-record.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { expected, multiSender, newRunFile } from '@/features/multi-send/run/history/testing/run-file.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { newPrice, newSource } from '@/features/multi-send/source/testing/holders-source.ts'
import { createTransferService } from './create-transfer-service.ts'
import { type RunFile, writeRunFile } from './run-file.ts'

let devices = 0
const hash = (pair: string) => `0x${pair.repeat(32)}` as const
const blobOf = (file: RunFile) => new Blob([writeRunFile(file)])

/** A browser with its store; with a run in it, or none. */
async function newDevice(file?: RunFile) {
  const store = createRunStore(`device-${++devices}`)
  if (file) await store.create(file, file.list)
  const service = createTransferService(store)
  const load = async () => (await store.load(newRunFile().summary.id)) ?? { records: [] as BatchRecord[] }
  return { store, service, load }
}
const withRecords = (...changes: Partial<BatchRecord>[]): RunFile => {
  const file = newRunFile()
  return { ...file, records: file.records.map((record, index) => ({ ...record, ...changes[index] })) }
}

afterEach(() => vi.unstubAllGlobals())

describe('an exported run', () => {
  test('freezes what is not at its end, before anybody has the file', async () => {
    const { service, load } = await newDevice(withRecords({ state: 'reconciled', isHandedOver: true }))
    const text = await (await service.exportRun(newRunFile().summary.id)).text()
    expect((await load()).records.map(({ isHandedOver }) => isHandedOver)).toEqual([true, true, true])
    expect(JSON.parse(text)).toMatchObject({ version: 1, records: [{}, { state: 'queued', isHandedOver: true }, {}] })
  })

  test('is the same run on another device, with all its lines', async () => {
    const here = await newDevice(withRecords({ state: 'sent', isHandedOver: true, hashes: [hash('aa')] }))
    const there = await newDevice()
    const file = await here.service.exportRun(newRunFile().summary.id)
    expect(await there.service.checkImport(file, expected)).toMatchObject({ ok: true, isHere: false })
    expect((await there.store.list()).length).toBe(0)

    expect(await there.service.storeImport()).toEqual({ ok: true, runId: newRunFile().summary.id })
    const { plan, list } = newRunFile()
    expect(await there.load()).toMatchObject({ plan, summary: { isFinished: false, notedBlock: 42n } })
    expect(await there.store.loadList(newRunFile().summary.id)).toEqual(list)
    expect((await there.load()).records[0]).toMatchObject({ state: 'sent', hashes: [hash('aa')] })
  })
})

describe('an imported run', () => {
  test('is the one whose file was given last, also when an earlier file is read later', async () => {
    const { store, service } = await newDevice()
    let resolve = (_text: string) => {}
    const text = new Promise<string>((settle) => {
      resolve = settle
    })
    const slow = service.checkImport(Object.assign(new Blob(), { text: () => text }), expected)
    const last = newRunFile({ runNonce: hash('cd') })
    await service.checkImport(blobOf(last), expected)
    resolve(writeRunFile(newRunFile()))
    await slow
    await service.storeImport()
    expect((await store.list()).map(({ id }) => id)).toEqual([last.summary.id])
  })

  test('keeps what its list was made of as a claim of the file, also after another export', async () => {
    // Another block can be written into the file: no payment shows that.
    const changed = newSource({ block: { ...newSource().block, number: '7' } })
    const { service, load } = await newDevice()
    const checked = await service.checkImport(blobOf(newRunFile({ source: changed })), expected)
    expect(checked).toMatchObject({ ok: true, source: changed })
    await service.storeImport()
    expect(await load()).toMatchObject({ plan: { source: { ...changed, isClaim: true } } })

    const exported = await service.exportRun(newRunFile().summary.id)
    const next = await newDevice()
    expect(await next.service.checkImport(exported, expected)).toMatchObject({ source: { isClaim: true } })
    await next.service.storeImport()
    expect(await next.load()).toMatchObject({ plan: { source: { isClaim: true } } })
  })

  test('keeps the price of its dollars as a claim of the file; one of another shape is refused', async () => {
    const { service, load } = await newDevice()
    const price = newPrice()
    expect(await service.checkImport(blobOf(newRunFile({ price })), expected)).toMatchObject({ ok: true, price })
    await service.storeImport()
    expect(await load()).toMatchObject({ plan: { price: { ...price, isClaim: true } } })
    expect(await service.checkImport(blobOf(newRunFile({ price: { ...price, answer: '0' } })), expected)).toEqual({
      ok: false,
      problem: { code: 'shape', values: { path: 'plan.price.answer' } },
    })
  })

  test('has no source if its file has none, as those of earlier versions', async () => {
    const { service, load } = await newDevice()
    expect(await service.checkImport(blobOf(newRunFile()), expected)).toMatchObject({ ok: true, source: undefined })
    await service.storeImport()
    expect((await load()) as { plan?: object }).not.toHaveProperty('plan.source')
  })

  test('is refused if its source has another shape', async () => {
    const { service } = await newDevice()
    const file = newRunFile({ source: newSource({ total: '1.5' }) })
    expect(await service.checkImport(blobOf(file), expected)).toEqual({
      ok: false,
      problem: { code: 'shape', values: { path: 'plan.source.total' } },
    })
  })

  test('knows which account signed, and looks on chain which one paid', async () => {
    const account = `0x${'b0'.repeat(20)}` as const
    const signedByOthers = [{ hash: hash('aa'), account }]
    const file = withRecords({ state: 'paidByOther', hashes: [hash('aa')], paidBy: account, signedByOthers })
    const { service, load } = await newDevice()
    expect(await service.checkImport(blobOf(file), expected)).toMatchObject({ ok: true })
    await service.storeImport()
    const [record] = (await load()).records
    expect(record).toMatchObject({ state: 'signing', hashes: [hash('aa')], signedByOthers })
    expect(record, 'what another account has sent in it needs our bytes').toMatchObject({
      importedHashes: [hash('aa')],
    })
    expect(record).not.toHaveProperty('paidBy')
  })

  test.each(['mined', 'reconciled', 'cancelling', 'cancelled', 'paidByOther'] as const)(
    'is not believed that a batch is %s: only the chain says that',
    async (state) => {
      const { service, load } = await newDevice()
      const told = { state, minedHash: hash('aa'), minedBlock: 9n, paidBy: multiSender } as const
      await service.checkImport(blobOf(withRecords(told)), expected)
      await service.storeImport()
      const [record] = (await load()).records
      expect(record).toMatchObject({ state: 'signing', isHandedOver: true })
      for (const claim of ['minedHash', 'minedBlock', 'paidBy']) expect(record).not.toHaveProperty(claim)
    },
  )

  test('is never taken for finished by its own word, and each of its batches counts as handed over', async () => {
    const file = withRecords({ state: 'reconciled' }, { state: 'queued' }, { state: 'stopped' })
    Object.assign(file.summary, { isFinished: true })
    const { service, store, load } = await newDevice()
    await service.checkImport(blobOf(file), expected)
    await service.storeImport()
    expect(await store.list()).toMatchObject([{ isFinished: false }])
    expect((await load()).records).toMatchObject([
      { isHandedOver: true },
      { state: 'queued', isHandedOver: true },
      { state: 'stopped', isHandedOver: false },
    ])
  })

  test('that is here already never goes back behind the records that are here', async () => {
    const known = { state: 'sent', isHandedOver: true, hashes: [hash('bb')], nonce: 7 } as const
    const { service, load } = await newDevice(
      withRecords({ ...known, hashes: [...known.hashes] }, {}, { state: 'stopped' }),
    )
    const old = withRecords({ hashes: [hash('aa')] }, { hashes: [hash('cc')] })
    expect(await service.checkImport(blobOf(old), expected)).toMatchObject({ ok: true, isHere: true })
    await service.storeImport()
    expect((await load()).records).toMatchObject([
      { ...known, hashes: [hash('aa'), hash('bb')], importedHashes: [hash('aa')] },
      { state: 'queued', isHandedOver: true, hashes: [hash('cc')] },
      { ...newRecord({ number: 3 }), state: 'stopped' },
    ])
  })

  test('of a Safe brings its proposals, and what another owner has proposed is not proposed again on its own', async () => {
    const proposal = (pair: string): BatchProposal => ({
      safeTxHash: hash(pair),
      nonce: 4n,
      proposedAt: 1,
      fromBlock: 42n,
      state: 'waiting',
    })
    const lost: BatchProposal = { ...proposal('5b'), state: 'replaced', isRejected: true, revertedBy: hash('aa') }
    const proposed = {
      state: 'proposed',
      isHandedOver: true,
      proposal: proposal('5a'),
      earlierProposals: [lost],
    } as const
    const { plan } = newRunFile({ isSafe: true })
    const domain = { chainId: plan.chainId, safe: plan.sender }
    const [, second, third] = plan.batches
    if (!(second && third)) throw new Error('No batches')
    const calls = listBatchCalls(plan, [second], { ...domain, allowance: 0n })
    const ofSecond = { ...proposal('5a'), safeTxHash: hashSafeTx(domain, proposeCalls(calls, { nonce: 4n })).safeTx }
    const theirs = withRecords(
      { ...proposed, earlierProposals: [lost] },
      { ...proposed, proposal: ofSecond, earlierProposals: [] },
      // The hash of another batch proves nothing about this one.
      { ...proposed, proposal: ofSecond, earlierProposals: [] },
    )
    const safe = { ...theirs, plan: { ...theirs.plan, isSafe: true, isContract: true } }
    const empty = await newDevice()
    await empty.service.checkImport(blobOf(safe), expected)
    await empty.service.storeImport()
    expect(await empty.load()).toMatchObject({
      plan: { isSafe: true, isContract: true },
      records: [proposed, { proposal: ofSecond }, {}],
    })

    const ours = { ...proposed, proposal: proposal('5c'), earlierProposals: [] }
    const here = await newDevice({ ...newRunFile({ isSafe: true }), records: withRecords(ours).records })
    await here.service.checkImport(blobOf(safe), expected)
    await here.service.storeImport()
    expect((await here.load()).records).toMatchObject([
      { state: 'proposed', proposal: proposal('5c'), earlierProposals: [lost, proposal('5a')] },
      { state: 'proposed', proposal: ofSecond, earlierProposals: [] },
      { state: 'queued', isHandedOver: true, earlierProposals: [ofSecond] },
    ])
  })

  test('with a proposal of another shape is refused', async () => {
    const { service } = await newDevice()
    const wrong = { safeTxHash: '0x12', proposedAt: 1, fromBlock: 42n, state: 'waiting' } as unknown as BatchProposal
    expect(await service.checkImport(blobOf(withRecords({ state: 'proposed', proposal: wrong })), expected)).toEqual({
      ok: false,
      problem: { code: 'shape', values: { path: 'records.0.proposal.safeTxHash' } },
    })
  })

  test('with other bytes than the run of its number that is here is refused', async () => {
    const { service, load } = await newDevice(newRunFile())
    const other = newRunFile({}, () => 5n)
    await service.checkImport(blobOf(other), expected)
    expect(await service.storeImport()).toEqual({ ok: false, problem: { code: 'differs', values: {} } })
    expect(await load()).toMatchObject({ plan: newRunFile().plan })
  })

  test('that lies is refused, and nothing of it is kept', async () => {
    const { service, store } = await newDevice()
    const file = newRunFile()
    Object.assign(file.plan, { multiSender: `0x${'99'.repeat(20)}` })
    expect(await service.checkImport(blobOf(file), expected)).toMatchObject({
      ok: false,
      problem: { code: 'contract' },
    })
    await expect(service.storeImport()).rejects.toThrow('No file was checked')
    expect(await store.list()).toEqual([])
  })

  test('shows whom it would pay before it is stored, without the names that it gives them', async () => {
    const { service, store } = await newDevice()
    const file = newRunFile()
    const named = file.list.recipients.map((recipient) => ({ ...recipient, names: ['mint.eth'] }))
    await service.checkImport(blobOf({ ...file, list: { ...file.list, recipients: named } }), expected)
    const unnamed = file.list.recipients.map(({ address, amount, lines }) => ({ address, amount, lines }))
    expect(await service.readImported(1, 3)).toEqual(unnamed.slice(1, 3))
    expect(await store.list()).toEqual([])
    await service.checkImport(new Blob(['{}']), expected)
    expect(await service.readImported(0, 9)).toEqual([])
  })

  test('that is being sent in another tab is left alone', async () => {
    const { service, load } = await newDevice(newRunFile())
    await service.checkImport(blobOf(withRecords({ hashes: [hash('aa')] })), expected)
    const locks = { request: (_name: string, _options: unknown, work: (lock: null) => unknown) => work(null) }
    vi.stubGlobal('navigator', { locks })
    expect(await service.storeImport()).toMatchObject({ ok: false, problem: { code: 'running' } })
    expect((await load()).records[0]).toMatchObject({ hashes: [] })
  })
})
