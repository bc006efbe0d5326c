import { type Hex, isAddress, isHash } from 'viem'
import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { safeLocalStorage } from '../../../lib/store/safe-local-storage'
import { newSalt } from './new-salt'

const createdSchema = z.object({
  kind: z.string(),
  chainId: z.int(),
  creator: z.string().refine((text) => isAddress(text)),
  token: z.string().refine((text) => isAddress(text)),
  hash: z
    .string()
    .refine((text) => isHash(text))
    .optional(),
})

const draftSchema = z.object({
  salt: z.string().refine((text) => isHash(text)),
  step: z.enum(['stepOne', 'stepTwo']),
  values: z.record(z.string(), z.string()),
  created: z.array(createdSchema),
  /** Fields whose address came from a link, and whether somebody has compared it since. */
  linked: z.record(z.string(), z.boolean()).default({}),
})

export type Created = z.output<typeof createdSchema>
export type Draft = z.output<typeof draftSchema>

type DraftStore = Draft & {
  /** Keeps what is typed; shared by all kinds, so that a change of kind loses no name. */
  type: (values: Record<string, string>) => void
  /** Keeps the values with the salt, before anything is signed. */
  review: (values: Record<string, string>) => void
  backToForm: () => void
  /** A new draft with what a link says; its addresses are to be confirmed one by one. */
  adopt: (values: Record<string, string>) => void
  confirm: (field: string, isConfirmed: boolean) => void
  addCreated: (created: Created) => void
  /** Another salt, and so another address; nothing happens once the draft has another than `from`, or became a token. */
  setSalt: (from: Hex, to: Hex) => void
  /** A new draft with a new salt. */
  startAnew: () => void
}

export const draftKey = 'token-draft'

function newDraft(): Draft {
  return { salt: newSalt(), step: 'stepOne', values: {}, created: [], linked: {} }
}

/** The one draft of this browser. Whatever cannot be read back from the device is not a draft: then a new one begins. */
export const useDraft = create<DraftStore>()(
  persist(
    (set) => ({
      ...newDraft(),
      type: (values) => set((draft) => withValues(draft, values)),
      review: (values) => set((draft) => ({ step: 'stepTwo', ...withValues(draft, values) })),
      backToForm: () => set({ step: 'stepOne' }),
      adopt: (values) => set({ ...newDraft(), values, linked: findAddresses(values) }),
      confirm: (field, isConfirmed) => set(({ linked }) => ({ linked: { ...linked, [field]: isConfirmed } })),
      addCreated: (created) => set((draft) => ({ created: [...draft.created, created] })),
      setSalt: (from, to) => set(({ salt, created }) => (salt === from && created.length === 0 ? { salt: to } : {})),
      startAnew: () => set(newDraft()),
    }),
    {
      name: draftKey,
      version: 1,
      storage: createJSONStorage(() => safeLocalStorage),
      partialize: ({ salt, step, values, created, linked }) => ({ salt, step, values, created, linked }),
      merge: (kept, current) => ({ ...current, ...draftSchema.safeParse(kept).data }),
    },
  ),
)

/** An address that somebody has typed anew does not come from the link any more. */
function withValues({ values, linked }: Draft, typed: Record<string, string>): Pick<Draft, 'values' | 'linked'> {
  const kept = Object.entries(linked).filter(
    ([field]) => typed[field] === undefined || isSameText(typed[field], values[field]),
  )
  return { values: { ...values, ...typed }, linked: Object.fromEntries(kept) }
}

/** A field drops the spaces around an address by itself: that is nobody's typing. */
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
