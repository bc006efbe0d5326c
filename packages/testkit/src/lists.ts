// Gives the lists that several tests pay: a thousand real rows, and thirty.

import { readFileSync } from 'node:fs'

/** The first thousand rows of a real airdrop. */
export const safeList = readFileSync(new URL('../../../web/test-data/safe-airdrop-1000.csv', import.meta.url), 'utf8')

/** Thirty recipients, one batch. */
export const small = Array.from(
  { length: 30 },
  (_, index) => `0x${(index + 0xabc000).toString(16).padStart(40, '0')},${index + 1}`,
).join('\n')
