// Keeps the one draft of this browser, and the drafts that became tokens.
import { type Hex, isAddress, isAddressEqual, isHash } from 'viem'
import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { identityDefaults } from '@/features/tokens/create/identity/identity.ts'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'
import { newSalt } from './creation-record.ts'

const hash = z.string().refine((text) => isHash(text))
const address = z.string().refine((text) => isAddress(text))
const values = z.record(z.string(), z.string())

const finishedSchema = z.object({
  kind: z.string(),
  chainId: z.int(),
  creator: address,
  token: address,
  /** Hash of the creating transaction, if this device knows it. */
  hash: hash.optional(),
  salt: hash,
  values,
  /** Launch steps that the creator has left out. */
  skipped: z.array(z.enum(['liquidity', 'vesting'])).optional(),
})

const draftSchema = z.object({
  salt: hash,
  step: z.enum(['stepOne', 'stepTwo']),
  values,
  /** Fields whose address came from a link, and whether the user has confirmed it since. */
  linked: z.record(z.string(), z.boolean()).default({}),
  /** Drafts that became tokens, newest first. */
  finished: z.array(finishedSchema).default([]),
})

/** A draft that became a token: its kind, its place and its creator. */
export type FinishedDraft = z.output<typeof finishedSchema>
/** A step after the creation. */
export type LaunchStep = NonNullable<FinishedDraft['skipped']>[number]
export type Draft = Omit<z.output<typeof draftSchema>, 'finished'>

/** Beyond this the oldest are dropped; their tokens have pages of their own. */
const maxFinished = 50

type DraftStore = Draft & { finished: FinishedDraft[] } & {
  /** Stores the typed values while the form is open; all kinds share them, so that a change of kind loses no name. */
  setValues: (values: Record<string, string>) => void
  /** Stores the values with the salt before anything is signed. */
  review: (values: Record<string, string>) => void
  backToForm: () => void
  /** Begins a new draft with the values of a link; the user confirms its addresses one by one. */
  startFromLink: (values: Record<string, string>) => void
  confirm: (field: string, isConfirmed: boolean) => void
  /** Files the draft with this salt as a token, and begins a new draft with a new salt. */
  finish: (token: Omit<FinishedDraft, 'values'>) => void
  /** Reopens a finished draft for another network, where the same salt makes the same address. */
  reopen: (finished: FinishedDraft) => void
  /** Notes that the creator leaves out a step of this token's launch. */
  skipStep: (finished: FinishedDraft, step: LaunchStep) => void
  /** Replaces the salt, and so the address; does nothing if the draft's salt is no longer `from` or the draft became a token. */
  setSalt: (from: Hex, to: Hex) => void
}

export const draftKey = 'token-draft'

function newDraft(): Draft {
  return { salt: newSalt(), step: 'stepOne', values: {}, linked: {} }
}

/** The one draft of this browser. If the stored draft cannot be read, a new one begins. */
export const useDraft = create<DraftStore>()(
  persist(
    (set) => ({
      ...newDraft(),
      finished: [],
      setValues: (values) => set((draft) => ({ step: 'stepOne', ...withValues(draft, values) })),
      review: (values) => set((draft) => ({ step: 'stepTwo', ...withValues(draft, values) })),
      backToForm: () => set({ step: 'stepOne' }),
      startFromLink: (values) => set({ ...newDraft(), values, linked: findAddresses(values) }),
      confirm: (field, isConfirmed) => set(({ linked }) => ({ linked: { ...linked, [field]: isConfirmed } })),
      finish: (token) => set((store) => fileAsFinished(store, token)),
      reopen: ({ salt, values }) => set({ ...newDraft(), salt, values, step: 'stepTwo' }),
      skipStep: (skipping, step) =>
        set(({ finished }) => ({
          finished: finished.map((each) =>
            isSameToken(each, skipping) ? { ...each, skipped: [...new Set([...(each.skipped ?? []), step])] } : each,
          ),
        })),
      setSalt: (from, to) => set((store) => (store.salt === from && !hasBecomeToken(store, from) ? { salt: to } : {})),
    }),
    {
      name: draftKey,
      version: 1,
      storage: createJSONStorage(() => safeLocalStorage),
      partialize: ({ salt, step, values, linked, finished }) => ({ salt, step, values, linked, finished }),
      merge: (kept, current) => ({ ...current, ...draftSchema.safeParse(kept).data }),
    },
  ),
)

/** Whether the draft with this salt became a token already, on whatever chain. */
export function hasBecomeToken({ finished }: Pick<DraftStore, 'finished'>, salt: Hex): boolean {
  return finished.some((each) => each.salt === salt)
}

type TokenPlace = Pick<FinishedDraft, 'chainId' | 'token'>

/** Whether a finished draft became this token. */
export function isSameToken(one: TokenPlace, other: TokenPlace): boolean {
  return one.chainId === other.chainId && isAddressEqual(one.token, other.token)
}

function fileAsFinished(store: DraftStore, token: Omit<FinishedDraft, 'values'>): Partial<DraftStore> {
  // Another tab may have filed it, and begun the next draft, a moment ago.
  if (token.salt !== store.salt) return {}
  const others = store.finished.filter((each) => !isSameToken(each, token))
  return { ...newDraft(), finished: [{ ...token, values: store.values }, ...others].slice(0, maxFinished) }
}

/** An address that the user has edited no longer counts as coming from the link. */
function withValues({ values, linked }: Draft, typed: Record<string, string>): Pick<Draft, 'values' | 'linked'> {
  const kept = Object.entries(linked).filter(
    ([field]) => typed[field] === undefined || isSameText(typed[field], values[field]),
  )
  return { values: { ...values, ...typed }, linked: Object.fromEntries(kept) }
}

/** A field trims the spaces around an address by itself, which is no edit by the user. */
function isSameText(one: string, other = ''): boolean {
  return one.trim() === other.trim()
}

function findAddresses(values: Record<string, string>): Draft['linked'] {
  const fields = Object.keys(values).filter((field) => /^\s*0x[0-9a-f]{40}\s*$/i.test(values[field] ?? ''))
  return Object.fromEntries(fields.map((field) => [field, false]))
}

// One draft, one salt, also across tabs: a second tab must not sign the same token under another salt.
window.addEventListener('storage', ({ key }) => {
  if (key === draftKey) void useDraft.persist.rehydrate()
})

/** Whether this salt survives a reload: reads the device's storage itself, which may be full or blocked. */
export function isDraftStored(salt: Hex): boolean {
  try {
    return localStorage.getItem(draftKey)?.includes(salt) === true
  } catch {
    return false
  }
}

/** Whether the draft holds no user input that a link would replace. */
export function isDraftEmpty({ values }: Pick<Draft, 'values'>): boolean {
  const initial: Record<string, string> = identityDefaults
  const typed = Object.entries(values).filter(([field, text]) => text.trim() !== '' && text !== initial[field])
  return typed.length === 0
}
