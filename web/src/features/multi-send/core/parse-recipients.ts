import { readSlices } from '@/features/multi-send/core/read/read-slices.ts'
import type { RecipientList } from './list-types.ts'
import type { ReadOptions } from './question-types.ts'

/**
 * Reads a list of recipients. Every input line comes back with a state; nothing is dropped, rounded or guessed.
 *
 * @param text Lines as typed, pasted or read from a CSV or TXT file.
 * @returns The lines, who gets what, and the questions that must be answered first. Amounts in base units.
 */
export function parseRecipients(text: string, options: ReadOptions): RecipientList {
  const slices = readSlices(text, options)
  let slice = slices.next()
  while (!slice.done) slice = slices.next()
  return slice.value.list
}
