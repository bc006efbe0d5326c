// Reads a text with usual options, one amount per recipient.

import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import type { ReadOptions } from '@saleyard/send/list/questions.ts'
import type { RecipientLine, RecipientList } from '@saleyard/send/list/types.ts'

export const alice = '0x00000000000000000000000000000000000A11cE'
export const bob = '0x0000000000000000000000000000000000000B0b'
export const token = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
export const multiSender = '0x1111111111111111111111111111111111111111'

const each: ReadOptions = {
  mode: { kind: 'each' },
  decimals: 18,
  chainShortName: 'bnb',
  token,
  multiSender,
  answers: {},
  droppedLines: [],
}

/** Reads a list with one amount per recipient, in a token with 18 decimals, unless the options differ. */
export function read(text: string, options: Partial<ReadOptions> = {}): RecipientList {
  return parseRecipients(text, { ...each, ...options })
}

/** Returns the outcome of the first line. */
export function one(text: string, options: Partial<ReadOptions> = {}): RecipientLine {
  return read(text, options).lines[0] as RecipientLine
}
