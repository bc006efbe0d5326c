import type { Hex } from 'viem'
import { draftKey } from './draft-store.ts'

/** Whether this salt would be found again after a reload: asks the device itself, which may be full or closed to us. */
export function isDraftKept(salt: Hex): boolean {
  try {
    return localStorage.getItem(draftKey)?.includes(salt) === true
  } catch {
    return false
  }
}
