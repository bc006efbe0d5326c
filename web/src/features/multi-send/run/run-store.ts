import { createRunStore } from './create-run-store.ts'

/** The runs of this device. */
export const runStore = createRunStore()
