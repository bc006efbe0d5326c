// Stores the draft of the list on this device.

import { openDB } from 'idb'
import type { Address } from 'viem'
import * as z from 'zod/mini'
import type { Draft, OtherDraft } from '@/features/multi-send/multi-send-state.ts'
import { priceSchema, sourceSchema } from '@/features/multi-send/source/source-schema.ts'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'

const databaseName = 'saleyard-multi-send-draft'
const storeName = 'drafts'
const key = 'current'
// Key in localStorage, which is written before the call returns.
const leaveKey = 'multi-send-draft-left'

const address = z.custom<Address>((value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/.test(value))
const readAt = z.number()
const nameRecordSchema = z.union([
  z.object({ kind: z.enum(['resolved', 'ethereumOnly', 'ethereumContract']), address, readAt }),
  z.object({ kind: z.literal('gateway'), hosts: z.array(z.string()), failed: z.optional(z.string()), readAt }),
  z.object({ kind: z.enum(['notFound', 'malformed', 'failed']), readAt }),
])

// A draft stored by an older version must not break this page: any other shape counts as no draft.
const listSchema = z.object({
  asset: z.enum(['native', 'erc20']),
  tokenText: z.string(),
  amountKind: z.enum(['each', 'same', 'split']),
  amountText: z.string(),
  text: z.string(),
  answers: z.object({
    columns: z.optional(
      z.object({
        delimiter: z.enum([',', ';', '\t']),
        width: z.number(),
        hasHeader: z.boolean(),
        address: z.number(),
        amount: z.optional(z.number()),
        note: z.optional(z.number()),
        id: z.optional(z.number()),
      }),
    ),
    comma: z.optional(z.enum(['thousands', 'decimal', 'memo'])),
    dot: z.optional(z.enum(['thousands', 'decimal'])),
    space: z.optional(z.enum(['thousands', 'memo'])),
    duplicates: z.optional(z.enum(['merge', 'keep', 'drop'])),
    names: z.optional(z.literal('refuse')),
    ethereumNames: z.optional(z.enum(['use', 'refuse'])),
    gateways: z.optional(z.literal('refuse')),
  }),
  droppedLines: z.array(z.number()),
  roundedLines: z.optional(z.array(z.number())),
  names: z.optional(z.object({ chainId: z.number(), records: z.record(z.string(), nameRecordSchema) })),
  source: z.optional(sourceSchema),
  price: z.optional(priceSchema),
  isPriceMissing: z.optional(z.literal(true)),
  wasInDollars: z.optional(z.literal(true)),
  link: z.optional(z.object({ chainId: z.number() })),
}) satisfies z.ZodMiniType<OtherDraft>

const draftSchema = z.extend(listSchema, { others: z.optional(z.array(listSchema)) }) satisfies z.ZodMiniType<Draft>

let latest: Draft | undefined

/** Saves the draft; `false` when the browser does not allow it, and then nothing else is lost. */
export async function saveDraft(draft: Draft): Promise<boolean> {
  latest = draft
  try {
    const database = await open()
    await database.put(storeName, draft, key)
    database.close()
    if (latest === draft) safeLocalStorage.removeItem(leaveKey)
    return true
  } catch {
    return false
  }
}

/**
 * Saves the draft while the user leaves the page: the database would start to write only after the page is gone.
 * A draft that is too large for localStorage (5 million characters) is in the database only.
 */
export function saveDraftOnLeave(draft: Draft): void {
  latest = draft
  try {
    localStorage.setItem(leaveKey, JSON.stringify(draft))
  } catch {
    // An older draft must not come back in its place.
    safeLocalStorage.removeItem(leaveKey)
  }
}

/** Loads the draft of an earlier visit, if there is one and it can be read. */
export async function loadDraft(): Promise<Draft | undefined> {
  return readLeaveDraft() ?? (await readSavedDraft())
}

function readLeaveDraft(): Draft | undefined {
  try {
    const left = localStorage.getItem(leaveKey)
    return left === null ? undefined : draftSchema.safeParse(JSON.parse(left)).data
  } catch {
    return undefined
  }
}

async function readSavedDraft(): Promise<Draft | undefined> {
  try {
    const database = await open()
    const stored: unknown = await database.get(storeName, key)
    database.close()
    return draftSchema.safeParse(stored).data
  } catch {
    return undefined
  }
}

function open() {
  return openDB(databaseName, 1, { upgrade: (database) => void database.createObjectStore(storeName) })
}
