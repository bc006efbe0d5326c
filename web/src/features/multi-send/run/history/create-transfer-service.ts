// Exports runs as files, imports them, and merges the batch records of both devices.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { withLock } from '@saleyard/chain/with-lock.ts'
import type { ListPrice, ListSource, Recipient } from '@saleyard/send/list/types.ts'
import type { Asset, Batch, Plan, Route } from '@saleyard/send/plan/types.ts'
import { type BatchProposal, type BatchRecord, type BatchState, isEnded } from '@saleyard/send/run/batch-record.ts'
import { rebuildList } from '@saleyard/send/run/store-run.ts'
import type { RunStore, RunSummary, StoredRun } from '@saleyard/send/run/types.ts'
import { type RunFile, readRunFile, writeRunFile } from './run-file.ts'
import { TransferProblem } from './transfer-problem.ts'
import { type Expected, verifyRun } from './verify-run.ts'

type Refused = { ok: false; problem: Pick<TransferProblem, 'code' | 'values'> }
/** `isHere`: this device has a run of this id; its own records stay. */
export type ImportCheck =
  | {
      ok: true
      summary: RunSummary
      asset: Asset
      route: Route
      /** As the file says. */
      source: ListSource | undefined
      price: ListPrice | undefined
      batches: Pick<Batch, 'number' | 'first'>[]
      isHere: boolean
    }
  | Refused
export type ImportResult = { ok: true; runId: string } | Refused

/** Creates the service that moves runs between devices. */
export function createTransferService(store: RunStore) {
  let checked: RunFile | undefined
  // Of two files that are read at the same time the later one counts.
  let latest: Blob | undefined

  const storeFile = async (file: RunFile): Promise<string> => {
    const { summary, plan, list, records } = file
    const here = await store.load(summary.id)
    if (!here) {
      const now = Date.now()
      // The chain decides whether the run is finished, and which account paid.
      const own = { ...summary, createdAt: now, updatedAt: now, isFinished: false, isPersistent: false }
      await store.create({ summary: own, plan: toImportedPlan(plan), records: records.map(toImported) }, list)
      return summary.id
    }
    if (here.plan.batches.some(({ data }, index) => data !== plan.batches[index]?.data))
      throw new TransferProblem('differs')
    await store.saveRecords(summary.id, mergeRecords(here.records, records, await findProven(here, records)))
    return summary.id
  }

  return {
    exportRun: (runId: string): Promise<Blob> =>
      withLock(`run:${runId}`, async () => {
        const [run, list] = await Promise.all([store.load(runId), store.loadList(runId)])
        if (run?.plan.route.startsWith('plain')) throw new TransferProblem('plain')
        if (!run || !list) throw new Error(`No run ${runId} on this device`)
        const records = markSubmitted(run.records)
        // Saved before the file exists: a batch that another device may send is never given up here without the chain.
        await store.saveRecords(runId, records)
        return toBlob({ ...run, records, list })
      }),

    writeRun: async (run: StoredRun): Promise<Blob> => {
      const list = (await store.loadList(run.summary.id).catch(() => undefined)) ?? rebuildList(run)
      return toBlob({ ...run, records: markSubmitted(run.records), list })
    },

    async checkImport(file: Blob, expected: Expected): Promise<ImportCheck> {
      checked = undefined
      latest = file
      try {
        const read = readRunFile(await file.text())
        verifyRun(read, expected)
        const isHere = (await store.load(read.summary.id)) !== undefined
        if (latest === file) checked = read
        const batches = read.plan.batches.map(({ number, first }) => ({ number, first }))
        const { asset, route, source, price } = read.plan
        return { ok: true, summary: read.summary, asset, route, source, price, batches, isHere }
      } catch (error) {
        return toRefused(error)
      }
    },

    // Without names: this device has not looked up the names of a file.
    readImported: async (from: number, to: number): Promise<Recipient[]> =>
      (checked?.list.recipients ?? [])
        .slice(from, to)
        .map(({ address, amount, lines }) => ({ address, amount, lines })),

    async storeImport(): Promise<ImportResult> {
      const file = checked
      if (!file) throw new Error('No file was checked')
      try {
        return { ok: true, runId: await withLock(`run:${file.summary.id}`, () => storeFile(file)) }
      } catch (error) {
        if (error instanceof AppError && error.code === 'runningElsewhere')
          return toRefused(new TransferProblem('running'))
        return toRefused(error)
      }
    },
  }
}

/** Marks open batches as submitted: any holder of the file may send them. */
function markSubmitted(records: BatchRecord[]): BatchRecord[] {
  // Another device may send a batch that was declined here.
  return records.map((record) => (isEnded(record) ? record : { ...record, isHandedOver: true, doubt: undefined }))
}

function toBlob(file: RunFile): Blob {
  return new Blob([writeRunFile(file)], { type: 'application/json;charset=utf-8' })
}

function toRefused(error: unknown): Refused {
  if (!(error instanceof TransferProblem)) throw error
  return { ok: false, problem: { code: error.code, values: error.values } }
}

/** States that only the chain can tell. */
const settled: readonly BatchState[] = ['mined', 'reconciled', 'cancelling', 'cancelled', 'paidByOther']

/**
 * Converts a record of another device: what it says of the chain is forgotten and read again before anything is sent, and its
 * author may still hold the bytes. No wallet of this device has received them.
 */
export function toImported(record: BatchRecord): BatchRecord {
  if (record.state === 'stopped') return record
  const { minedHash: _minedHash, minedBlock: _minedBlock, paidBy: _paidBy, state, ...rest } = record
  const open = record.proposal ? 'proposed' : 'signing'
  return {
    ...rest,
    state: settled.includes(state) ? open : state,
    isHandedOver: true,
    isMarkedOnly: false,
    skipped: [],
    doubt: findPersistentDoubt(record),
    firstNonce: undefined,
    ...(record.hashes.length > 0 && { importedHashes: record.hashes }),
  }
}

/** Marks what the list was made of, and its price, as claims: nothing in the file proves them, and no payment depends on them. */
function toImportedPlan({ source, price, ...plan }: Plan): Plan {
  return {
    ...plan,
    ...(source && { source: { ...source, isClaim: true } }),
    ...(price && { price: { ...price, isClaim: true } }),
  }
}

/** Finds the proposals of a file that are proven to be of its run's batches: their hash is made again from the run's bytes. */
async function findProven({ plan }: StoredRun, records: BatchRecord[]): Promise<ReadonlySet<BatchProposal>> {
  if (!plan.isSafe || records.every((record) => listProposals(record).length === 0)) return new Set()
  const { rebuildTx } = await import('@saleyard/safe/run/identify-proposal.ts')
  const proven = records.flatMap((record, index) => {
    const batch = plan.batches[index]
    return listProposals(record).filter((proposal) => batch && rebuildTx(plan, batch, proposal))
  })
  return new Set(proven)
}

/** Adds a file's hashes and proposals to this device's records, which keep all their own facts. */
function mergeRecords(here: BatchRecord[], imported: BatchRecord[], proven: ReadonlySet<BatchProposal>): BatchRecord[] {
  return here.map((record, index) => {
    if (record.state === 'stopped') return record
    const known = new Set(record.hashes)
    const added = imported[index]?.hashes.filter((hash) => !known.has(hash)) ?? []
    const signers = imported[index]?.signedByOthers?.filter(({ hash }) => added.includes(hash)) ?? []
    // The latest comes last: the hash that this device has sent.
    return {
      ...record,
      isHandedOver: true,
      hashes: [...added, ...record.hashes],
      ...(added.length > 0 && { importedHashes: [...(record.importedHashes ?? []), ...added] }),
      doubt: findPersistentDoubt(record),
      ...(signers.length > 0 && { signedByOthers: [...signers, ...(record.signedByOthers ?? [])] }),
      ...mergeProposals(record, imported[index], proven),
    }
  })
}

/**
 * Adds proposals that another device has made. The latest of this device stays the latest. One that is not proven is only
 * watched: it makes no batch proposed.
 */
function mergeProposals(
  record: BatchRecord,
  imported: BatchRecord | undefined,
  proven: ReadonlySet<BatchProposal>,
): Partial<BatchRecord> {
  const known = new Set(listProposals(record).map(({ safeTxHash }) => safeTxHash))
  const added = listProposals(imported).filter(({ safeTxHash }) => !known.has(safeTxHash))
  if (added.length === 0) return {}
  // Owners have it already: it is not proposed a second time unless the user wants that.
  const newest = added.findLast((proposal) => proven.has(proposal))
  const isNew = newest !== undefined && !record.proposal && (record.state === 'queued' || record.state === 'signing')
  const latest = isNew ? newest : record.proposal
  const earlierProposals = [...added, ...(record.earlierProposals ?? [])].filter((each) => each !== latest)
  return { earlierProposals, ...(isNew && { state: 'proposed', proposal: latest }) }
}

const listProposals = ({ proposal, earlierProposals = [] }: Partial<BatchRecord> = {}) =>
  proposal ? [...earlierProposals, proposal] : earlierProposals

/**
 * Keeps only the doubt about an unknown signer, which holds on every device; wallet requests of one device say nothing
 * about another.
 */
function findPersistentDoubt({ doubt }: BatchRecord): BatchRecord['doubt'] {
  return doubt?.why === 'signerUnknown' ? doubt : undefined
}
