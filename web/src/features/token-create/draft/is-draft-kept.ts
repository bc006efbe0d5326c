import type { Hex } from 'viem'
import { draftKey } from './draft-store'
import { forgivingStorage } from './forgiving-storage'

/** Whether this salt would be found again after a reload. */
export function isDraftKept(salt: Hex): boolean {
  return String(forgivingStorage.getItem(draftKey)).includes(salt)
}
