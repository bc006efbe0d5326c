import { isAddress, isHash } from 'viem'
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
})

export type Created = z.output<typeof createdSchema>
export type Draft = z.output<typeof draftSchema>

type DraftStore = Draft & {
  /** Keeps what is typed; shared by all kinds, so that a change of kind loses no name. */
  type: (values: Record<string, string>) => void
  /** Keeps the values with the salt, before anything is signed. */
  review: (values: Record<string, string>) => void
  backToForm: () => void
  addCreated: (created: Created) => void
  /** A new draft with a new salt. */
  startAnew: () => void
}

export const draftKey = 'token-draft'

function newDraft(): Draft {
  return { salt: newSalt(), step: 'stepOne', values: {}, created: [] }
}

/** The one draft of this browser. Whatever cannot be read back from the device is not a draft: then a new one begins. */
export const useDraft = create<DraftStore>()(
  persist(
    (set) => ({
      ...newDraft(),
      type: (values) => set((draft) => ({ values: { ...draft.values, ...values } })),
      review: (values) => set((draft) => ({ step: 'stepTwo', values: { ...draft.values, ...values } })),
      backToForm: () => set({ step: 'stepOne' }),
      addCreated: (created) => set((draft) => ({ created: [...draft.created, created] })),
      startAnew: () => set(newDraft()),
    }),
    {
      name: draftKey,
      version: 1,
      storage: createJSONStorage(() => safeLocalStorage),
      partialize: ({ salt, step, values, created }) => ({ salt, step, values, created }),
      merge: (kept, current) => ({ ...current, ...draftSchema.safeParse(kept).data }),
    },
  ),
)

// One draft, one salt, also across tabs: a second tab must not sign the same token under another salt.
window.addEventListener('storage', ({ key }) => {
  if (key === draftKey) void useDraft.persist.rehydrate()
})
