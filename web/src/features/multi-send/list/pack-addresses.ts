import { concatHex, type Hex } from 'viem'
import type { Recipient } from '@/features/multi-send/core/list-types.ts'

/** Addresses per text: 40 kB, and some six million gas for a program that looks at each. */
const perText = 2_000

/** All addresses in their order, 20 bytes each without separators. */
export function packAddresses(recipients: Recipient[]): Hex[] {
  return Array.from({ length: Math.ceil(recipients.length / perText) }, (_, text) =>
    concatHex(recipients.slice(text * perText, (text + 1) * perText).map(({ address }) => address)),
  )
}
