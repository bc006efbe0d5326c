import { countShared, printPayments } from '@/features/multi-send/core/fingerprint.ts'
import { planBatches } from '@/features/multi-send/core/plan-batches.ts'
import { readFileBytes } from '@/features/multi-send/prepare/read-file-bytes.ts'
import type { RunStore } from '@/features/multi-send/run/types.ts'
import { createTransferService } from '@/features/multi-send/runs/transfer/create-transfer-service.ts'
import { createReportService } from './create-report-service.ts'
import { findOutliers } from './find-outliers.ts'
import { findProblem } from './find-problem.ts'
import { ListSession } from './list-session.ts'
import { packAddresses } from './pack-addresses.ts'
import type { ListKey, ListService } from './types.ts'

/** All that is done with lists, for the worker; tests use it without one. */
export function createListService(store: RunStore, session = new ListSession()): ListService {
  const readPaid = async (list: ListKey) => {
    const { recipients } = (typeof list === 'number' ? session.at(list) : await store.loadList(list)) ?? {}
    if (!recipients) throw new Error(`No list of run ${list} on this device`)
    return recipients
  }

  return {
    read: (text, options, onProgress) => session.readInSlices(text, options, onProgress),
    readFile: readFileBytes,
    findProblem: async (from, direction) => findProblem(session.list.lines, from, direction),
    listRefused: async () => session.list.lines.flatMap(({ number, state }) => (state === 'refused' ? [number] : [])),
    readLines: async (from, to) => session.readLines(from, to),
    readRecipients: async (from, to) => session.list.recipients.slice(from, to),
    recipientsAt: async (positions) => session.recipientsAt(positions),
    linesOf: async (positions) => session.linesOf(positions),
    packAddresses: async (revision) => packAddresses(session.at(revision).recipients),
    findOutliers: async (revision) => findOutliers(session.at(revision).recipients),
    plan: async (revision, input) => planBatches({ ...input, recipients: session.at(revision).recipients }),
    createRun: async (revision, run, agreed) => {
      const { lines, recipients } = session.at(revision)
      return store.create(run, { lines, recipients }, agreed)
    },
    findAlike: async (list, paying) => store.findAlike({ ...paying, recipients: await readPaid(list) }),
    countPaid: async (list, lists) => {
      const prints = printPayments(await readPaid(list))
      return lists.map((payments) => countShared(prints, printPayments(payments)))
    },
    countShared: async (list, runId, positions) => {
      const wanted = new Set((await readPaid(list)).map(({ address }) => address.toLowerCase()))
      const { recipients = [] } = (await store.loadList(runId)) ?? {}
      const paid = positions.flatMap((position) => recipients[position]?.address.toLowerCase() ?? [])
      return new Set(paid.filter((address) => wanted.has(address))).size
    },
    ...createTransferService(store),
    ...createReportService(store),
  }
}
